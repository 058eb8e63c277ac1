import { positionWeight } from '#lib/search/index-source.ts';
import { isEntityRole, nearnessBy, peopleWeight } from '#lib/search/match-parts.ts';
import { matchBitsOf } from '#lib/search/matches.ts';
import type { Statistics } from '#lib/search/search-source.ts';
import { wordGapMax } from '#lib/search/together.ts';
import type { Part } from '#lib/search/ways.ts';
import { closeness, type WayType, weights } from '#lib/search/weights.ts';
import { featureOf, scopeFields } from './documents/indexed-fields.ts';
import { all, any, type Clause, constant, not, oneOf } from './search-port.ts';

/** One way of meeting a part, as the server looks for it. */
interface Level {
  /** 0…1: how close it comes to what was asked. */
  readonly near: number;
  /** Bits of `says`. */
  readonly bits: number;
  readonly filter: Clause;
}

/** A part of a query as the server matches and scores it. */
export interface CompiledPart {
  readonly matches: Clause;
  /** Share · evidence. */
  readonly evidence: Clause;
  /** Share · closeness: functions of which one counts for each record, or those of several words of a name. */
  readonly functions: readonly { readonly filter: Clause; readonly weight: number }[];
  /** Records of which the closest way says this of the part. */
  saying(bit: number): Clause;
}

export const nothing: Clause = { match_none: {} };

/** More ways than these say no more. */
const waysMost = 120;

interface Weighed {
  readonly statistics: Statistics;
  /** Records that have the part as it was asked for, and what it counts beside the other parts. */
  readonly count: number;
  readonly share: number;
}

export function compilePart(part: Part, { statistics, count, share }: Weighed): CompiledPart {
  const scope = part.field ? (scopeFields[part.field] as string) : 'terms';
  const near = nearnessBy(statistics, count);
  const ways = part.ways
    .map((way, at) => ({ type: way.type, term: way.term, near: near(way), at }))
    .filter(({ term }) => statistics.count(term) > 0)
    .sort((a, b) => b.near - a.near || a.at - b.at)
    .slice(0, waysMost);
  const words = part.words.map((own) => own.map(({ term }) => term));
  const together = words.length > 0 ? wordsTogether(words, scope) : undefined;
  const levels = [...levelsOf(ways, scope), ...(part.entity ? entityLevels(part.entity.people) : []), ...(together?.levels ?? [])].sort(
    (a, b) => b.near - a.near,
  );
  const some = together && !isEntityRole(part.role) ? someWords(words, scope, statistics) : [];
  const evidence = [
    ...ways.map(({ term, near }) => weighed(term, scope, share * near)),
    ...(part.entity
      ? entityLevels(part.entity.people).map(({ filter, near }) => constant(filter, share * near * saturation(peopleWeight)))
      : []),
    ...(together?.levels ?? []).map(({ filter, near }) => withWords(words, scope, { filter, boost: share * near })),
    ...(some.length > 0
      ? [{ bool: { should: some.flatMap(({ terms, near }) => best(terms.map((term) => weighed(term, scope, share * near)))) } }]
      : []),
  ];
  const filters = levels.map(({ filter }) => filter);
  return {
    matches: any([...filters, ...some.map(({ filter }) => filter), ...(filters.length + some.length === 0 ? [nothing] : [])]),
    evidence: best(evidence),
    functions: [
      ...levels.map(({ near, filter }, at) => ({ filter: without(filter, filters.slice(0, at)), weight: share * near })),
      ...some.map(({ near, filter }) => ({ filter: without(filter, filters), weight: share * near })),
    ].filter(({ weight }) => weight > 0),
    saying: (bit) => sayingFrom(levels, bit),
  };
}

const best = (queries: readonly Clause[]): Clause =>
  queries.length === 0 ? nothing : queries.length === 1 ? (queries[0] as Clause) : { dis_max: { queries } };
const without = (filter: Clause, others: readonly Clause[]): Clause =>
  others.length === 0 ? filter : { bool: { filter: [filter], must_not: others } };

