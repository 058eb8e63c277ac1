import {
  type CitationSides,
  citingFirst,
  type KeywordTerm,
  keywordsMax,
  type Neighbours,
  type RecordAnswer,
  type RelatedRow,
  referencesFirst,
  type SectionRows,
} from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { latinDigits } from '#lib/base/latin-digits.ts';
import { isDescribed, type Reference } from '#lib/domain/citations/reference.ts';
import type { RecordSource } from '#lib/domain/collection.ts';
import { defaultResearchQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { directionOf, type Language, languages, otherLanguages } from '#lib/languages/languages.ts';
import { readOf, rowData } from '#lib/library/rows/row-data.ts';
import type { Sources } from '#lib/library/sources.ts';
import { termHref } from '#lib/library/terms/terms.ts';
import { textDirection } from '#lib/text/words/text-direction.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/table/search-params.ts';
import { findNeighbours } from './find-neighbours.ts';

const relatedMax = 5;

/** The record in both languages. Rejects with a `Problem`. */
export async function readRecord({ collection }: Sources, language: Language, id: string): Promise<RecordAnswer> {
  const [sourceRecord, other] = await Promise.all([
    collection.research(language, id),
    // A failure of the second language does not fail the record.
    collection.research(otherLanguages(language)[0], id).catch(fallback(undefined)),
  ]);
  const { venue } = sourceRecord;
  // Each spelling of a venue name has its own id. The venue page uses the id of the main spelling, so the link needs that id.
  const mainVenue = venue?.id && (await collection.counts?.venue(language, venue.id).catch(fallback(undefined)));
  const research = venue && mainVenue ? { ...sourceRecord, venue: { ...venue, id: mainVenue.id } } : sourceRecord;
  return { research, other };
}

/** Records related to the given one; empty in remote mode. */
export async function readRelated({ collection }: Sources, language: Language, id: string): Promise<SectionRows<RelatedRow>> {
  const related = (await collection.recommendations?.related(language, id, relatedMax).catch(fallback('failed' as const))) ?? [];
  return related === 'failed' ? related : related.map((research) => ({ ...research, read: readOf(research, language) }));
}

/** Cited and citing works. A list is not read if the record already shows that there are no such works. */
export async function readCitations(
  sources: Sources,
  language: Language,
  { id, references = [], citedByCount = 0 }: Research,
): Promise<CitationSides> {
  const failed = fallback('failed' as const);
  const hasInside = references.some((reference) => reference.id !== undefined);
  const [insideCount, citing, referenceRows] = await Promise.all([
    hasInside
      ? findLinked(sources, language, { citedBy: [id] }, 1)
          .then(({ items, total = items.length }) => total)
          .catch(failed)
      : 0,
    citedByCount > 0
      ? findLinked(sources, language, { cites: [id] }, citingFirst)
          .then(({ items }) => items.map((research) => rowData(research, language)))
          .catch(failed)
      : [],
    readReferenceRows(sources, language, id, references.filter(isDescribed).slice(0, referencesFirst)).catch(failed),
  ]);
  return { insideCount, citing, referenceRows };
}

/**
 * The rows of those references that are in the collection. In remote mode only those among the first page of cited works, because one
 * request per reference would be too many; the others are links.
 */
export async function readReferenceRows(
  sources: Sources,
  language: Language,
  id: string,
  references: readonly Reference[],
): Promise<readonly ResearchRowData[]> {
  const ids = references.flatMap((reference) => reference.id ?? []);
  if (ids.length === 0) return [];
  const { harvest } = sources.collection;
  const rows = harvest
    ? await harvest.rows(language, ids)
    : (await findLinked(sources, language, { citedBy: [id] }, limits.pageSizeMax)).items;
  return rows.map((research) => rowData(research, language));
}

const findLinked = ({ collection }: Sources, language: Language, filter: Partial<ResearchQuery>, pageSize: number) =>
  collection.findResearch(language, { ...defaultResearchQuery, ...filter, pageSize });

/** Sources of the record; empty in remote mode. */
export async function readRecordSources({ collection }: Sources, id: string): Promise<SectionRows<RecordSource>> {
  return (await collection.harvest?.sources(id).catch(fallback('failed' as const))) ?? [];
}

/** Position and neighbours in the list that the reader came from. Undefined without `place` in the address, or on failure. */
export async function readNeighbours(
  { collection }: Sources,
  language: Language,
  id: string,
  raw: RawSearchParams,
): Promise<Neighbours | undefined> {
  const listIndex = Number(latinDigits(readSearchParams(raw).get('place')?.[0] ?? ''));
  if (!Number.isInteger(listIndex) || listIndex < 1 || listIndex > limits.pageWindow) return undefined;
  const query = { ...decodeResearchQuery(raw), cursor: undefined };
  return findNeighbours((page) => collection.findResearch(language, page), id, query, listIndex).catch(fallback(undefined));
}

/** The dictionary term of each keyword that the page shows and that is the name of one. */
export async function readKeywordTerms(
  sources: Sources,
  language: Language,
  { keywords }: Research,
): Promise<ReadonlyMap<string, KeywordTerm>> {
  const terms = new Map<string, KeywordTerm>();
  for (const keyword of keywords.slice(0, keywordsMax)) {
    const term = sources.dictionary.named(keyword);
    const concept = sources.dictionary.thesaurus().named(keyword);
    const keywordLanguage = languages.find((each) => directionOf(each) === textDirection(keyword)) ?? languages[0];
    const [lang] = otherLanguages(keywordLanguage);
    const gloss = concept && { value: concept.names[lang][0], lang };
    if (term) terms.set(keyword, { href: await termHref(sources, language, term.id), ...(gloss && { gloss }) });
  }
  return terms;
}
