import { existsSync, readFileSync } from 'node:fs';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readToolEnv } from '#lib/env.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { inventedRecords } from './invented-records.ts';
import { type CollectionName, type JudgedQuery, judgedQueries } from './judged-query.ts';
import { readSecond } from './second-collection.ts';

/** Folder with test data that must not be redistributed, next to the checkout; it may be absent. */
export const testData = readToolEnv().testData;

export interface TestCollection {
  readonly records: readonly ResearchRecord[];
  readonly queries: readonly JudgedQuery[];
}

/** Records and judged queries of a collection, or the reason it is unavailable. */
export async function openCollection(name: CollectionName): Promise<TestCollection | { readonly missing: string }> {
  const queries = judgedQueries(name);
  if (name === 'starter') return { records: readCollection(), queries };
  if (name === 'small') return { records: smallRecords(), queries };
  if (name === 'invented') return { records: inventedRecords, queries };
  if (!existsSync(testData)) return { missing: `${name}: ${testData} is not on this machine` };
  return name === 'second' ? { records: await readSecond(testData), queries } : readCranfield();
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The 48 records of the analyser's tests: no areas, names in one script. */
function smallRecords(): ResearchRecord[] {
  type Row = readonly [id: number, en: string, ar: string, authors: string, keywords: string];
  const { records } = JSON.parse(readFileSync('lib/text/testing/retrieval.json', 'utf8')) as { records: Row[] };
  return records.map(([id, en, ar, authors, keywords]) => ({
    key: String(id),
    title: { ...(en && { en }), ...(ar && { ar }) },
    language: en ? 'en' : 'ar',
    authors: authors.split('; ').map((name) => ({ name: isArabic(name) ? { ar: name } : { en: name } })),
    keywords: { en: keywords.split('; ') },
    type: 'journal-article',
    areas: [],
  }));
}

/** Reads the Cranfield collection. Its judgements refer to queries by ordinal; codes are 1 (best) to 4, -1 is unjudged. */
function readCranfield(): TestCollection {
  const lines = (file: string) => readFileSync(`${testData}/relevance/cranfield/${file}`, 'utf8').split('\n').filter(Boolean);
  const grades: Record<string, number>[] = [];
  for (const line of lines('qrels.tsv').slice(1)) {
    const [ordinal, document = '', code] = line.split('\t');
    if (Number(code) < 1) continue;
    const index = Number(ordinal) - 1;
    grades[index] = { ...grades[index], [document]: 5 - Number(code) };
  }
  const queries = lines('queries.jsonl').flatMap((line, index): JudgedQuery[] => {
    const { text } = JSON.parse(line) as { text: string };
    const queryGrades = grades[index];
    return queryGrades ? [{ query: text, language: 'en', kind: 'topic', source: 'cranfield', split: 'test', grades: queryGrades }] : [];
  });
  const records = lines('corpus.jsonl').map((line): ResearchRecord => {
    const { _id, title, text } = JSON.parse(line) as { _id: string; title: string; text: string };
    const abstract = text ? { abstract: { en: text } } : {};
    return { key: _id, title: { en: title || 'Untitled' }, language: 'en', ...abstract, authors: [], type: 'journal-article', areas: [] };
  });
  return { records, queries };
}