/** BM25's saturation, which the server works out of the stored weight. */
const saturation = (weight: number) => weight / (weight + weights.k1);

/** What a term's weight in a record adds, up to `boost`. */
function weighed(term: string, scope: string, boost: number): Clause {
  const feature = { rank_feature: { field: `weights.${featureOf(term)}`, boost, saturation: { pivot: weights.k1 } } };
  return scope === 'terms' ? feature : { bool: { must: [feature], filter: [oneOf(scope, [term])] } };
}

/** Ways that come equally near and say the same are one level. */
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

/** Closenesses that differ by less are one to a reader; each level costs the server a filter. */
const sameNear = 0.01;

/** What somebody signed first, among the first three, and at all. */
function entityLevels(people: ReadonlyMap<number, number>): Level[] {
  const byScore = Map.groupBy(people, ([, score]) => score);
  const fields = [
    ['firstAuthor', positionWeight(1)],
    ['leadAuthors', positionWeight(2)],
    ['authors', positionWeight(4)],
  ] as const;
  return [...byScore]
    .flatMap(([score, own]) =>
      fields.map(([field, worth]) => ({
        near: score * worth,
        bits: matchBitsOf('person'),
        filter: oneOf(
          field,
          own.map(([id]) => id),
        ),
      })),
    )
    .sort((a, b) => b.near - a.near);
}

/** All words of a name: side by side, close to one another, and anywhere. */
function wordsTogether(words: readonly (readonly string[])[], scope: string): { readonly levels: readonly Level[] } {
  const everywhere = all(...words.map((terms) => oneOf(scope, terms)));
  const level = (type: WayType, filter: Clause): Level => ({ near: closeness[type], bits: matchBitsOf(type), filter });
  const near = (slop: number, in_order: boolean): Clause => all(everywhere, { span_near: { clauses: words.map(spanOf), slop, in_order } });
  const isPlaced = words.every((terms) => terms.some(isStem));
  return {
    levels: [
      ...(isPlaced && words.length > 1 ? [level('phrase', near(0, true)), level('words', near(words.length + wordGapMax - 1, false))] : []),
      level('scattered', everywhere),
    ],
  };
}

const isStem = (term: string) => term[0] === 's' || term[0] === 'x';

function spanOf(terms: readonly string[]): Clause {
  const stems = [...new Set(terms.filter(isStem).map((term) => term.slice(1)))];
  const clauses = stems.map((stem) => ({ span_term: { stems: stem } }));
  return clauses.length === 1 ? (clauses[0] as Clause) : { span_or: { clauses } };
}

/** Of several words what each adds, the same for all: the engine takes that of the word that weighs least. */
const withWords = (
  words: readonly (readonly string[])[],
  scope: string,
  { filter, boost }: { readonly filter: Clause; readonly boost: number },
): Clause => ({
  bool: { filter: [filter], must: words.map((terms) => best(terms.map((term) => weighed(term, scope, boost / words.length)))) },
});

/** Some of the words of a name, by how rare each is. */
function someWords(words: readonly (readonly string[])[], scope: string, { size, count }: Statistics) {
  const rarities = words.map((terms) => Math.log(1 + size / (1 + Math.max(0, ...terms.map(count)))));
  const total = rarities.reduce((sum, one) => sum + one, 0) || 1;
  return words.map((terms, at) => ({
    terms,
    filter: oneOf(scope, terms),
    near: closeness.some * ((rarities[at] as number) / total),
  }));
}

/** Records whose first matching level has a bit. */
function sayingFrom(levels: readonly Level[], bit: number): Clause {
  const runs: { has: boolean; filters: Clause[] }[] = [];
  for (const { bits, filter } of levels) {
    const has = (bits & bit) !== 0;
    if (runs.at(-1)?.has === has) runs.at(-1)?.filters.push(filter);
    else runs.push({ has, filters: [filter] });
  }
  return (
    runs.reduceRight<Clause | undefined>((rest, { has, filters }) => {
      if (has) return any([...filters, ...(rest ? [rest] : [])]);
      return rest && all(rest, not(...filters));
    }, undefined) ?? nothing
  );
}
