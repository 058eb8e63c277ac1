import { compareWorks } from '#lib/store/identity/compare-works.ts';
import { recordOf } from '#lib/store/records/prepare-record.ts';
import type { Suspect } from './curation.ts';

/** Two stored records with a trait in common. */
export interface AlikePair {
  readonly a: number;
  readonly b: number;
  readonly doc_a: string;
  readonly doc_b: string;
  readonly authors_a: string;
  readonly authors_b: string;
}

/** Maximum number of records with the same trait that are compared: a more common trait does not identify a work. */
export const bearersMax = 30;

/** The pair as a suspected duplicate; undefined if the two are clearly different works and share no DOI. */
export function suspectOf({ a, b, doc_a, doc_b, authors_a, authors_b }: AlikePair): Suspect | undefined {
  const [first, second] = [recordOf({ doc: doc_a, authors: authors_a }), recordOf({ doc: doc_b, authors: authors_b })];
  const { verdict, agrees, differs } = compareWorks(first, second);
  if (verdict === 'different' && !agrees.includes('doi')) return undefined;
  const titleOf = ({ title, language }: typeof first) => title[language] ?? Object.values(title)[0] ?? '';
  const because = verdict === 'different' ? 'same DOI' : 'same title';
  return { kind: 'research', ids: [String(a), String(b)], names: [titleOf(first), titleOf(second)], because, agrees, differs };
}
