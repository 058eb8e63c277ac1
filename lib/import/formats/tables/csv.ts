import type { Localized } from '#lib/domain/text.ts';
import { researchCsv } from '#lib/formats/bibliography/csv.ts';
import { unguardedCell } from '#lib/formats/bibliography/csv-syntax.ts';
import { areaOfName } from '#lib/import/classify/area-names.ts';
import { classifyType, isThesis } from '#lib/import/classify/types.ts';
import { cleanDate, inPress } from '#lib/import/clean/dates.ts';
import { splitKeywords } from '#lib/import/clean/keywords.ts';
import { firstLicence } from '#lib/import/clean/licences.ts';
import { noValue } from '#lib/import/clean/no-value.ts';
import { readPart } from '#lib/import/clean/numbers/source-line.ts';
import { pagesOf } from '#lib/import/clean/pages.ts';
import { withOthers } from '#lib/import/clean/people/names.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import type { Draft, ImportFault, SchemeValue } from '#lib/import/draft/draft.ts';
import { type UnreadField, unreadFieldsMax } from '#lib/import/draft/track-reads.ts';
import { indexTypes, thesisTypes } from '#lib/import/formats/index-types.ts';
import type { RowEntry } from '#lib/import/split/split-csv.ts';
import { isLanguage, otherLanguages } from '#lib/languages/languages.ts';
import { fold } from '#lib/text/words/fold.ts';
import { authorsOf, namesInCell } from './csv-authors.ts';
import { csvColumns, indexHeadings, wosHeadings } from './csv-columns.ts';

/** Our columns by normalised heading. If several headings of a table mean the same column, the one with the lowest rank comes first. */
const byHeading = new Map<string, { readonly column: string; readonly rank: number }>();
const register = (column: string, headings: readonly string[]) => {
  for (const [rank, heading] of headings.entries())
    if (!byHeading.has(headingKey(heading))) byHeading.set(headingKey(heading), { column, rank });
};
for (const [column, headings] of Object.entries(csvColumns)) register(column, headings.includes(column) ? headings : [column, ...headings]);
// The headings of our exports are recognised, too.
for (const [column, heading] of researchCsv.columns) if (column !== 'id') register(column, [column, heading.en, heading.ar]);

/** Positions of our columns in a table, and its original headings. */
export interface Headings {
  /** Indexes of cells by column, in order of precedence. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly titles: readonly string[];
  /** Whether the table comes from a citation index. */
  readonly isFromIndex: boolean;
}

const indexKeys = new Set(indexHeadings);
/** Words that often precede the name of a column: «اسم المجلة», «رقم المجلد», «أسماء الباحثين». */
const arabicLead = new RegExp(`^(?:${['اسم', 'أسماء', 'رقم', 'قائمة', 'بيانات'].map(fold).join('|')}) `);

/** Maps headings to columns. When several mean the same column, each row uses the first with a value. */
export function readHeadings(cells: readonly string[]): Headings {
  const candidates = new Map<string, { readonly index: number; readonly rank: number }[]>();
  const isTagged = cells.includes('TI') && cells.includes('AU');
  const keys = cells.map((cell) => headingKey(isTagged ? (wosHeadings[cell.trim()] ?? cell) : cell));
  const isFromIndex = keys.some((key) => indexKeys.has(key));
  keys.forEach((key, index) => {
    // A capital within a heading may start a word (`sourceTitle`) or be part of a name (PubMed, arXiv), so both are tried.
    const match =
      byHeading.get(key) ?? byHeading.get(headingKey((cells[index] ?? '').toLowerCase())) ?? byHeading.get(key.replace(arabicLead, ''));
    // In tables of citation indexes, areas are not from our vocabulary and `source` is the index itself, so both columns are ignored.
    if (!match || (isFromIndex && (match.column === 'areas' || key === 'source'))) return;
    candidates.set(match.column, [...(candidates.get(match.column) ?? []), { index, rank: match.rank }]);
  });
  const positions = new Map(
    [...candidates].map(([column, matches]) => [column, matches.sort((a, b) => a.rank - b.rank).map(({ index }) => index)] as const),
  );
  return {
    positions,
    titles: cells.map((cell, index) => cell.replace(/^\uFEFF/, '').trim() || `column ${index + 1}`),
    isFromIndex,
  };
}

