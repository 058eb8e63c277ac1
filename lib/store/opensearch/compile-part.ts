import { positionWeight } from '#lib/search/index-source.ts';
import { isMatchedWhole, nearnessOf, peopleWeight } from '#lib/search/match-parts.ts';
import { matchBitsOf } from '#lib/search/matches.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import type { Part } from '#lib/search/ways.ts';
import { closeness, type WayType, weights } from '#lib/search/weights.ts';
import { wordGapMax } from '#lib/search/word-records.ts';
import { scopeFields } from '#lib/store/opensearch/documents/indexed-fields.ts';
import { all, any, constant, type DslClause, not, oneOf } from './search-port.ts';

/** A filter, and the closeness (0…1) to the query of the records that it matches. */
interface Closeness {
  readonly near: number;
  readonly filter: DslClause;
}

/** Ways to match a part of a query that are about equally close to it, as one filter of the server. */
interface Level extends Closeness {
  /** Bits of `matchBits`. */
  readonly bits: number;
}

/** The clauses by which the server matches and scores one part of a query. */
export interface CompiledPart {
  readonly matches: DslClause;
  /** Scores a record by its evidence for the part, times the share of the part in the query. */
  readonly evidence: DslClause;
  /** Scores a record by its closeness to the part, times that share, in a form that lets the server skip records that cannot be best. */
  readonly coverage: DslClause;
  /** Filters of the records with at least this coverage; undefined if the part also matches by some of its words, whose coverage adds up. */
  covering(least: number): readonly DslClause[] | undefined;
  /** Selects the records whose closest match has this bit of `matchBits`. */
  withBit(bit: number): DslClause;
}

/** A clause that no record matches. */
export const nothing: DslClause = { match_none: {} };

/** Maximum ways to match a part. Only the closest ones are used; others would not change the results. */
const waysMax = 120;

/** A match of any closeness has a positive score, since records without one are not returned. */
const coverageMin = 1e-6;

interface PartStatistics {
  readonly statistics: Statistics;
  /** The weight of the part in the query. */
  readonly share: number;
  readonly weigh: Weigh;
}

/** A clause that scores a record by the weight of a term in it, up to `boost`. */
export type Weigh = (term: string, boost: number) => DslClause;
export const weighByFrequency: Weigh = (term, boost) => ({ term: { terms: { value: term, boost } } });
/** For indices of document format 11, which readers meet during an upgrade. A feature name must not contain a dot. */
export const weighByFeature: Weigh = (term, boost) => ({
  rank_feature: { field: `weights.${term.replaceAll('.', '\u2024')}`, boost, saturation: { pivot: weights.k1 } },
});

