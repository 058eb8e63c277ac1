import type { MatchMode, Warning } from '#lib/domain/page.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import type { Relaxation } from './lacking-words.ts';
import type { ScoredSlots } from './scored-slots.ts';

/** How a query was read, and what it finds so. */
export interface Understood {
  readonly clauses: readonly Clause[];
  readonly scores: ScoredSlots;
  readonly mode: MatchMode;
  readonly warnings: readonly Warning[];
  /** What was asked for, where some of it had to do. */
  readonly relaxed?: Relaxation;
  /** Met by where authors published from, so that nothing else follows. */
  readonly isSigned?: true;
}

/** What records meet words taken as they stand. */
export type Run = (clauses: readonly Clause[]) => Promise<ScoredSlots>;
