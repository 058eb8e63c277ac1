import { memoized } from '#lib/domain/bounds/memoized.ts';
import { analyse } from './analyse.ts';

/**
 * `analyse` for the texts of a record that is being taken in: its areas are looked for in the same texts that are indexed a moment later. More than the
 * texts of one record; nothing is kept of the records before.
 */
export const analyseOnce = memoized((text) => analyse(text), { most: 8, length: 50_000 });
