import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { openFilled } from './fixtures/open-filled.ts';

/** The Cranfield collection may not be passed on, so it is read where the machine has it. */
const folder = '../shared/data/relevance/cranfield';
const missing = existsSync(folder) ? undefined : 'the Cranfield collection is not on this machine';

interface Document {
  readonly _id: string;
  readonly title: string;
  readonly text: string;
}

const lines = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);

/** Judgements name a query by its place, not its number; grades run from 1, best, to 4, and -1 is no judgement. */
function readJudgements(): Map<number, Map<string, number>> {
  const judgements = new Map<number, Map<string, number>>();
  for (const line of lines('qrels.tsv').slice(1)) {
    const [place, document = '', code] = line.split('\t');
    if (Number(code) < 1) continue;
    const own = judgements.get(Number(place)) ?? new Map<string, number>();
    judgements.set(Number(place), own.set(document, 5 - Number(code)));
  }
  return judgements;
}

/** nDCG@10 with gains 2^grade - 1, and mean average precision over what was returned. */
function measure(judgements: ReadonlyMap<number, ReadonlyMap<string, number>>, answers: readonly (readonly string[])[]) {
  const discounted = (grades: readonly number[]) =>
    grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  let [gain, precision] = [0, 0];
  for (const [place, grades] of judgements) {
    const answer = answers[place - 1] ?? [];
    gain += discounted(answer.map((id) => grades.get(id) ?? 0)) / discounted([...grades.values()].sort((a, b) => b - a));
    let hits = 0;
    const at = answer.map((id, rank) => (grades.has(id) ? ++hits / (rank + 1) : 0));
    precision += at.reduce((sum, one) => sum + one, 0) / grades.size;
  }
  return { gain: gain / judgements.size, precision: precision / judgements.size };
}

function rawAnswers(documents: readonly Document[], queries: readonly string[]): string[][] {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE VIRTUAL TABLE raw USING fts5(id UNINDEXED, title, text)');
  const insert = database.prepare('INSERT INTO raw VALUES (?, ?, ?)');
  for (const { _id, title, text } of documents) insert.run(_id, title ?? '', text ?? '');
  const select = database.prepare('SELECT id FROM raw WHERE raw MATCH ? ORDER BY bm25(raw) LIMIT 100');
  return queries.map((query) => {
    const words = [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu))].map((word) => `"${word}"`);
    return (select.all(words.join(' OR ')) as { id: string }[]).map(({ id }) => id);
  });
}

describe('search over the Cranfield collection', () => {
  it.skipIf(missing)(
    `ranks no worse than raw bm25 does on the same texts${missing ? ` (skipped: ${missing})` : ''}`,
    async () => {
      const documents = lines('corpus.jsonl').map((line) => JSON.parse(line) as Document);
      const queries = lines('queries.jsonl').map((line) => (JSON.parse(line) as { text: string }).text);
      const judgements = readJudgements();
      const { store, keyOf } = await openFilled(
        documents.map(
          ({ _id, title, text }): ResearchRecord => ({
            key: _id,
            title: { en: title || 'Untitled' },
            language: 'en',
            ...(text && { abstract: { en: text } }),
            authors: [],
            type: 'journal-article',
            areas: [],
          }),
        ),
      );
      const answers: string[][] = [];
      for (const query of queries) {
        const keyword = query.slice(0, limits.keywordLengthMax);
        const { items } = await store.findResearch('en', { ...defaultResearchQuery, keyword, pageSize: 100 });
        answers.push(items.map(({ id }) => keyOf(id)));
      }
      await store.close();
      const ours = measure(judgements, answers);
      const raw = measure(judgements, rawAnswers(documents, queries));
      expect(judgements.size).toBe(225);
      expect(ours.gain).toBeGreaterThanOrEqual(raw.gain);
      expect(ours.precision).toBeGreaterThanOrEqual(raw.precision);
    },
    120_000,
  );
});