export interface CsvRow {
  readonly draft: Draft;
  /** Faults that exclude the row, because importing it would lose information: an unreadable area or year. */
  readonly faults: readonly ImportFault[];
  readonly warnings: readonly ImportFault[];
}

/** A row: its cells, and their columns where empty cells are left out. */
export type TableRow = Pick<RowEntry, 'cells' | 'columns'>;

/** Reads one row. With `isFirst`, it also warns of a column that looks like authors but was not recognised. */
export function readCsvRow({ cells, columns }: TableRow, headings: Headings, isFirst = false): CsvRow {
  const usedCells = new Set<number>();
  const row = rowReader((column) => cells[columns ? columns.indexOf(column) : column] ?? '', headings.positions, usedCells);
  const draft = { ...textsOf(row, headings), ...factsOf(row) };
  const [faults, warnings] = [faultsOf(row), warningsOf(row)];
  const unread: UnreadField[] = [];
  for (const [position, value] of cells.entries()) {
    const index = columns?.[position] ?? position;
    if (index >= headings.titles.length && value.trim() && !warnings.some(({ code }) => code === 'extra_cells'))
      warnings.push({ code: 'extra_cells', field: `column ${index + 1}`, value: value.slice(0, 100) });
    if (unread.length >= unreadFieldsMax) break;
    if (value.trim() && !noValue.test(value.trim()) && !usedCells.has(index))
      unread.push({ field: (headings.titles[index] ?? `column ${index + 1}`).slice(0, 80), example: value.trim().slice(0, 80) });
  }
  const names =
    isFirst && draft.authors?.length === 0
      ? unread.find(({ field, example }) => !otherHeading.test(field) && looksLikeNames(example))
      : undefined;
  if (names) warnings.push({ code: 'no_authors', field: names.field, value: names.example });
  return { draft: { ...draft, unread }, faults, warnings };
}

/** Headings of columns whose values look like names of people but are places, organisations or titles. */
const otherHeading =
  /plac|cit(?:y|ies)|countr|location|region|address|publish|venue|journal|conference|affil|institut|universit|organi[sz]|department|funder|sponsor|title|type|language|status|مكان|مدينة|بلد|دولة|منطقة|عنوان|ناشر|مجلة|جهة|جامعة|كلية|قسم|لغة|نوع/iu;

