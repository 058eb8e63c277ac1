import { expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** Hostile texts: SQL and full-text syntax, and lengths that no index accepts. */
const hostileTexts = [
  `'; DROP TABLE research; --`,
  `\\. \\N \\t \\\\ "quoted" 'single' {a,b} :* & | ! <-> ()`,
  'tab\there, line\nthere\r, nothing\u0000at all',
  '\ud800 half a sign \u202e turned \u200b hidden 🛰️ ‮',
  `${'endless'.repeat(1200)} word`,
  `${'many different words '.repeat(20)}${Array.from({ length: 3000 }, (_, n) => `w${n}`).join(' ')}`,
  '<script>alert(1)</script> $1 $$ %s',
];

const records = hostileTexts.map(
  (text, index): ResearchRecord => ({
    key: `${index} ${text}`,
    title: { en: text, ar: `نص ${text}` },
    language: 'en',
    abstract: { en: `${text} ${text}` },
    keywords: { en: [text] },
    authors: [{ name: { en: text }, affiliation: { en: text }, variants: [`variant ${text}`] }],
    type: 'other',
    areas: [],
    doi: `10.5555/${index}`,
  }),
);

it('A store loads, finds, changes and undoes texts that look like database syntax', async () => {
  const store = openSqliteStore(':memory:');
  const ask = async () => {
    const answers: unknown[] = [];
    for (const keyword of ['', ...hostileTexts.map((text) => text.slice(0, 200)), 'w17', 'endless', 'word'])
      for (const query of [{ keyword }, { keyword: `"${keyword}"` }]) {
        answers.push((await store.findResearch('en', { ...defaultResearchQuery, ...query })).items.map(({ id }) => id));
        answers.push((await store.findAuthors('en', { ...defaultAuthorQuery, ...query })).items.map(({ id }) => id));
        answers.push((await store.suggest('en', query.keyword, 8)).map(({ id }) => id));
      }
    return answers;
  };
  const at = '2026-11-01T00:00:00Z';
  expect(await store.load(records, { batch: 'nasty', at })).toMatchObject({ added: hostileTexts.length });
  expect(await store.load(records)).toMatchObject({ unchanged: hostileTexts.length });
  const answers = await ask();
  expect(answers[0]).toHaveLength(hostileTexts.length);
  await store.load(
    records.map((record) => ({ ...record, citations: 3 })),
    { batch: 'again', at },
  );
  await store.undo('again');
  expect(await ask()).toEqual(answers);
  await store.undo('nasty');
  expect(await store.counts()).toEqual({ research: 0, authors: 0, groups: 0, institutions: 0 });
  await store.close();
});
