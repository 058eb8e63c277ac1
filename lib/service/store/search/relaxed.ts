import type { Warning } from '#lib/domain/page.ts';
import { nothing, type ScoredSlots } from './scored-slots.ts';

/** An answer where no record has all the words, and what is said of it. */
export interface Relaxed {
  readonly scores: ScoredSlots;
  readonly warnings: readonly Warning[];
}

export const noAnswer: Relaxed = { scores: nothing, warnings: [] };
