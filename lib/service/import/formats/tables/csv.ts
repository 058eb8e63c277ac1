import { isLanguage, otherLanguage } from '#lib/domain/language.ts';
import type { Localized } from '#lib/domain/text.ts';
import { researchCsv } from '#lib/formats/bibliography/csv.ts';
import { areaOfName } from '#lib/service/import/classify/area-names.ts';
import { classifyType } from '#lib/service/import/classify/types.ts';
import { cleanDate, inPress } from '#lib/service/import/clean/dates.ts';
import { splitKeywords } from '#lib/service/import/clean/keywords.ts';
import { pagesOf } from '#lib/service/import/clean/pages.ts';
import { splitList } from '#lib/service/import/clean/split-list.ts';
import type { Draft, Fault, SchemeValue } from '#lib/service/import/draft/draft.ts';
import { indexTypes } from '#lib/service/import/formats/index-types.ts';
import { namedMax, type UnreadField } from '#lib/service/import/formats/track-reads.ts';
import { fold } from '#lib/text/words/fold.ts';
import { authorsOf } from './csv-authors.ts';
import { csvColumns, indexHeadings, wosHeadings } from './csv-columns.ts';

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
  /** Of several columns for one of ours the fullest first. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly written: readonly string[];
  /** The table is one of a citation index. */
  readonly isOfIndex: boolean;
}

const indexKeys = new Set(indexHeadings);
/** Words that people put before the name of a column: «اسم المجلة», «رقم المجلد», «أسماء الباحثين». */
const arabicLead = new RegExp(`^(?:${['اسم', 'أسماء', 'رقم', 'قائمة', 'بيانات'].map(fold).join('|')}) `);

/** Which column is where. Several headings may mean one column: of each row the fullest that has a value is read. */
export function readHeadings(cells: readonly string[]): Headings {
  const ranked = new Map<string, { readonly place: number; readonly rank: number }[]>();
  const isTagged = cells.includes('TI') && cells.includes('AU');
  const keys = cells.map((cell) => headingKey(isTagged ? (wosHeadings[cell.trim()] ?? cell) : cell));
  const isOfIndex = keys.some((key) => indexKeys.has(key));
  keys.forEach((key, place) => {
    // A capital begins a word (`sourceTitle`), or is within a name: PubMed, arXiv.
    const match =
      byHeading.get(key) ?? byHeading.get(headingKey((cells[place] ?? '').toLowerCase())) ?? byHeading.get(key.replace(arabicLead, ''));
    // Their areas are not ours, and their source is the index itself.
    if (!match || (isOfIndex && (match.column === 'areas' || key === 'source'))) return;
    ranked.set(match.column, [...(ranked.get(match.column) ?? []), { place, rank: match.rank }]);
  });
  const places = new Map(
    [...ranked].map(([column, all]) => [column, all.sort((one, two) => one.rank - two.rank).map(({ place }) => place)] as const),
  );
  return { places, written: cells.map((cell, place) => cell.replace(/^\uFEFF/, '').trim() || `column ${place + 1}`), isOfIndex };
}

