import { isLanguage, otherLanguage } from '#lib/domain/language.ts';
import type { Localized } from '#lib/domain/text.ts';
import { researchCsv } from '#lib/formats/bibliography/csv.ts';
import { areaOfName } from '#lib/service/import/classify/area-names.ts';
import { classifyType } from '#lib/service/import/classify/types.ts';
import type { Draft, Fault, SchemeValue } from '#lib/service/import/draft/draft.ts';
import { fold } from '#lib/text/words/fold.ts';
import { authorsOf } from './csv-authors.ts';
import { csvColumns } from './csv-columns.ts';
import { namedMax, type UnreadField } from './track-reads.ts';

/** Columns by heading; of two headings for one column the lower rank is read. */
const byHeading = new Map<string, { readonly column: string; readonly rank: number }>();
const know = (column: string, headings: readonly string[]) => {
  for (const [rank, heading] of headings.entries())
    if (!byHeading.has(headingKey(heading))) byHeading.set(headingKey(heading), { column, rank });
};
for (const [column, headings] of Object.entries(csvColumns)) know(column, headings.includes(column) ? headings : [column, ...headings]);
// Files that this site itself writes can be loaded again.
for (const [column, heading] of researchCsv.columns) if (column !== 'id') know(column, [column, heading.en, heading.ar]);

/** The columns of a table by our names, and the heading of each cell as the table has it. */
export interface Headings {
  readonly places: ReadonlyMap<string, number>;
  readonly written: readonly string[];
}

/** Which column stands where. Two headings may mean one column: the fuller of them is read. */
export function readHeadings(cells: readonly string[]): Headings {
  const places = new Map<string, number>();
  const ranks = new Map<string, number>();
  cells.forEach((cell, place) => {
    const found = byHeading.get(headingKey(cell));
    if (!found || (ranks.get(found.column) ?? Number.POSITIVE_INFINITY) <= found.rank) return;
    places.set(found.column, place);
    ranks.set(found.column, found.rank);
  });
  return { places, written: cells.map((cell, place) => cell.replace(/^\uFEFF/, '').trim() || `column ${place + 1}`) };
}

/** One row of a bilingual table. Faults are what would lose information: a type, area or year that nobody can read. */
export function readCsvRow(cells: readonly string[], headings: Headings): { readonly draft: Draft; readonly faults: readonly Fault[] } {
  const read = new Set<number>();
  const row = rowReader(cells, headings.places, read);
  const draft = { ...textsOf(row, headings.places), ...factsOf(row) };
  const faults = faultsOf(row);
  const unread: UnreadField[] = [];
  for (const [place, value] of cells.entries()) {
    if (unread.length >= namedMax) break;
    if (value.trim() && !read.has(place))
      unread.push({ field: (headings.written[place] ?? `column ${place + 1}`).slice(0, 80), example: value.trim().slice(0, 80) });
  }
  return { draft: { ...draft, unread }, faults };
}

type Row = ReturnType<typeof rowReader>;

