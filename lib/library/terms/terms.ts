import type { LinkedTerm, TermAnswer, TermList, TermRelations, TermRowData } from '#lib/answers/term-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/languages/languages.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import type { Sources } from '#lib/library/sources.ts';
import { paths } from '#lib/url/paths.ts';
import type { TermQuery } from '#lib/url/term-query.ts';
import { findMission } from './missions.ts';
import { termPublications } from './term-publications.ts';

export const termsOnPage = 25;
const recordsShown = 5;

/** One page of the dictionary with publication counts. */
export async function listTerms(sources: Sources, language: Language, { page, ...search }: TermQuery): Promise<TermList> {
  const { dictionary } = sources;
  const matches = dictionary.find(search, language);
  const rows = await Promise.all(
    matches.slice((page - 1) * termsOnPage, page * termsOnPage).map((term) => withCount(sources, language, term)),
  );
  const namedTerm = search.text !== undefined && page === 1 ? dictionary.named(search.text) : undefined;
  const exactMatch = namedTerm && matches.includes(namedTerm) ? await readTerm(sources, language, namedTerm.id) : undefined;
  return { rows, total: matches.length, pages: Math.ceil(matches.length / termsOnPage), exactMatch };
}

/** Adds the number of publications, except in remote mode, where it would need a request for each of 25 rows. */
async function withCount({ collection }: Sources, language: Language, term: DictionaryTerm): Promise<TermRowData> {
  if (!collection.counts) return { term, count: undefined };
  const publications = await termPublications(collection, language, term, 1).catch(fallback(undefined));
  return { term, count: publications?.count };
}

/** The address of a term's page: that of a mission, if it has publications. */
export async function termHref(sources: Sources, language: Language, id: string): Promise<string> {
  const mission = await findMission(sources, id).catch(fallback(undefined));
  return mission ? paths.mission(language, id) : paths.term(language, id);
}

/** A term has at most three or four terms above it; more are an error of the data. */
const trailMax = 8;

/** The broader terms of a term, from the widest down, each the first broader one of the next. */
function trailOf(dictionary: Sources['dictionary'], id: string): readonly string[] {
  const trail: string[] = [];
  for (let [wider] = dictionary.term(id)?.broader ?? []; wider && trail.length < trailMax; [wider] = dictionary.term(wider)?.broader ?? [])
    trail.unshift(wider);
  return trail;
}

/** The terms to which a term is related; an area is listed once. */
export async function termRelations(sources: Sources, language: Language, id: string): Promise<TermRelations> {
  const { collection, dictionary } = sources;
  const areaOf = new Map((await collection.researchAreas(language).catch(fallback([]))).map((area) => [area.code, area]));
  const { areas = [], broader = [], narrower = [], related = [] } = dictionary.term(id) ?? {};
  const linked = async (ids: readonly string[]): Promise<readonly LinkedTerm[]> => {
    const terms = ids.flatMap((termId) => dictionary.term(termId) ?? []);
    return Promise.all(
      terms.map(async (term) => {
        const area = areas.includes(term.id) ? areaOf.get(term.id) : undefined;
        return area
          ? { term, name: area.name, href: paths.area(language, area.id) }
          : { term, href: await termHref(sources, language, term.id) };
      }),
    );
  };
  return {
    areas: await linked(areas.filter((area) => area !== id)),
    broader: await linked(broader.filter((term) => !areas.includes(term))),
    narrower: await linked(narrower),
    related: await linked(related),
    trail: await linked(trailOf(dictionary, id)),
  };
}

/** A dictionary term with its first publications; undefined for an unknown id. */
export async function readTerm({ collection, dictionary }: Sources, language: Language, id: string): Promise<TermAnswer | undefined> {
  const term = dictionary.term(id);
  if (!term) return undefined;
  if (collection.ignored.includes('keyword')) return { term, records: [], count: undefined };
  const publications = await termPublications(collection, language, term, recordsShown).catch(fallback(undefined));
  // All of them are on the term, so only a text that explains why a work is listed is marked, and not each title.
  const records = (publications?.records ?? []).map((research) => {
    const { highlights = [], ...row } = rowData(research, language);
    return { ...row, highlights: highlights.filter(({ field }) => field !== 'title' && field !== 'titleAlt') };
  });
  return { term, records, count: publications?.count };
}
