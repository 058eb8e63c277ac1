import { rowData } from '#app/_pages/lists/row-data.ts';
import type { TermRowData } from '#components/terms/term-row.tsx';
import { instance } from '#lib/compose.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import { termPublications } from '#lib/domain/term-publications.ts';
import type { ResearchRowData } from '#lib/queries/research-answer.ts';
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
  const { dictionary } = await instance();
  const matches = dictionary.find(search, language);
  const rows = await Promise.all(matches.slice((page - 1) * termsOnPage, page * termsOnPage).map((term) => withCount(term, language)));
  const namedTerm = search.text !== undefined && page === 1 ? dictionary.named(search.text) : undefined;
  const exactMatch = namedTerm && matches.includes(namedTerm) ? await loadTerm(language, namedTerm.id) : undefined;
  return { rows, total: matches.length, pages: Math.ceil(matches.length / termsOnPage), ...(exactMatch && { exactMatch }) };
}

/** Adds the number of publications, except in remote mode, where it would need a request for each of 25 rows. */
async function withCount(term: DictionaryTerm, language: Language): Promise<TermRowData> {
  const { catalogue, mode } = await instance();
  if (mode === 'remote') return { term };
  const count = await termPublications(catalogue, language, term, 1).then((publications) => publications.count, fallback(undefined));
  return { term, ...(count !== undefined && { count }) };
}

export interface LoadedTerm {
  readonly term: DictionaryTerm;
  /** The publications that match the term's name best; `count` is the number of all matches. */
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
}

/** A dictionary term with its first publications; undefined for an unknown id. */
export async function loadTerm(language: Language, id: string): Promise<LoadedTerm | undefined> {
  const { catalogue, dictionary, ignored } = await instance();
  const term = dictionary.term(id);
  if (!term) return undefined;
  if (ignored.includes('keyword')) return { term, records: [] };
  const publications = await termPublications(catalogue, language, term, recordsShown).catch(fallback(undefined));
  return { term, records: (publications?.records ?? []).map((research) => rowData(research, language)), count: publications?.count };
}
