import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Abstract } from '#components/record/abstracts.tsx';
import { AbstractText } from '#components/research/rows/abstract-text.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { render } from '#components/testing/render.tsx';
import { writeCoverage } from '#lib/commands/wording/write-coverage.ts';
import { writeResearch, writeResearchSummary } from '#lib/contract/payloads/write-research.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { abstractsWord } from '#lib/domain/text-origin.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import type { Store } from '#lib/store/port/store.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const work = (key: string, more: Partial<ResearchRecord>): ResearchRecord => ({
  key,
  title: { en: `Dust of example moon ${key}`, ar: `غبار القمر ${key}` },
  language: 'en',
  authors: [],
  type: 'journal-article',
  areas: [],
  year: 2020,
  doi: `10.5555/${key}`,
  ...more,
});
const texts = { en: 'An example text about dust.', ar: 'نص عن غبار قمر من الأمثلة.' };

/** Who wrote the abstract of each work in each language. */
const writers: Readonly<Record<string, Readonly<Record<Language, 'author' | 'editor'>>>> = {
  ours: { en: 'editor', ar: 'editor' },
  theirs: { en: 'author', ar: 'author' },
  merged: { en: 'author', ar: 'editor' },
  translated: { en: 'author', ar: 'author' },
};

async function openStore(): Promise<{ store: Store; idOf: (key: string) => string }> {
  const store = openSqliteStore(':memory:');
  const load = (record: ResearchRecord, source: string) => store.load([prepareRecord(record, undefined, { source })]);
  await load(work('ours', { abstract: texts, abstractKind: 'editor' }), 'starter');
  await load(work('theirs', { abstract: texts, abstractKind: 'author' }), 'crossref');
  // The starter collection adds an Arabic summary to the abstract of the authors.
  await load(work('merged', { abstract: { en: texts.en }, abstractKind: 'author' }), 'crossref');
  await load(work('merged', { abstract: { ar: texts.ar }, abstractKind: 'editor' }), 'starter');
  await load(work('translated', { abstract: { en: texts.en }, abstractKind: 'author' }), 'crossref');
  const { items } = await store.findResearch('en', { ...defaultResearchQuery, pageSize: 50 });
  const ids = new Map(items.map(({ id, title }) => [title.value.split(' ').at(-1), id]));
  const idOf = (key: string) => ids.get(key) as string;
  await store.texts.write('t1', [
    {
      key: { recordId: idOf('translated'), field: 'abstract', language: 'ar' },
      text: texts.ar,
      from: texts.en,
      origin: { source: 'editor' },
    },
  ]);
  return { store, idOf };
}

const { store, idOf } = await openStore();
const detail = async (language: Language, key: string) => {
  const result = await store.research(language, idOf(key));
  if (result.kind !== 'found') throw new Error(`No record ${key}`);
  return result.value;
};
const wordIn = (language: Language, kind: 'author' | 'editor') =>
  translator(language, 'record')(kind === 'editor' ? 'summary' : 'abstract');

describe.each(Object.keys(writers))('The text of the work %s is named after who wrote it', (key) => {
  it.each(languages)('on the %s page of the record', async (language) => {
    const research = await detail(language, key);
    const writer = writers[key]?.[language] as 'author' | 'editor';
    const page = render(language, createElement(Abstract, { research, language }));
    expect(page).toMatch(new RegExp(`<h2 id="abstract"[^>]*>${wordIn(language, writer)}</h2>`));
    expect(page.split('<details')[0]?.includes(translator(language, 'record')('editorNote'))).toBe(writer === 'editor');
  });

  it.each(languages)('in a row of a list in %s, and where the row is opened', async (language) => {
    const { items } = await store.findResearch(language, { ...defaultResearchQuery, pageSize: 50 });
    const research = items.find(({ id }) => id === idOf(key));
    if (!research) throw new Error(`No row ${key}`);
    const writer = writers[key]?.[language] as 'author' | 'editor';
    const opening = { list: `/${language}/research`, index: 0, isSelecting: false };
    const row = render(language, createElement(ResearchRow, { research: rowData(research, language), language, opening }));
    expect(row).toContain(`>${wordIn(language, writer)}</a>`);
    expect(row).toContain(`aria-label="${wordIn(language, writer)}: `);
    const { abstract, abstractKind } = await detail(language, key);
    const opened = render(language, createElement(AbstractText, { answer: { abstract, abstractKind, note: undefined } }));
    expect(opened.includes(translator(language, 'rows')('editorNote'))).toBe(writer === 'editor');
    expect(writeResearchSummary(research, language).abstractKind).toBe(writer);
  });

  it.each(languages)('in the API and in files in %s', async (language) => {
    const research = await detail(language, key);
    const writer = writers[key]?.[language];
    const text = research.abstract?.value as string;
    expect(text).toBeTruthy();
    expect(writeResearch(research, language).abstractKind).toBe(writer);
    const file = (format: Parameters<typeof writeFormat>[0]) =>
      writeFormat(format, [research], { language, siteUrl: 'https://madar.example' });
    const node = JSON.parse(file('jsonld'))['@graph'][0];
    expect([node.abstract, node.description]).toEqual(writer === 'editor' ? [undefined, text] : [text, undefined]);
    const isByEditors = research.textOrigins?.some(
      ({ field, language: of, source }) => field === 'abstract' && of === language && source === 'editor',
    );
    // These formats have no word for a summary, so they leave out whatever editors wrote.
    for (const format of ['bibtex', 'ris', 'csl', 'mods', 'marcxml', 'datacite'] as const)
      expect(file(format).includes(text)).toBe(!isByEditors);
    expect(file('csv').includes(`abstract.${language}`)).toBe(isByEditors);
  });
});

it('names all abstracts of a collection after their origins, in the command coverage and on the page of the collection', async () => {
  const [lines, origins] = [await store.coverage(), await store.coverageByOrigin('year')];
  const counts = { research: 4, authors: 0 };
  const commandWord = (by: typeof origins) => /^(Abstracts.*?|Summaries) {2}/m.exec(writeCoverage({ lines, origins: by, counts }))?.[1];
  const only = (...kept: readonly string[]) =>
    origins.map((line) => ({
      ...line,
      counts: Object.fromEntries(
        Object.entries(line.counts).map(([origin, count]) => [origin, kept.includes(origin) ? count : 0]),
      ) as typeof line.counts,
    }));
  expect([origins, only('editor'), only('author', 'source'), only()].map((by) => [abstractsWord(by), commandWord(by)])).toEqual([
    ['abstractsAndSummaries', 'Abstracts and summaries'],
    ['summaries', 'Summaries'],
    ['abstracts', 'Abstracts'],
    ['abstracts', 'Abstracts'],
  ]);
  const abstracts = origins
    .filter(({ text }) => text.startsWith('abstract'))
    .map(({ text, counts: { author, editor } }) => [text, author, editor]);
  expect(abstracts).toEqual([
    ['abstract.en', 3, 1],
    ['abstract.ar', 1, 3],
  ]);
});
