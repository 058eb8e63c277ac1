import { memoized } from '#lib/domain/bounds/memoized.ts';
import { fold } from '#lib/text/words/fold.ts';

/** What two spellings of one institution's name have in common: letters and digits, without the article at the beginning. Names recur, and folding one takes some µs. */
export const institutionKey = memoized(
  (name) =>
    fold(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^the /, ''),
  { most: 20_000, length: 400 },
);
