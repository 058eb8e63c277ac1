import { expect, it } from 'vitest';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import { splitBibtex } from './split-bibtex.ts';

async function entriesOf(text: string) {
  const entries = [];
  const pieces = (async function* () {
    yield text;
  })();
  for await (const entry of splitBibtex(pieces)) entries.push(entry);
  return entries;
}
const entry = (key: string, journal: string) => `@article{${key},\n title = {Dust on Mars ${key}},\n journal = ${journal}\n}\n`;

it('an entry carries the definitions that it uses, and no others', async () => {
  const strings = Array.from({ length: 3000 }, (_, index) => `@string{j${index} = "Journal ${index}"}\n`).join('');
  const entries = await entriesOf(strings + Array.from({ length: 300 }, (_, index) => entry(`k${index}`, `j${index}`)).join(''));
  expect(entries[7]?.macros).toBe('@string{j7 = "Journal 7"}\n');
  expect(entries.reduce((sum, { macros }) => sum + macros.length, 0)).toBeLessThan(300 * 40);
});

it('nested definitions are found in any case, and the last one before the entry counts', async () => {
  const text = `@string{acm = "ACM"}\n@string{toms = ACM # " Trans."}\n${entry('a', 'TOMS')}@string{acm = "Acme"}\n${entry('b', 'acm')}${entry('c', 'toms')}`;
  expect((await recordsIn('a.bib', text)).map(({ venue }) => Object.values(venue?.name ?? {})[0])).toEqual([
    'ACM Trans.',
    'Acme',
    'ACM Trans.',
  ]);
});

it('definitions that double each other stay undefined, and the entry is read', async () => {
  const doubling = Array.from({ length: 40 }, (_, index) => `@string{m${index + 1} = m${index} # m${index}}\n`).join('');
  const text = `@string{m0 = "word "}\n${doubling}${entry('a', 'm40')}${entry('b', 'm2')}`;
  const records = await recordsIn('a.bib', text);
  expect(records.map(({ title }) => title.en)).toEqual(['Dust on Mars a', 'Dust on Mars b']);
  expect(JSON.stringify(records).length).toBeLessThan(5000);
});

it('an entry that uses a definition thousands of times is not expanded', async () => {
  const long = `@string{long = "${'x'.repeat(1500)}"}\n`;
  const [first] = await entriesOf(long + entry('a', Array(500).fill('long').join(' # ')));
  expect(first?.macros).toBe('');
});
