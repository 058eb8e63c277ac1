import { rowData } from '#app/_pages/lists/row-data.ts';
import type { ComparedColumn } from '#components/compare/compare-view.tsx';
import { instance } from '#lib/compose.ts';
import type { CountedRef, Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Ref, Research } from '#lib/domain/research.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
import type { ComparedKind, Comparison } from '#lib/url/compare-query.ts';
import { comparedName } from './compared-name.ts';

const partnersMax = 5;
/** Partners that are read per column, to find those of several columns. */
const partnersReadMax = 100;
/** Maximum works of a column. Common works are found by reading all works of both columns, so pairs with a larger column are skipped. */
const readMax = 300;
const commonMax = 5;
/** Maximum values per facet, more than there are years or areas. */
const valuesMax = 1_000;

export interface ComparedPair {
  readonly of: readonly [ComparedColumn, ComparedColumn];
  readonly count: number;
}

export interface ComparisonData {
  readonly columns: readonly ComparedColumn[];
  readonly pairs: readonly ComparedPair[];
  /** The newest works in common; pairs with a column of more than `readMax` works are skipped. */
  readonly commonWorks: readonly ResearchRowData[];
}

const queryOf = (kind: ComparedKind, ids: readonly string[]) => ({ ...defaultResearchQuery, [kind]: ids });

/** A comparison: columns and common works. Rejects with `Problem` `not_found` in remote mode, or if a column does not exist. */
export async function loadCompared(language: Language, { kind, ids }: Comparison): Promise<ComparisonData> {
  const { extras } = await instance();
  if (!extras) throw new Problem('not_found');
  const columns = withShared(await Promise.all(ids.map((id) => loadColumn(extras, language, kind, id))));
  const pairs = await Promise.all(
    columns.flatMap((column, index) => columns.slice(index + 1).map((other) => countPair(language, kind, [column, other]))),
  );
  return { columns, pairs, commonWorks: await readCommon(extras, language, kind, pairs) };
}

/** Keeps the most frequent partners of each column and marks those that another column has too. */
function withShared(columns: readonly ComparedColumn[]): readonly ComparedColumn[] {
  const columnsWith = Map.groupBy(
    columns.flatMap(({ partners }) => partners),
    ({ id }) => id,
  );
  return columns.map((column) => ({
    ...column,
    partners: column.partners
      .slice(0, partnersMax)
      .map((partner) => ({ ...partner, ...((columnsWith.get(partner.id)?.length ?? 0) > 1 && { isShared: true as const }) })),
  }));
}

async function loadColumn(extras: Extras, language: Language, kind: ComparedKind, id: string): Promise<ComparedColumn> {
  const query = queryOf(kind, [id]);
  const [{ name, href }, counts, people, citations, partners] = await Promise.all([
    comparedName(language, kind, id),
    extras.breakdown(language, query, ['year', 'focusedArea', 'openAccess'], valuesMax),
    extras.contributors(language, 'author', query, 1),
    extras.citations(query),
    partnersOf(extras, language, kind, id),
  ]);
  const open = counts.openAccess?.find((value) => value.id === 'true')?.count ?? 0;
  const closedCount = counts.openAccess?.find((value) => value.id === 'false')?.count ?? 0;
  return {
    id,
    name,
    href,
    total: open + closedCount,
    open,
    people: people.total,
    citations,
    years: new Map((counts.year ?? []).map((year) => [Number(year.id), year.count])),
    areas: counts.focusedArea ?? [],
    partners,
  };
}

/** The most frequent partners: institutions for a place or an area, co-authors for a person. */
async function partnersOf(extras: Extras, language: Language, kind: ComparedKind, id: string): Promise<readonly CountedRef[]> {
  if (kind === 'authorId') return extras.coauthors(language, id, partnersReadMax);
  if (kind === 'focusedAreaId') return (await extras.contributors(language, 'institution', queryOf(kind, [id]), partnersReadMax)).best;
  return extras.partners(language, { institutionId: [], country: [], [kind]: [id] }, partnersReadMax);
}

/** Counts common works as |A| + |B| − |A ∪ B|, because a filter by two values matches works with either value. */
async function countPair(language: Language, kind: ComparedKind, of: ComparedPair['of']): Promise<ComparedPair> {
  const { catalogue } = await instance();
  const query = {
    ...queryOf(
      kind,
      of.map(({ id }) => id),
    ),
    pageSize: 1,
  };
  const { total = 0 } = await catalogue.findResearch(language, query);
  return { of, count: of[0].total + of[1].total - total };
}

async function readCommon(
  extras: Extras,
  language: Language,
  kind: ComparedKind,
  pairs: readonly ComparedPair[],
): Promise<ResearchRowData[]> {
  const works = new Map<string, Research>();
  for (const { of, count } of pairs) {
    if (count === 0 || of.some(({ total }) => total > readMax)) continue;
    const ids = new Set<string>();
    for await (const { id } of extras.stream(language, queryOf(kind, [of[0].id]))) ids.add(id);
    for await (const work of extras.stream(language, queryOf(kind, [of[1].id]))) if (ids.has(work.id)) works.set(work.id, work);
  }
  return [...works.values()]
    .sort((a, b) => (b.year ?? 0) - (a.year ?? 0))
    .slice(0, commonMax)
    .map((research) => rowData(research, language));
}

/** Values that can be added to the comparison, sorted by name: all areas with publications, or the 100 most frequent other values. */
export async function loadCandidates(language: Language, kind: ComparedKind): Promise<readonly Ref[]> {
  const { catalogue } = await instance();
  if (kind === 'focusedAreaId')
    return inOrder(
      (await catalogue.researchAreas(language)).filter(({ researchCount }) => researchCount !== 0),
      language,
    );
  const facet = kind === 'institutionId' ? 'institution' : kind === 'country' ? 'country' : 'author';
  const { extras } = await instance();
  const values = (await extras?.breakdown(language, defaultResearchQuery, [facet], 100))?.[facet] ?? [];
  return inOrder(values, language);
}

function inOrder(values: readonly Ref[], language: Language): readonly Ref[] {
  const { compare } = new Intl.Collator(language);
  return values.toSorted((a, b) => compare(a.name.value, b.name.value));
}
