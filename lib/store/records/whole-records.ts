import type { WholeRecord } from '#lib/domain/collection.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { recordOf } from './prepare-record.ts';
import { type TextSourceRow, textOrigins } from './text-origins.ts';

export interface WholeRow {
  readonly id: number;
  readonly doc: string;
  readonly authors: string;
  readonly references?: string | null;
  readonly text_sources: string | null;
}

/** The order of `wholeRecords` and of every table of a dump. */
export const lastChangedFirst: ResearchQuery = { ...defaultResearchQuery, sort: '-updatedAt' };

/** Parses a stored row into the whole record with the origins of its texts. */
export function wholeRecord(row: WholeRow): WholeRecord {
  const record = recordOf(row);
  return { id: String(row.id), record, textOrigins: textOrigins(record, JSON.parse(row.text_sources ?? '[]') as TextSourceRow[]) };
}
