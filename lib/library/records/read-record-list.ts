import type { RecordListAnswer } from '#lib/answers/record-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import { isDescribed, type Reference } from '#lib/domain/citations/reference.ts';
import { defaultResearchQuery, limits } from '#lib/domain/query.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { fold } from '#lib/text/words/fold.ts';
import type { RecordListKind, RecordListQuery } from '#lib/url/record-list-query.ts';
import { readRecord, readReferenceRows } from './read-record.ts';

/** Entries on a page of the authors or references of a record. */
export const recordListPageSize = 100;

/** A page of the authors or references of a record. Rejects with a `Problem`: that of the record, or `not_found` past the last page. */
export async function readRecordList(
  sources: Sources,
  kind: RecordListKind,
  language: Language,
  id: string,
  { find = '', pageIndex }: RecordListQuery,
): Promise<RecordListAnswer> {
  const { research, other } = await readRecord(sources, language, id);
  const needle = fold(find).trim();
  const authors = kind === 'authors' ? authorsLike(needle, research, other) : [];
  const references = kind === 'references' ? await referencesLike(sources, needle, find, research, language) : [];
  const total = authors.length + references.length;
  const pages = Math.max(1, Math.ceil(total / recordListPageSize));
  if (pageIndex > pages) throw new Problem('not_found');
  const pageOf = <T>(entries: readonly T[]) => entries.slice((pageIndex - 1) * recordListPageSize, pageIndex * recordListPageSize);
  const visible = pageOf(references);
  const rows = await readReferenceRows(sources, language, id, visible);
  return { research, authors: pageOf(authors), references: visible, rows, total, pages };
}

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
  sources: Sources,
  needle: string,
  find: string,
  { id, references = [] }: Research,
  language: Language,
): Promise<readonly Reference[]> {
  if (needle === '') return references.filter(isDescribed);
  const recordCount = references.filter((reference) => reference.id !== undefined).length;
  const ids = await citedWorksLike(sources, find, id, language, Math.ceil(recordCount / limits.pageSizeMax));
  return references.filter(
    ({ text, doi, arxiv, bibcode, pmid, openalex, id: workId }) =>
      (workId !== undefined && ids.has(workId)) ||
      [text, doi, arxiv, bibcode, pmid, openalex].some((value) => value && fold(value).includes(needle)),
  );
}

/** Ids of the works of the collection that a record cites and a search finds: all of them on at most `pagesMax` pages, or none if it fails. */
async function citedWorksLike(
  { collection }: Sources,
  find: string,
  id: string,
  language: Language,
  pagesMax: number,
): Promise<ReadonlySet<string>> {
  const query = { ...defaultResearchQuery, citedBy: [id], keyword: find, strict: true, pageSize: limits.pageSizeMax };
  const ids = new Set<string>();
  for (let pageIndex = 1; pageIndex <= pagesMax; pageIndex += 1) {
    const works = await collection.findResearch(language, { ...query, pageIndex }).catch(fallback(undefined));
    for (const work of works?.items ?? []) ids.add(work.id);
    if (!works?.hasNext) break;
  }
  return ids;
}
