import type { CountedRef } from '#lib/domain/collection.ts';
import type { SectionRows } from './record-answer.ts';

/** Years of an author, and people who are like the author or signed works with the author. */
export interface AuthorContext {
  readonly years: SectionRows<{ readonly year: number; readonly count: number }>;
  /** Most frequent first. */
  readonly coauthors: SectionRows<CountedRef>;
  readonly similar: SectionRows<CountedRef>;
}
