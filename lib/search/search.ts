import { type MatchedPart, matchParts } from './match-parts.ts';
import { type Shown, show } from './policy.ts';
import { rank } from './rank.ts';
import type { SearchSource } from './search-source.ts';
import { type Query, type SearchOptions, understand } from './understand.ts';
import { cuts } from './weights.ts';

export interface Answer extends Shown {
  readonly query: Query;
  /** What each part was met by; scores, marks and reasons all come out of it. */
  readonly parts: readonly MatchedPart[];
}

/** A pasted page of text keeps its beginning. */
const lettersMost = 1000;

/** Answers a query: understood, its parts matched, the records ranked, and what is far behind left out. Never throws, whatever is typed. */
export function search(source: SearchSource, keyword: string, options: SearchOptions = {}): Answer {
  const query = understand(source, keyword.slice(0, lettersMost), options);
  const parts = matchParts(source, query, cuts.loose);
  return { query, parts, ...show(query, parts, rank(source, query, parts)) };
}
