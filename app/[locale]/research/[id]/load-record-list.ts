import { cache } from 'react';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import { isDescribed, type Reference } from '#lib/domain/citations/reference.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { fold } from '#lib/text/words/fold.ts';
import type { RecordListKind, RecordListQuery } from '#lib/url/record-list-query.ts';
import { loadRecord, loadReferenceRows } from './load-record.ts';

/** Entries on a page of the authors or references of a record. */
export const recordListPageSize = 100;

/** One page of the authors or references of a record; the other list is empty. */
export interface RecordListPage {
  readonly research: Research;
  readonly authors: readonly Authorship[];
  readonly references: readonly Reference[];
  /** The works of the collection among `references`. */
  readonly rows: readonly ResearchRowData[];
  /** Number of entries on all pages. */
  readonly total: number;
  readonly pages: number;
}

/** A page of a list of a record. Rejects with a `Problem`: that of the record, or `not_found` past the last page. */
export function loadRecordList(kind: RecordListKind, language: Language, id: string, query: RecordListQuery): Promise<RecordListPage> {
  return loadOnce(kind, language, id, query.find ?? '', query.pageIndex);
}

/** Once per request, for the metadata and the page. */
const loadOnce = cache(
  async (kind: RecordListKind, language: Language, id: string, find: string, pageIndex: number): Promise<RecordListPage> => {
    const { research, other } = await loadRecord(language, id);
    const needle = fold(find).trim();
    const authors = kind === 'authors' ? authorsLike(needle, research, other) : [];
    const references = kind === 'references' ? await referencesLike(needle, find, research, language) : [];
    const total = authors.length + references.length;
    const pages = Math.max(1, Math.ceil(total / recordListPageSize));
    if (pageIndex > pages) throw new Problem('not_found');
    const pageOf = <T>(entries: readonly T[]) => entries.slice((pageIndex - 1) * recordListPageSize, pageIndex * recordListPageSize);
    const visible = pageOf(references);
    return { research, authors: pageOf(authors), references: visible, rows: await loadReferenceRows(language, id, visible), total, pages };
  },
);

/** The authors with a text in a name, in either language, or in an affiliation. */
function authorsLike(needle: string, research: Research, other: Research | undefined): readonly Authorship[] {
  if (needle === '') return research.authors;
  const otherByPosition = new Map((other?.authors ?? []).map((person) => [person.position, person]));
  const textsOf = ({ name, affiliation, affiliations = [] }: Authorship) =>
    [name, affiliation, ...affiliations.map((place) => place.name)].flatMap((text) => [text?.value, text?.alt?.value]);
  return research.authors.filter((person) => {
    const second = otherByPosition.get(person.position);
    return [...textsOf(person), ...(second ? textsOf(second) : [])].some((text) => text && fold(text).includes(needle));
  });
}

/** The references with a text in their text or identifiers, and the works of the collection that a search for it finds. */
async function referencesLike(
  needle: string,
  find: string,
  { id, references = [] }: Research,
  language: Language,
): Promise<readonly Reference[]> {
  if (needle === '') return references.filter(isDescribed);
  const recordCount = references.filter((reference) => reference.id !== undefined).length;
  const ids = await citedWorksLike(find, id, language, Math.ceil(recordCount / limits.pageSizeMax));
  return references.filter(
    ({ text, doi, arxiv, bibcode, pmid, openalex, id: workId }) =>
      (workId !== undefined && ids.has(workId)) ||
      [text, doi, arxiv, bibcode, pmid, openalex].some((value) => value && fold(value).includes(needle)),
  );
}

/** Ids of the works of the collection that a record cites and a search finds: all of them on at most `pagesMax` pages, or none if it fails. */
async function citedWorksLike(find: string, id: string, language: Language, pagesMax: number): Promise<ReadonlySet<string>> {
  const { collection } = await instance();
  const query = { ...defaultResearchQuery, citedBy: [id], keyword: find, strict: true, pageSize: limits.pageSizeMax };
  const ids = new Set<string>();
  for (let pageIndex = 1; pageIndex <= pagesMax; pageIndex += 1) {
    const works = await collection.findResearch(language, { ...query, pageIndex }).catch(fallback(undefined));
    for (const work of works?.items ?? []) ids.add(work.id);
    if (!works?.hasNext) break;
  }
  return ids;
}
