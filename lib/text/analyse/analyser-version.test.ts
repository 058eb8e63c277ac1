import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameKeys } from '#lib/text/names/name-keys.ts';
import { words } from '#lib/text/words/fold.ts';
import { analyse } from './analyse.ts';
import { analyserVersion } from './analyser-version.ts';

/** Digests of the terms that this analyser version derives from these texts. Update all three together. */
const noted = { version: 35, texts: 'ff1b25526fa1ca69', entries: '539ddfe900b9275d' };

/** Every text of our own fixtures, and the titles and names of the starter collection. */
function fixedTexts(): string[] {
  const folder = join(import.meta.dirname, '../testing');
  const fixtures = readdirSync(folder)
    .sort()
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const collection = readFileSync(join(import.meta.dirname, '../../store/starter/collection.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const records = collection.map((line) => JSON.parse(line) as { title: unknown; authors: { name: unknown }[] });
  return [...new Set([...fixtures, ...records.flatMap(({ title, authors }) => textsIn([title, authors.map(({ name }) => name)]))])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Everything an index may store of a text. */
function entryOf(text: string): string {
  const { words: all, stems, concepts, units } = analyse(text);
  const elided = units.flatMap(({ bare }) => bare ?? []);
  return [all, stems, concepts, words(text), nameKeys(text), ...(elided.length > 0 ? [elided] : [])]
    .map((tokens) => tokens.join(' '))
    .join('\n');
}

const digest = (lines: readonly string[]) => hash('sha256', lines.join('\n'), 'hex').slice(0, 16);

/** What to do about a difference from `noted`; undefined if there is none. */
function fault(found: typeof noted): string | undefined {
  const isSilent = found.texts === noted.texts && found.entries !== noted.entries && found.version === noted.version;
  const note = `note ${JSON.stringify({ ...found, version: found.version + Number(isSilent) })} in this test`;
  if (found.texts !== noted.texts)
    return `The fixtures or the starter collection have changed, so these figures say nothing: see that the analyser did not change in the same step, then ${note}.`;
  if (isSilent)
    return `The analyser makes something else of texts than version ${noted.version} did, and stores would miss words without a sign: raise analyserVersion by one, then ${note}.`;
  if (found.version !== noted.version) return `The version of the analyser was raised: ${note}.`;
  return undefined;
}

test('the analysis of fixed texts changes only with the version of the analyser', () => {
  const texts = fixedTexts();
  expect(texts.length).toBeGreaterThan(2000);
  expect(fault({ version: analyserVersion, texts: digest(texts), entries: digest(texts.map(entryOf)) })).toBeUndefined();
});
