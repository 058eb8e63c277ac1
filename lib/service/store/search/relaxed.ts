import type { Warning } from '#lib/domain/page.ts';
import type { Relaxation } from './lacking-words.ts';
import { nothing, type ScoredSlots } from './scored-slots.ts';

/** An answer where no record has all the words, and what is said of it. */
export interface Relaxed {
  readonly scores: ScoredSlots;
  readonly warnings: readonly Warning[];
  /** What was asked for, where records have some of it. */
  readonly relaxed?: Relaxation;
}

export const noAnswer: Relaxed = { scores: nothing, warnings: [] };