/** Translates a part of a query, with its ways to match, into clauses of OpenSearch. */
export function compilePart(part: Part, { statistics, share, weigh }: PartStatistics): CompiledPart {
  const scope = part.field ? scopeFields[part.field] : 'terms';
  const weightClause = (term: string, boost: number): DslClause =>
    scope === 'terms' ? weigh(term, boost) : { bool: { must: [weigh(term, boost)], filter: [oneOf(scope, [term])] } };
  /** The score of several words, each with an equal share. The embedded engine uses the lowest weight instead. */
  const withWords = (filter: DslClause, boost: number): DslClause => ({
    bool: { filter: [filter], must: words.map((terms) => best(terms.map((term) => weightClause(term, boost / words.length)))) },
  });
  const ways = part.ways
    .map((way, index) => ({ type: way.type, term: way.term, near: nearnessOf(way), at: index }))
    .filter(({ term }) => statistics.count(term) > 0)
    .sort((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, waysMax);
  const words = part.words.map((terms) => terms.map(({ term }) => term));
  const nameWords = words.length > 0 ? wordLevels(words, scope, part.isNameless) : undefined;
  const levels = [...levelsOf(ways, scope), ...(part.entity ? entityLevels(part.entity.people) : []), ...(nameWords?.levels ?? [])].sort(
    (a, b) => b.near - a.near,
  );
  const partialWords = nameWords && !isMatchedWhole(part) ? someWords(words, scope, statistics) : [];
  const evidence = [
    ...ways.map(({ term, near }) => weightClause(term, share * near)),
    ...(part.entity
      ? entityLevels(part.entity.people).map(({ filter, near }) => constant(filter, share * near * saturation(peopleWeight)))
      : []),
    ...(nameWords?.levels ?? []).map(({ filter, near }) => withWords(filter, share * near)),
    ...(partialWords.length > 0
      ? [
          {
            bool: { should: partialWords.flatMap(({ terms, near }) => best(terms.map((term) => weightClause(term, share * near)))) },
          },
        ]
      : []),
  ];
  const filters = levels.map(({ filter }) => filter);
  const covering = ({ near, filter }: Closeness) => constant(filter, Math.max(coverageMin, share * near));
  return {
    matches: any([
      ...filters,
      ...partialWords.map(({ filter }) => filter),
      ...(filters.length + partialWords.length === 0 ? [nothing] : []),
    ]),
    evidence: best(evidence),
    coverage: best([
      ...levels.map(covering),
      ...(partialWords.length > 0 ? [{ bool: { should: partialWords.map(covering), minimum_should_match: 1 } }] : []),
    ]),
    covering: (least) =>
      partialWords.length > 0 ? undefined : levels.filter(({ near }) => share * near >= least).map(({ filter }) => filter),
    withBit: (bit) => closestWithBit(levels, bit),
  };
}

const best = (queries: readonly DslClause[]): DslClause =>
  queries.length === 0 ? nothing : queries.length === 1 ? (queries[0] as DslClause) : { dis_max: { queries } };

/** BM25 saturation, which the server computes from the stored weight. */
const saturation = (weight: number) => weight / (weight + weights.k1);

/** Groups ways of equal closeness and with the same bits into one level. */
function levelsOf(ways: readonly { readonly type: WayType; readonly term: string; readonly near: number }[], scope: string): Level[] {
  const levels: { near: number; bits: number; terms: string[] }[] = [];
  for (const { type, term, near } of ways) {
    const last = levels.at(-1);
    const bits = matchBitsOf(type);
    if (last && last.bits === bits && last.near - near < sameNear) last.terms.push(term);
    else levels.push({ near, bits, terms: [term] });
  }
  return levels.map(({ near, bits, terms }) => ({ near, bits, filter: oneOf(scope, terms) }));
}

/** Ways that differ by less are equally close but for rounding. With 0.01 the server had 6 % fewer filters, and totals differed from SQLite. */
const sameNear = 1e-9;

/** Works a person signed as first author, as one of the first three, or at all. */
function entityLevels(people: ReadonlyMap<number, number>): Level[] {
  const byScore = Map.groupBy(people, ([, score]) => score);
  const fields = [
    ['firstAuthor', positionWeight(1)],
    ['leadAuthors', positionWeight(2)],
    ['authors', positionWeight(4)],
  ] as const;
  return [...byScore]
    .flatMap(([score, entries]) =>
      fields.map(([field, positionFactor]) => ({
        near: score * positionFactor,
        bits: matchBitsOf('person'),
        filter: oneOf(
          field,
          entries.map(([id]) => id),
        ),
      })),
    )
    .sort((a, b) => b.near - a.near);
}

/** All words of a name: adjacent, near each other, or anywhere. A single word, next to a stop word in the query, is adjacent in any text. */
function wordLevels(words: readonly (readonly string[])[], scope: string, isNameless = false): { readonly levels: readonly Level[] } {
  const everywhere = all(...words.map((terms) => oneOf(scope, terms)));
  const level = (type: WayType, filter: DslClause): Level => ({ near: closeness[type], bits: matchBitsOf(type), filter });
  const spans = words.map(spanOf);
  const [first, ...others] = spans as [DslClause, ...DslClause[]];
  const near = (clauses: readonly DslClause[], slop: number, in_order: boolean): DslClause => ({ span_near: { clauses, slop, in_order } });
  // As in the engine, each word is near the first one. The server may take another occurrence of the first word for each.
  const nearFirst = others.map((other) => near([first, other], words.length + wordGapMax - 1, false));
  const isPlaced = words.every((terms) => terms.some(isStem));
  const close = isPlaced && others.length > 0 ? [all(everywhere, ...nearFirst)] : [];
  if (isNameless) return { levels: close.map((filter) => level('scattered', filter)) };
  return {
    levels: [
      ...(isPlaced ? [level('phrase', all(everywhere, others.length > 0 ? near(spans, 0, true) : first))] : []),
      ...close.map((filter) => level('words', filter)),
      level('scattered', everywhere),
    ],
  };
}

const isStem = (term: string) => term[0] === 's';

function spanOf(terms: readonly string[]): DslClause {
  const stems = [...new Set(terms.filter(isStem).map((term) => term.slice(1)))];
  const clauses = stems.map((stem) => ({ span_term: { stems: stem } }));
  return clauses.length === 1 ? (clauses[0] as DslClause) : { span_or: { clauses } };
}

/** Single words of a name, weighted by rarity. */
function someWords(words: readonly (readonly string[])[], scope: string, { size, count }: Statistics) {
  const rarities = words.map((terms) => Math.log(1 + size / (1 + Math.max(0, ...terms.map(count)))));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return words.map((terms, index) => ({
    terms,
    filter: oneOf(scope, terms),
    near: closeness.some * ((rarities[index] as number) / total),
  }));
}

/** Selects the records whose closest matching level has this bit. */
function closestWithBit(levels: readonly Level[], bit: number): DslClause {
  const runs: { has: boolean; filters: DslClause[] }[] = [];
  for (const { bits, filter } of levels) {
    const has = (bits & bit) !== 0;
    if (runs.at(-1)?.has === has) runs.at(-1)?.filters.push(filter);
    else runs.push({ has, filters: [filter] });
  }
  return (
    runs.reduceRight<DslClause | undefined>((rest, { has, filters }) => {
      if (has) return any([...filters, ...(rest ? [rest] : [])]);
      return rest && all(rest, not(...filters));
    }, undefined) ?? nothing
  );
}
