import { hash } from 'node:crypto';
import { apiVersion } from '#lib/contract/version.ts';

/** What an answer is made of beside its question: the data, the program with its ranking and vocabulary, and the operator's own terms. */
export interface AnswerSources {
  readonly dataVersion: string;
  readonly program: string;
  readonly ownTerms: string;
}

/** All that an answer depends on, in full: two questions never share one. */
export function answerKey({ dataVersion, program, ownTerms }: AnswerSources, canonicalUrl: string, format: string): string {
  return [apiVersion, program, ownTerms, dataVersion, format, canonicalUrl].join('\n');
}

/** The weak tag of an answer, known before anything is rendered. 132 bits of a hash: nobody finds two questions with one tag. */
export function entityTag(dataVersion: string, key: string): string {
  return `W/"${dataVersion}-${hash('sha256', key, 'base64url').slice(0, 22)}"`;
}

/** Whether `If-None-Match` names the tag. `*` means any that exists, which only the record can tell: `anyIsKnown` says whether that is settled. */
export function matchesTag(ifNoneMatch: string | null, tag: string, anyIsKnown: boolean): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  if (ifNoneMatch.trim() === '*') return anyIsKnown;
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}

/** Whether a record is unchanged since `If-Modified-Since`; only asked when there is no `If-None-Match` (RFC 9110 §13.1.3). */
export function unmodifiedSince(headers: Headers, updatedAt: string | undefined): boolean {
  const since = headers.get('if-modified-since');
  if (!since || !updatedAt || headers.has('if-none-match')) return false;
  const moment = Date.parse(since);
  return !Number.isNaN(moment) && Date.parse(updatedAt) <= moment;
}
