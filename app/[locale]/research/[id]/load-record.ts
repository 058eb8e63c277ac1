import { cache } from 'react';
import { readOf, rowOf } from '#app/_pages/lists/row-of.ts';
import type { CitationSide } from '#components/record/citations/citation-layout.ts';
import type { Neighbours } from '#components/record/list-place.tsx';
import type { RelatedRow } from '#components/record/related-research.tsx';
import { instance } from '#lib/compose.ts';
import { referencesMax } from '#lib/domain/citations/reference.ts';
import type { RecordSource } from '#lib/domain/extras.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import { leftOut } from '#lib/domain/missing-parts.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
import { latinDigits } from '#lib/url/codec.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';
import { findNeighbours } from './find-neighbours.ts';

const relatedMax = 5;

/** The record in both languages. The metadata and the page of one request ask once. Rejects with a `Problem`. */
export const loadRecord = cache(async (language: Language, id: string) => {
  const { catalogue } = await instance();
  const [research, other] = await Promise.all([
    catalogue.research(language, id),
    // The second language is an addition: without it the record is whole.
    catalogue.research(otherLanguage(language), id).catch(leftOut(undefined)),
  ]);
  return { research, other };
});

/** `failed` stands for a part that could not be had: the page says so and offers to try again. */
export type Part<T> = readonly T[] | 'failed';

export async function loadRelated(language: Language, id: string): Promise<Part<RelatedRow>> {
  const { extras } = await instance();
  const related = (await extras?.related(language, id, relatedMax).catch(leftOut('failed' as const))) ?? [];
  return related === 'failed' ? related : related.map((research) => ({ ...research, read: readOf(research, language) }));
}

/** What a record cites in the collection, and what cites it, newest first. */
export interface CitationSides {
  readonly citedBySide: CitationSide | 'failed';
  readonly citing: CitationSide | 'failed';
}

/** What leads out of a record and into it; nothing is asked for where its references lead nowhere and nobody counts citations. */
export async function loadCitations(language: Language, { id, references = [], citedByCount = 0 }: Research): Promise<CitationSides> {
  const { catalogue } = await instance();
  const sideOf = async (filter: Partial<ResearchQuery>, rowsMost: number, isEmpty: boolean): Promise<CitationSide> => {
    const rows: ResearchRowData[] = [];
    const query = { ...defaultResearchQuery, ...filter, pageSize: limits.pageSizeMax };
    let firstPage: Page<Research> | undefined;
    for (let pageIndex = 1, hasNext = !isEmpty; hasNext && rows.length < rowsMost; pageIndex += 1) {
      const page = await catalogue.findResearch(language, { ...query, pageIndex, facets: pageIndex === 1 ? ['year'] : [] });
      firstPage ??= page;
      rows.push(...page.items.map((research) => rowOf(research, language)));
      ({ hasNext } = page);
    }
    const years = (firstPage?.facets.year ?? []).map(({ id: year, count }) => ({ year: Number(year), count }));
    return { rows, years, total: firstPage?.total ?? rows.length };
  };
  const failed = leftOut('failed' as const);
  const [citedBySide, citingSide] = await Promise.all([
    sideOf({ citedBy: [id] }, referencesMax, !references.some((reference) => reference.id !== undefined)).catch(failed),
    sideOf({ cites: [id] }, limits.pageSizeMax, citedByCount === 0).catch(failed),
  ]);
  return { citedBySide, citing: citingSide };
}

/** Where the record comes from; nothing where somebody else's service does not say. */
export async function loadSources(id: string): Promise<Part<RecordSource>> {
  const { extras } = await instance();
  return (await extras?.sources(id).catch(leftOut('failed' as const))) ?? [];
}

/** The place in the list that the address names, or nothing when it names none or the list fails; a record is never refused for it. */
export async function loadNeighbours(language: Language, id: string, raw: RawSearchParams): Promise<Neighbours | undefined> {
  const listIndex = Number(latinDigits(readSearchParams(raw).get('place')?.[0] ?? ''));
  if (!Number.isInteger(listIndex) || listIndex < 1 || listIndex > limits.pageWindow) return undefined;
  const query = { ...decodeResearchQuery(raw), cursor: undefined };
  const { catalogue } = await instance();
  return findNeighbours((page) => catalogue.findResearch(language, page), id, query, listIndex).catch(leftOut(undefined));
}

/** Ids of the terms that keywords of a record name. */
export async function keywordTerms({ keywords }: Research): Promise<ReadonlyMap<string, string>> {
  const { dictionary } = await instance();
  return new Map(
    keywords.flatMap((keyword): [string, string][] => {
      const term = dictionary.named(keyword);
      return term ? [[keyword, term.id]] : [];
    }),
  );
}
