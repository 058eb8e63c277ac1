import { memoized } from '#lib/base/bounds/memoized.ts';
import { analyse } from './analyse.ts';

/** `analyse` with a cache, since the classifier and then the index read the same texts. Large enough for a record with forty keywords. */
export const analyseOnce = memoized((text) => analyse(text), { most: 64, length: 50_000 });