/** Whether a text looks like a list of names: two to five capitalised or Arabic words each, without digits. */
function looksLikeNames(text: string): boolean {
  const names = text.split(/[;؛،|]|,(?=\s)/).map((name) => name.trim());
  return names.every((name) => /^(?:(?:\p{Lu}[\p{L}.'’-]*|\p{Script=Arabic}+)(?:\s+|$)){2,5}$/u.test(name));
}

type Row = ReturnType<typeof rowReader>;

function rowReader(valueIn: (column: number) => string, positions: Headings['positions'], usedCells: Set<number>) {
  const cell = (name: string): string | undefined => {
    for (const index of positions.get(name) ?? []) {
      const value = unguardedCell(valueIn(index).trim());
      // NA is the code of Namibia.
      if (!value || (name !== 'countries' && noValue.test(value))) continue;
      usedCells.add(index);
      return value;
    }
    return undefined;
  };
  /** All values of a column that a table has several times. */
  const values = (name: string): string[] =>
    (positions.get(name) ?? []).flatMap((index) => {
      const value = valueIn(index).trim();
      if (value) usedCells.add(index);
      return value || [];
    });
  return {
    cell,
    values,
    list: (name: string) => splitList(cell(name) ?? '', /[;؛|]/),
    /** One value per author, empty ones included. */
    byAuthor: (name: string) => cell(name)?.split(/\s*[;؛|]\s*/) ?? [],
    words: (name: string) => splitKeywords(cell(name)),
    translations: (name: string) => {
      const [en, ar] = [cell(`${name}_en`), cell(`${name}_ar`)];
      return { ...(en && { en }), ...(ar && { ar }) };
    },
  };
}

function warningsOf({ cell }: Row): ImportFault[] {
  const type = cell('type') ?? cell('itemType');
  return type && !classifyType([...typesOf(type), ...typesOf(cell('itemType') ?? '')])
    ? [{ code: 'unknown_code', field: 'type', value: type }]
    : [];
}

function faultsOf({ cell, list }: Row): ImportFault[] {
  const faults: ImportFault[] = [];
  for (const area of list('areas')) if (!areaOfName(area)) faults.push({ code: 'unknown_code', field: 'areas', value: area });
  const year = cell('year');
  if (year && !inPress.test(year) && !cleanDate(year)) faults.push({ code: 'bad_year', field: 'year', value: year });
  return faults;
}

/** The last word of a name that SpringerLink joins to the next without a separator: `Huda AminOmar Zaki`, but not `Huda McKay`. */
const joinedWord = / \S*?[\p{Ll}\p{Script=Han}](?<!(?<!\p{L})(?:Ma?c|D[ei]|L[ae]|Fitz|Vander))(?=\p{Lu})/gu;

function textsOf(row: Row, { positions, isFromIndex, titles: headings }: Headings): Draft {
  const { cell, values, list, words, translations } = row;
  // Texts that our own exports mark as machine translations are not texts of the source.
  const isMachineTranslated = (text: string) => list('machineTranslated').some((entry) => entry.startsWith(text));
  const humanText = (field: string, text: string | undefined, lang = text && isArabic(text) ? 'ar' : 'en') =>
    text && !isMachineTranslated(`${field}.${lang}:`) ? { [lang]: text } : {};
  // The first title of our own tables is in the reader's language, not necessarily the work's.
  const titleLanguage = cell('titleLanguage');
  const main = titleLanguage ? undefined : cell('title');
  const titles: Localized = {
    ...translations('title'),
    ...humanText(
      'title',
      cell('otherTitle'),
      isFurtherLanguage(cell('language')) && cell('language') !== titleLanguage && !cell('originalTitle') ? cell('language') : undefined,
    ),
    ...(titleLanguage && humanText('title', cell('title'), titleLanguage)),
    ...(cell('language') && cell('originalTitle') && { [cell('language') as string]: cell('originalTitle') }),
  };
  const language = cell('language') ?? titleLanguage ?? (main ? undefined : firstTitleLanguage(positions, titles));
  const { authors, incomplete } = authorsIn(row, isFromIndex, headings.includes('Item Title'));
  return {
    notation: 'html',
    title: main ?? (language && titles[language.slice(0, 2)]) ?? titles.en ?? titles.ar ?? Object.values(titles)[0],
    titles,
    language,
    ...abstractsOf(row, humanText),
    keywords: [...originalFirst(words('keywords'), words('otherKeywords'), cell('keywordsLanguage'), language), ...words('automaticTags')],
    keywordsIn: { en: words('keywords_en'), ar: words('keywords_ar') },
    authors,
    authorsIncomplete: incomplete || undefined,
    editors: contributorsIn(cell('editors')),
    translators: contributorsIn(cell('translators')),
    venue: {
      name: cell('venue'),
      names: { ...translations('venue'), ...humanText('venue', cell('otherVenue')) },
      issn: values('issn').join('; '),
      isbn: cell('isbn'),
    },
  };
}

function contributorsIn(cell: string | undefined): Draft['editors'] {
  const { names, incomplete } = namesInCell(cell);
  return withOthers(
    names.map((name) => ({ name })),
    incomplete,
  );
}

function authorsIn({ cell, list, byAuthor }: Row, isFromIndex: boolean, isSpringer: boolean): ReturnType<typeof authorsOf> {
  const addresses = cell('addresses');
  const names = cell('authors') ?? cell('authors_en');
  return authorsOf(isSpringer ? names?.replace(joinedWord, '$&;') : names, cell('authors_ar') ?? cell('authorsElsewhere'), {
    orcids: byAuthor('orcids'),
    affiliations: list('affiliations'),
    countries: byAuthor('countries'),
    institutions: list('institutions'),
    rors: list('rors'),
    groups: list('groupAuthors'),
    ...(addresses && { addresses }),
    ...(cell('signedAffiliations') && { signedAffiliations: cell('signedAffiliations') }),
    isFromIndex,
  });
}

const isFurtherLanguage = (language: string | undefined): boolean => language !== undefined && !isLanguage(language);

/** Keywords in the language of the work come first; if there are none, those in English, as in our other formats. */
function originalFirst(
  first: readonly string[],
  second: readonly string[],
  firstLanguage: string | undefined,
  language: string | undefined,
): string[] {
  const isSecondOriginal =
    firstLanguage !== undefined && firstLanguage !== language && (firstLanguage === 'ar' || language === otherOf(firstLanguage));
  return isSecondOriginal ? [...second, ...first] : [...first, ...second];
}

const otherOf = (language: string): string | undefined => (isLanguage(language) ? otherLanguages(language)[0] : undefined);

/** Abstracts except those marked as machine translations, and who wrote them. The language of a further abstract is detected from its script. */
function abstractsOf(
  { cell, list, translations }: Row,
  humanText: (field: string, text: string | undefined) => Localized,
): Pick<Draft, 'abstract' | 'abstracts' | 'abstractKind'> {
  const isByEditors = (text: string) => list('editorTexts').includes(`abstract.${isArabic(text) ? 'ar' : 'en'}`);
  const texts = [cell('abstract'), cell('otherAbstract')].map((text) =>
    text && Object.keys(humanText('abstract', text)).length > 0 ? text : undefined,
  );
  const areByEditors = texts.some(Boolean) && texts.every((text) => !text || isByEditors(text));
  // A record has abstracts of one kind: with one by the authors, the editors' translation of it is left out.
  const [first, second] = areByEditors ? texts : texts.map((text) => (text && !isByEditors(text) ? text : undefined));
  return {
    abstract: first,
    abstracts: { ...translations('abstract'), ...humanText('abstract', second) },
    abstractKind: areByEditors ? 'editor' : undefined,
  };
}

function factsOf({ cell, values, list }: Row): Partial<Draft> {
  const [[type, ...otherTypes], itemType] = [values('type'), cell('itemType')];
  // Web of Science has the kind of publication in a column of its own: book, journal, patent or series.
  const isInBook = otherTypes.includes('B') || (otherTypes.includes('S') && cell('isbn') !== undefined);
  const position = positionIn(cell('citation'));
  const [from, to] = [cell('pageStart'), cell('pageEnd')];
  return {
    key: cell('key') && `csv:${cell('key')}`,
    sourceId: cell('key'),
    types: [
      ...(isThesis(itemType ?? '') ? thesisTypes(type) : []),
      ...(type ? typesOf(type, isInBook) : []),
      ...(itemType ? typesOf(itemType) : []),
    ],
    subjects: list('areas').map((value) => ({ scheme: 'own', value })),
    year: cell('year'),
    date: cell('date') ?? position.date,
    publisher: cell('publisher'),
    volume: cell('volume') ?? position.volume,
    issue: cell('issue') ?? position.issue,
    supplement: cell('supplement'),
    pages: cell('pages') ?? pagesOf(from, to) ?? cell('articleNumber') ?? position.pages,
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
    references: list('references')
      .filter((text) => text.length > 20)
      .map((text) => ({ doi: /\b10\.\d{4,9}\/[^\s,;\]]+/.exec(text)?.[0], text })),
    licence: cell('licence') ?? firstLicence([cell('rights')]),
    citations: cell('citations'),
  };
}

/** Date, volume, issue and pages in PubMed's line: "J Kites. 2020 Sep;38(3):178-185. doi: 10.5555/1." */
function positionIn(citation: string | undefined): Pick<Draft, 'date'> & ReturnType<typeof readPart> {
  const position = /\.\s(\d{4}[^.;]*);[^.]*/.exec(citation ?? '');
  return position ? { ...readPart(position[0].slice(2)), date: position[1] } : {};
}

/** A type from our vocabulary or that of any service. */
function typesOf(value: string, isInBook = false): readonly SchemeValue[] {
  return [...indexTypes(value, isInBook), ...['own', 'bibtex', 'csl', 'ris'].map((scheme) => ({ scheme, value }))];
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

function headingKey(heading: string): string {
  return fold(heading.replace(/^\uFEFF/, '').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .replace(/[\s_.,:/()-]+/g, ' ')
    .trim();
}

/** Language of the leftmost title, taken as the original when no column states the language. */
function firstTitleLanguage(positions: Headings['positions'], titles: Localized): string {
  if (!titles.en || !titles.ar) return titles.en ? 'en' : 'ar';
  return (positions.get('title_ar')?.[0] ?? 0) < (positions.get('title_en')?.[0] ?? 0) ? 'ar' : 'en';
}
