import type { TermRelations } from '#components/terms/term-links.tsx';
import type { TermRowData } from '#components/terms/term-row.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { termPublications } from '#lib/domain/term-publications.ts';
import type { Language } from '#lib/languages/languages.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import { findMission } from '#lib/library/terms/missions.ts';
import { type Instance, instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import type { TermQuery } from '#lib/url/term-query.ts';

export const termsOnPage = 25;
const recordsShown = 5;

export interface TermPage {
  readonly rows: readonly TermRowData[];
  readonly total: number;
  readonly pages: number;
  /** The term whose name equals the searched text, with its publications; on the first page only. */
  readonly exactMatch?: LoadedTerm;
}

/** One page of the dictionary with publication counts. */
export async function loadTerms(language: Language, { page, ...search }: TermQuery): Promise<TermPage> {
  const collection = await instance();
  const { dictionary } = collection;
  const matches = dictionary.find(search, language);
  const rows = await Promise.all(
    matches.slice((page - 1) * termsOnPage, page * termsOnPage).map((term) => withCount(collection, term, language)),
  );
  const namedTerm = search.text !== undefined && page === 1 ? dictionary.named(search.text) : undefined;
  const exactMatch = namedTerm && matches.includes(namedTerm) ? await loadTerm(language, namedTerm.id) : undefined;
  return { rows, total: matches.length, pages: Math.ceil(matches.length / termsOnPage), ...(exactMatch && { exactMatch }) };
}

/** Adds the number of publications, except in remote mode, where it would need a request for each of 25 rows. */
async function withCount({ collection }: Instance, term: DictionaryTerm, language: Language): Promise<TermRowData> {
  if (!collection.counts) return { term };
  const count = await termPublications(collection, language, term, 1).then((publications) => publications.count, fallback(undefined));
  return { term, ...(count !== undefined && { count }) };
}

/** The address of a term's page: that of a mission, if it has publications. */
export async function termHref(language: Language, id: string): Promise<string> {
  const mission = await findMission(await instance(), id).catch(fallback(undefined));
  return mission ? paths.mission(language, id) : paths.term(language, id);
}

/** The terms to which a term is related; an area is listed once. */
export async function termRelations(language: Language, id: string): Promise<TermRelations> {
  const { dictionary } = await instance();
  const { areas = [], broader = [], narrower = [], related = [] } = dictionary.term(id) ?? {};
  const linked = async (ids: readonly string[]) => {
    const terms = ids.flatMap((termId) => dictionary.term(termId) ?? []);
    return Promise.all(terms.map(async (term) => ({ term, href: await termHref(language, term.id) })));
  };
  return {
    areas: await linked(areas.filter((area) => area !== id)),
    broader: await linked(broader.filter((term) => !areas.includes(term))),
    narrower: await linked(narrower),
    related: await linked(related),
  };
}

export interface LoadedTerm {
  readonly term: DictionaryTerm;
  /** The publications that match the term's name best; `count` is the number of all matches. */
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
}

/** A dictionary term with its first publications; undefined for an unknown id. */
export async function loadTerm(language: Language, id: string): Promise<LoadedTerm | undefined> {
  const { collection, dictionary } = await instance();
  const term = dictionary.term(id);
  if (!term) return undefined;
  if (collection.ignored.includes('keyword')) return { term, records: [] };
  const publications = await termPublications(collection, language, term, recordsShown).catch(fallback(undefined));
  return { term, records: (publications?.records ?? []).map((research) => rowData(research, language)), count: publications?.count };
}
