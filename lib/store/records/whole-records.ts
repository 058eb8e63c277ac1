import type { WholeRecord } from '#lib/domain/collection.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { recordOf } from './prepare-record.ts';
import { type TextSourceRow, textOrigins } from './text-origins.ts';

interface WholeRow {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
  readonly references?: string | null;
  readonly text_sources: string | null;
}

/** The order of `wholeRecords` and of every table of a dump. */
export const lastChangedFirst: ResearchQuery = { ...defaultResearchQuery, sort: '-updatedAt' };

/** Publications read at a time; a dump holds one such batch and the list of ids in memory. */
const batchSize = 200;

interface WholeRecordSource {
  readonly ids: () => Promise<readonly number[]>;
  /** Rows of a query, in any order; `among` is the SQL list of ids. */
  readonly rows: (sql: (among: string, sources: string) => string, ids: readonly number[]) => Promise<readonly WholeRow[]>;
}

/** Streams complete records with references and origins of texts, for dumps, in the order of the ids. */
export async function* streamWholeRecords({ ids, rows }: WholeRecordSource): AsyncGenerator<WholeRecord> {
  const sortedIds = await ids();
  for (let start = 0; start < sortedIds.length; start += batchSize) {
    const batch = sortedIds.slice(start, start + batchSize);
    const byId = new Map((await rows(wholeRecordsSql, batch)).map((row) => [row.id, row]));
    for (const id of batch) {
      const row = byId.get(id);
      if (row) yield wholeRecord(row);
    }
  }
}

const wholeRecordsSql = (among: string, sources: string): string =>
  `SELECT research.id AS id, research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors,
   (SELECT doc FROM research_references WHERE research_id = research.id) AS "references", ${sources}
   FROM research LEFT JOIN research_authors ON research_authors.research_id = research.id WHERE research.id ${among}`;

/** Parses a stored row into the whole record with the origins of its texts. */
export function wholeRecord(row: WholeRow): WholeRecord {
  const record = recordOf(row);
  return { id: String(row.id), record, textOrigins: textOrigins(record, JSON.parse(row.text_sources ?? '[]') as TextSourceRow[]) };
}
