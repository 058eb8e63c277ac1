import type { Bilingual } from '#lib/contract/bilingual.ts';

/** Every way in which a call can fail (RFC 9457). `{…}` in a detail is filled in. Each code has a page at `/problems/{code}`. */
export interface ProblemDefinition {
  readonly status: number;
  readonly title: Bilingual;
  readonly detail: Bilingual;
  /** What the caller does about it, for the page of the problem. */
  readonly remedy: Bilingual;
  /** A registered type that says the same; else the type is the problem's own page. */
  readonly type?: string;
}

/** Where problem types are registered. */
export const registeredTypes = 'https://iana.org/assignments/http-problem-types#';
