import type { Bilingual } from '#lib/languages/bilingual.ts';

/** One way in which a request can fail (RFC 9457). `{…}` in a detail is a placeholder. Each code has a page at `/problems/{code}`. */
export interface ProblemDefinition {
  readonly status: number;
  readonly title: Bilingual;
  readonly detail: Bilingual;
  /** What the client can do, for the page of the problem. */
  readonly remedy: Bilingual;
  /** The registered type with this meaning; by default the type is the problem's own page. */
  readonly type?: string;
}

/** The registry of problem types. */
export const registeredTypes = 'https://iana.org/assignments/http-problem-types#';
