import { memoized } from '#lib/base/bounds/memoized.ts';
import { fold } from '#lib/text/words/fold.ts';

/** Normalised name for comparison: letters and digits, no leading article. Memoised: names recur, and folding takes some µs. */
export const institutionKey = memoized(
  (name) =>
    fold(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^the /, ''),
  { most: 20_000, length: 400 },
);
