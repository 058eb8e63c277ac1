import { afterAll, describe, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';

/** What may stand in any text: signs of SQL, of COPY, of vectors and of their queries, and lengths no index takes. */
const nasty = [
  `'; DROP TABLE research; --`,
  `\\. \\N \\t \\\\ "quoted" 'single' {a,b} :* & | ! <-> ()`,
  'tab\there, line\nthere\r, nothing\u0000at all',
  '\ud800 half a sign \u202e turned \u200b hidden 🛰️ ‮',
  `${'endless'.repeat(1200)} word`,
  `${'many different words '.repeat(20)}${Array.from({ length: 3000 }, (_, n) => `w${n}`).join(' ')}`,
  '<script>alert(1)</script> $1 $$ %s',
];

const records = nasty.map(
  (text, place): ResearchRecord => ({
    key: `${place} ${text}`,
    title: { en: text, ar: `نص ${text}` },
    language: 'en',
    abstract: { en: `${text} ${text}` },
    keywords: { en: [text] },
    authors: [{ name: { en: text }, affiliation: { en: text }, variants: [`variant ${text}`] }],
    type: 'other',
    areas: [],
    doi: `10.5555/${place}`,
  }),
);

const server = await startPostgres();

describe('texts that mean something to a database', () => {
  if ('skipped' in server) it.skip(`are not tested on PostgreSQL: ${server.skipped}`, () => undefined);
  else {
    afterAll(() => server.stop());
    it('are texts: they are loaded, found, changed and undone as in SQLite', async () => {
      const stores = [openSqliteStore(':memory:'), await openPostgresStore(await server.createDatabase())];
      const ask = async (store: (typeof stores)[number]) => {
        const answers: unknown[] = [];
        for (const keyword of ['', ...nasty.map((text) => text.slice(0, 200)), 'w17', 'endless', 'word'])
          for (const query of [{ keyword }, { keyword: `"${keyword}"` }]) {
            answers.push((await store.findResearch('en', { ...defaultResearchQuery, ...query })).items.map(({ id }) => id));
            answers.push((await store.findAuthors('en', { ...defaultAuthorQuery, ...query })).items.map(({ id }) => id));
            answers.push((await store.suggest('en', query.keyword, 8)).map(({ id }) => id));
          }
        return answers;
      };
      const at = '2026-11-01T00:00:00Z';
      for (const store of stores) {
        expect(await store.load(records, { batch: 'nasty', at })).toMatchObject({ added: nasty.length });
        expect(await store.load(records)).toMatchObject({ unchanged: nasty.length });
      }
      const [file, database] = stores as [(typeof stores)[number], (typeof stores)[number]];
      // One after the other: SQLite answers without a pause, and what waits for a connection meanwhile would count as late.
      const sqlite = await ask(file);
      expect(await ask(database)).toEqual(sqlite);
      for (const store of stores) {
        await store.load(
          records.map((record) => ({ ...record, citations: 3 })),
          { batch: 'again', at },
        );
        await store.undo('again');
        expect(await ask(store)).toEqual(sqlite);
        await store.undo('nasty');
        expect(await store.counts()).toEqual({ research: 0, authors: 0, institutions: 0 });
        await store.close();
      }
    });

    it('keep who said them, where signs are left out', async () => {
      const store = await openPostgresStore(await server.createDatabase());
      const told = prepareRecord(records[2] as ResearchRecord, undefined, {
        source: 'ris',
        originals: { 'title.en': 'NOTHING\u0000 AT ALL' },
      });
      await store.load([told], { batch: 'told' });
      const { fields } = await store.explainRecord('1');
      const sourceOf = (name: string) => fields.find(({ field }) => field === name)?.source;
      expect(sourceOf('title.ar')).toMatchObject({ source: 'ris', kind: 'original' });
      expect(sourceOf('title.en')).toMatchObject({ source: 'ris', kind: 'derived', original: expect.stringContaining('AT ALL') });
      await store.close();
    });
  }
});
