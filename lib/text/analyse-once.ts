import { memoized } from '#lib/domain/bounds/memoized.ts';
import { analyse } from './analyse.ts';

/**
 * `analyse` with a cache for the record being imported: the classifier and the index read the same texts in turn. Holds the texts of a record
 * with forty keywords.
 */
export const analyseOnce = memoized((text) => analyse(text), { most: 64, length: 50_000 });
