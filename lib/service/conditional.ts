import { hash } from 'node:crypto';
import { apiVersion } from '#lib/contract/version.ts';

/** A weak tag made of the data version and the question, so that it is known before anything is rendered. A new version of the program makes new tags too. */
export function entityTag(dataVersion: string, canonicalUrl: string, format: string): string {
  const mark = hash('sha256', `${apiVersion}\n${canonicalUrl}\n${format}`, 'hex').slice(0, 12);
  return `W/"${dataVersion}-${mark}"`;
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
