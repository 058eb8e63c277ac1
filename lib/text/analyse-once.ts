import { memoized } from '#lib/domain/bounds/memoized.ts';
import { analyse } from './analyse.ts';

/**
 * `analyse` for the texts of a record that is being taken in: its areas are looked for in the same texts that are indexed a moment later. Holds
 * the texts of a record with forty keywords: one that is dropped before it is indexed is analysed twice.
 */
export const analyseOnce = memoized((text) => analyse(text), { most: 64, length: 50_000 });