export interface CsvRow {
  readonly draft: Draft;
  /** What would lose information: an area or a year that nobody can read. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** One row of a bilingual table, or of a citation index; `isFirst` is the row for which what is wrong with the table itself is reported. */
export function readCsvRow(cells: readonly string[], headings: Headings, isFirst = false): CsvRow {
  const read = new Set<number>();
  const row = rowReader(cells, headings.places, read);
  const draft = { ...textsOf(row, headings), ...factsOf(row) };
  const [faults, warnings] = [faultsOf(row), warningsOf(row)];
  const unread: UnreadField[] = [];
  for (const [place, value] of cells.entries()) {
    if (unread.length >= namedMax) break;
    if (value.trim() && !noValue.test(value.trim()) && !read.has(place))
      unread.push({ field: (headings.written[place] ?? `column ${place + 1}`).slice(0, 80), example: value.trim().slice(0, 80) });
  }
  const names = isFirst && draft.authors?.length === 0 ? unread.find(({ example }) => seemsNames(example)) : undefined;
  if (names) warnings.push({ code: 'no_authors', field: names.field, value: names.example });
  return { draft: { ...draft, unread }, faults, warnings };
}

/** Words of a few letters that begin with a capital or are Arabic, without digits, two to four to a name. */
function seemsNames(text: string): boolean {
  const names = text.split(/[;؛،|]|,(?=\s)/).map((name) => name.trim());
  return names.every((name) => /^(?:(?:\p{Lu}[\p{L}.'’-]*|\p{Script=Arabic}+)(?:\s+|$)){2,5}$/u.test(name));
}

/** What R, pandas, databases and spreadsheets write into an empty cell. In any other case they are names: "Na", "Null". */
const noValue = /^(?:#?N\/A|NA|NULL|null|NaN|nan|None)$/;

type Row = ReturnType<typeof rowReader>;

function rowReader(cells: readonly string[], places: Headings['places'], read: Set<number>) {
  const cell = (name: string): string | undefined => {
    for (const place of places.get(name) ?? []) {
      // The apostrophe that keeps spreadsheets from calculating.
      const value = (cells[place] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
      // NA is the code of Namibia.
      if (!value || (name !== 'countries' && noValue.test(value))) continue;
      read.add(place);
      return value;
    }
    return undefined;
  };
  return {
    cell,
    list: (name: string) => splitList(cell(name) ?? '', /[;؛|]/),
    /** A place for each author, also where it is empty. */
    places: (name: string) => cell(name)?.split(/\s*[;؛|]\s*/) ?? [],
    words: (name: string) => splitKeywords(cell(name)),
    named: (name: string) => {
      const [en, ar] = [cell(`${name}_en`), cell(`${name}_ar`)];
      return { ...(en && { en }), ...(ar && { ar }) };
    },
  };
}

function warningsOf({ cell }: Row): Fault[] {
  const type = cell('type');
  return type && !classifyType(typesOf(type)) ? [{ code: 'unknown_code', field: 'type', value: type }] : [];
}

function faultsOf({ cell, list }: Row): Fault[] {
  const faults: Fault[] = [];
  for (const area of list('areas')) if (!areaOfName(area)) faults.push({ code: 'unknown_code', field: 'areas', value: area });
  const year = cell('year');
  if (year && !inPress.test(year) && !cleanDate(year)) faults.push({ code: 'bad_year', field: 'year', value: year });
  return faults;
}

function textsOf(row: Row, { places, isOfIndex }: Headings): Draft {
  const { cell, list, words, named } = row;
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
  const { authors, incomplete } = authorsIn(row, isOfIndex);
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

function authorsIn({ cell, list, places }: Row, isOfIndex: boolean): ReturnType<typeof authorsOf> {
  const addresses = cell('addresses');
  return authorsOf(cell('authors') ?? cell('authors_en'), cell('authors_ar') ?? cell('authorsElsewhere'), {
    orcids: places('orcids'),
    affiliations: list('affiliations'),
    countries: places('countries'),
    institutions: list('institutions'),
    rors: list('rors'),
    groups: list('groupAuthors'),
    ...(addresses && { addresses }),
    ...(cell('signedAffiliations') && { signedAffiliations: cell('signedAffiliations') }),
    isOfIndex,
  });
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
    date: dateIn(cell('date'), cell('year')),
    publisher: cell('publisher'),
    volume: cell('volume'),
    issue: cell('issue'),
    pages: cell('pages') ?? pagesOf(from, to) ?? cell('articleNumber'),
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

/** Web of Science has the day without its year, which is another column: `MAR 12`. */
function dateIn(date: string | undefined, year: string | undefined): string | undefined {
  return date && year && !/\p{Nd}{4}/u.test(date) ? `${date} ${year}` : date;
}

/** A type in the words of our vocabulary or of the services whose tables people pass on. */
function typesOf(value: string): readonly SchemeValue[] {
  return [
    ...indexTypes(value),
    ...['own', 'crossref', 'openalex', 'oai', 'ads', 'datacite', 'bibtex', 'csl', 'ris'].map((scheme) => ({ scheme, value })),
  ];
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function headingKey(heading: string): string {
  return fold(heading.replace(/^\uFEFF/, '').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[\s_.,:/()-]+/g, ' ')
    .trim();
}

/** The language of the title that stands first in the table, where the language of the work has no column: that is the original. */
function firstTitle(places: Headings['places'], titles: Localized): string {
  if (!titles.en || !titles.ar) return titles.en ? 'en' : 'ar';
  return (places.get('title_ar')?.[0] ?? 0) < (places.get('title_en')?.[0] ?? 0) ? 'ar' : 'en';
}
