import { recordOf } from '#lib/service/store/records/prepare-record.ts';
import type { Suspect } from './curation.ts';
import { compareWorks } from './identity/compare-works.ts';

/** Two stored records with a trait in common. */
export interface AlikePair {
  readonly a: number;
  readonly b: number;
  readonly doc_a: string;
  readonly doc_b: string;
  readonly authors_a: string;
  readonly authors_b: string;
}

/** Records with the same trait than which no more are compared: what thirty bear is no trait of a work. */
export const bearersMax = 30;

/** The pair as a possible duplicate, unless the two are plainly two works without a DOI in common. */
export function suspectOf({ a, b, doc_a, doc_b, authors_a, authors_b }: AlikePair): Suspect | undefined {
  const [one, two] = [recordOf({ doc: doc_a, authors: authors_a }), recordOf({ doc: doc_b, authors: authors_b })];
  const { verdict, agrees, differs } = compareWorks(one, two);
  if (verdict === 'different' && !agrees.includes('doi')) return undefined;
  const titleOf = ({ title, language }: typeof one) => title[language] ?? Object.values(title)[0] ?? '';
  const because = verdict === 'different' ? 'same DOI' : 'same title';
  return { kind: 'research', ids: [String(a), String(b)], names: [titleOf(one), titleOf(two)], because, agrees, differs };
}
