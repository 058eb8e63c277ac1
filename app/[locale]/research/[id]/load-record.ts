import { cache } from 'react';
import { readOf, rowData } from '#app/_pages/lists/row-data.ts';
import type { CitationSide } from '#components/record/citations/citation-layout.ts';
import type { Neighbours } from '#components/record/list-position.tsx';
import type { RelatedRow } from '#components/record/related-research.tsx';
import { instance } from '#lib/compose.ts';
import { referencesMax } from '#lib/domain/citations/reference.ts';
import type { RecordSource } from '#lib/domain/extras.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
import { latinDigits } from '#lib/url/codec.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';
import { findNeighbours } from './find-neighbours.ts';

const relatedMax = 5;

/** The record in both languages. Loaded once per request, for both the metadata and the page. Rejects with a `Problem`. */
export const loadRecord = cache(async (language: Language, id: string) => {
  const { catalogue, extras } = await instance();
  const [sourceRecord, other] = await Promise.all([
    catalogue.research(language, id),
    // A failure of the second language does not fail the record.
    catalogue.research(otherLanguage(language), id).catch(fallback(undefined)),
  ]);
  const { venue } = sourceRecord;
  // Each spelling of a venue name has its own id. The venue page uses the id of the main spelling, so the link needs that id.
  const mainVenue = venue?.id && (await extras?.venue(language, venue.id).catch(fallback(undefined)));
  const research = venue && mainVenue ? { ...sourceRecord, venue: { ...venue, id: mainVenue.id } } : sourceRecord;
  return { research, other };
});

/** Rows of a section; `failed` if they could not be loaded, so that the page can offer a retry. */
export type SectionRows<T> = readonly T[] | 'failed';

/** Records related to the given one; empty in remote mode. */
export async function loadRelated(language: Language, id: string): Promise<SectionRows<RelatedRow>> {
  const { extras } = await instance();
  const related = (await extras?.related(language, id, relatedMax).catch(fallback('failed' as const))) ?? [];
  return related === 'failed' ? related : related.map((research) => ({ ...research, read: readOf(research, language) }));
}

/** Works in the collection: those that the record cites, and those that cite it, newest first. */
export interface CitationSides {
  readonly citedSide: CitationSide | 'failed';
  readonly citing: CitationSide | 'failed';
}

/** Cited and citing works. A list is not queried if the record already shows that there are no such works. */
export async function loadCitations(language: Language, { id, references = [], citedByCount = 0 }: Research): Promise<CitationSides> {
  const { catalogue } = await instance();
  const sideOf = async (filter: Partial<ResearchQuery>, rowsMost: number, isEmpty: boolean): Promise<CitationSide> => {
    const rows: ResearchRowData[] = [];
    const query = { ...defaultResearchQuery, ...filter, pageSize: limits.pageSizeMax };
    let firstPage: Page<Research> | undefined;
    for (let pageIndex = 1, hasNext = !isEmpty; hasNext && rows.length < rowsMost; pageIndex += 1) {
      const page = await catalogue.findResearch(language, { ...query, pageIndex, facets: pageIndex === 1 ? ['year'] : [] });
      firstPage ??= page;
      rows.push(...page.items.map((research) => rowData(research, language)));
      ({ hasNext } = page);
    }
    const years = (firstPage?.facets.year ?? []).map(({ id: year, count }) => ({ year: Number(year), count }));
    return { rows, years, total: firstPage?.total ?? rows.length };
  };
  const failed = fallback('failed' as const);
  const [citedSide, citingSide] = await Promise.all([
    sideOf({ citedBy: [id] }, referencesMax, !references.some((reference) => reference.id !== undefined)).catch(failed),
    sideOf({ cites: [id] }, limits.pageSizeMax, citedByCount === 0).catch(failed),
  ]);
  return { citedSide, citing: citingSide };
}

/** Sources of the record; empty in remote mode. */
export async function loadSources(id: string): Promise<SectionRows<RecordSource>> {
  const { extras } = await instance();
  return (await extras?.sources(id).catch(fallback('failed' as const))) ?? [];
}

/** Position and neighbours in the list that the reader came from. Undefined without `place` in the address, or on failure. */
export async function loadNeighbours(language: Language, id: string, raw: RawSearchParams): Promise<Neighbours | undefined> {
  const listIndex = Number(latinDigits(readSearchParams(raw).get('place')?.[0] ?? ''));
  if (!Number.isInteger(listIndex) || listIndex < 1 || listIndex > limits.pageWindow) return undefined;
  const query = { ...decodeResearchQuery(raw), cursor: undefined };
  const { catalogue } = await instance();
  return findNeighbours((page) => catalogue.findResearch(language, page), id, query, listIndex).catch(fallback(undefined));
}

/** Maps each keyword of the record that is the name of a dictionary term to the id of that term. */
export async function keywordTerms({ keywords }: Research): Promise<ReadonlyMap<string, string>> {
  const { dictionary } = await instance();
  return new Map(
    keywords.flatMap((keyword): [string, string][] => {
      const term = dictionary.named(keyword);
      return term ? [[keyword, term.id]] : [];
    }),
  );
}