function rowReader(cells: readonly string[], places: ReadonlyMap<string, number>, read: Set<number>) {
  const cell = (name: string): string | undefined => {
    const place = places.get(name);
    if (place !== undefined) read.add(place);
    // The apostrophe that keeps spreadsheets from calculating.
    return (place === undefined ? '' : (cells[place] ?? '')).trim().replace(/^'(?=[=+\-@])/, '') || undefined;
  };
  return {
    cell,
    list: (name: string) =>
      cell(name)
        ?.split(/\s*[;؛|]\s*/)
        .filter(Boolean) ?? [],
    /** A place for each author, also where it is empty. */
    places: (name: string) => cell(name)?.split(/\s*[;؛|]\s*/) ?? [],
    words: (name: string) => {
      const words = cell(name);
      // Where semicolons separate, a comma is part of a keyword.
      return words?.split(/[;؛|]/.test(words) ? /\s*[;؛|]\s*/ : /\s*[,،]\s*/).filter(Boolean) ?? [];
    },
    named: (name: string) => {
      const [en, ar] = [cell(`${name}_en`), cell(`${name}_ar`)];
      return { ...(en && { en }), ...(ar && { ar }) };
    },
  };
}

function faultsOf({ cell, list }: Row): Fault[] {
  const faults: Fault[] = [];
  const type = cell('type');
  if (type && !classifyType(typesOf(type))) faults.push({ code: 'unknown_code', field: 'type', value: type });
  for (const area of list('areas')) if (!areaOfName(area)) faults.push({ code: 'unknown_code', field: 'areas', value: area });
  const year = cell('year');
  if (year && !/^[\d٠-٩]{4}(?:\s*(?:م|هـ|ه|AH|CE))?$/i.test(year)) faults.push({ code: 'bad_year', field: 'year', value: year });
  return faults;
}

function textsOf(row: Row, places: ReadonlyMap<string, number>): Draft {
  const { cell, list, places: placesOf, words, named } = row;
  // What a table of this site says a machine translated is no word of a source.
  const isMachines = (text: string) => list('machineTranslated').some((one) => one.startsWith(text));
  const humanText = (field: string, text: string | undefined, lang = text && isArabic(text) ? 'ar' : 'en') =>
    text && !isMachines(`${field}.${lang}:`) ? { [lang]: text } : {};
  // In a table of ours the title that stands first is in the language of its reader, which may not be that of the work.
  const titleLanguage = cell('titleLanguage');
  const main = titleLanguage ? undefined : cell('title');
  const titles: Localized = {
    ...named('title'),
    ...humanText(
      'title',
      cell('otherTitle'),
      isThird(cell('language')) && cell('language') !== titleLanguage && !cell('originalTitle') ? cell('language') : undefined,
    ),
    ...(titleLanguage && humanText('title', cell('title'), titleLanguage)),
    ...(cell('language') && cell('originalTitle') && { [cell('language') as string]: cell('originalTitle') }),
  };
  const language = cell('language') ?? titleLanguage ?? (main ? undefined : firstTitle(places, titles));
  const more = {
    orcids: placesOf('orcids'),
    affiliations: list('affiliations'),
    countries: placesOf('countries'),
    institutions: list('institutions'),
    rors: list('rors'),
  };
  const { authors, incomplete } = authorsOf(cell('authors') ?? cell('authors_en'), cell('authors_ar') ?? cell('authorsElsewhere'), more);
  return {
    notation: 'html',
    title: main ?? (language && titles[language.slice(0, 2)]) ?? titles.en ?? titles.ar ?? Object.values(titles)[0],
    titles,
    language,
    ...abstractsOf(row, humanText),
    keywords: originalFirst(words('keywords'), words('otherKeywords'), cell('keywordsLanguage'), language),
    keywordsIn: { en: words('keywords_en'), ar: words('keywords_ar') },
    authors,
    authorsIncomplete: incomplete || undefined,
    venue: {
      name: cell('venue'),
      names: { ...named('venue'), ...humanText('venue', cell('otherVenue')) },
      issn: cell('issn'),
      isbn: cell('isbn'),
    },
  };
}

const isThird = (language: string | undefined): boolean => language !== undefined && !isLanguage(language);

/** Of two lists of keywords that in the language of the work comes first, else the English one, as in our other formats. */
function originalFirst(one: readonly string[], two: readonly string[], listed: string | undefined, language: string | undefined): string[] {
  const isSecond = listed !== undefined && listed !== language && (listed === 'ar' || language === otherOf(listed));
  return isSecond ? [...two, ...one] : [...one, ...two];
}

const otherOf = (language: string): string | undefined => (isLanguage(language) ? otherLanguage(language) : undefined);

/** Abstracts of our own tables are each told apart by their script, as a machine may have made one of them. */
function abstractsOf(
  { cell, named }: Row,
  humanText: (field: string, text: string | undefined) => Localized,
): Pick<Draft, 'abstract' | 'abstracts'> {
  const [first, second] = [cell('abstract'), cell('otherAbstract')];
  const isHuman = first && Object.keys(humanText('abstract', first)).length > 0;
  return { ...(isHuman && { abstract: first }), abstracts: { ...named('abstract'), ...humanText('abstract', second) } };
}

function factsOf({ cell, list }: Row): Partial<Draft> {
  const type = cell('type');
  const [from, to] = [cell('pageStart'), cell('pageEnd')];
  return {
    key: cell('key') && `csv:${cell('key')}`,
    sourceId: cell('key'),
    types: type ? typesOf(type) : [],
    subjects: list('areas').map((value) => ({ scheme: 'own', value })),
    year: cell('year'),
    date: cell('date'),
    publisher: cell('publisher'),
    volume: cell('volume'),
    issue: cell('issue'),
    pages: cell('pages') ?? (from && to && from !== to ? `${from}-${to}` : (from ?? cell('articleNumber'))),
    reportNumber: cell('reportNumber'),
    authorsTotal: cell('authorCount') ? Number(cell('authorCount')) || undefined : undefined,
    doi: cell('doi'),
    arxiv: cell('arxiv'),
    bibcode: cell('bibcode'),
    openalex: cell('openalex'),
    pmid: cell('pmid'),
    url: cell('url'),
    pdfUrl: cell('pdfUrl'),
    openAccess: cell('openAccess'),
    licence: cell('licence'),
    citations: cell('citations'),
  };
}

/** A type in the words of our vocabulary or of the services whose tables people pass on. */
function typesOf(value: string): readonly SchemeValue[] {
  return ['own', 'crossref', 'openalex', 'oai', 'ads', 'datacite', 'bibtex', 'csl', 'ris'].map((scheme) => ({ scheme, value }));
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function headingKey(heading: string): string {
  return fold(heading.replace(/^\uFEFF/, '').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[\s_.:-]+/g, ' ')
    .trim();
}

/** The language of the title that stands first in the table, where the language of the work has no column: that is the original. */
function firstTitle(places: ReadonlyMap<string, number>, titles: Localized): string {
  if (!titles.en || !titles.ar) return titles.en ? 'en' : 'ar';
  return (places.get('title_ar') ?? 0) < (places.get('title_en') ?? 0) ? 'ar' : 'en';
}
