import { hash } from 'node:crypto';
import { apiVersion } from '#lib/contract/version.ts';

/** What a response depends on besides the query: data, program and the operator's terms. */
export interface AnswerSources {
  readonly dataVersion: string;
  readonly program: string;
  readonly operatorTerms: string;
}

/** A key of everything a response depends on; distinct queries never share one. */
export function answerKey({ dataVersion, program, operatorTerms }: AnswerSources, canonicalUrl: string, format: string): string {
  return [apiVersion, program, operatorTerms, dataVersion, format, canonicalUrl].join('\n');
}

/** The weak tag of a response, computed before rendering, from 132 bits of a hash. */
export function entityTag(dataVersion: string, key: string): string {
  return `W/"${dataVersion}-${hash('sha256', key, 'base64url').slice(0, 22)}"`;
}

/** Whether a record is unchanged since `If-Modified-Since`, which counts only without `If-None-Match` (RFC 9110 §13.1.3). */
export function unmodifiedSince(headers: Headers, updatedAt: string | undefined): boolean {
  const since = headers.get('if-modified-since');
  if (!since || !updatedAt || headers.has('if-none-match')) return false;
  const moment = Date.parse(since);
  return !Number.isNaN(moment) && Date.parse(updatedAt) <= moment;
}
