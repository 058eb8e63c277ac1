import type { Authorship, Contributor, Research } from '#lib/domain/research.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { pageRange } from '#lib/formats/cite/reference.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asSigned } from '#lib/formats/values/citable.ts';
import { signingLanguages, wordingIn, wordings } from '#lib/formats/values/localized-text.ts';
import type { FormatWriter, ResearchFormat } from '#lib/formats/values/research-format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { authorCsv } from './author-csv.ts';
import { joinKeywords } from './csl.ts';
import { type CsvTable, csvHead, writeCsvRow } from './csv-syntax.ts';

/** CSV with headings in the language of the reader. */
export const csv = {
  name: 'csv',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8; header=present',
  isMetadata: false,
  isForReader: true,
  writer: (options) => tableWriter(researchCsv, options),
  authorWriter: (options) => tableWriter(authorCsv, options),
} as const satisfies ResearchFormat;

function tableWriter<T>(table: CsvTable<string, T>, options: WriteOptions): FormatWriter<T> {
  return { head: csvHead(table, options.language), item: (value) => table.row(value, options), tail: '' };
}

/** The table of publications in the reader's language; multiple values are joined with `; `. */
export const researchCsv = {
  columns: [
    ['id', { en: 'Id', ar: 'المُعرِّف' }],
    ['title', { en: 'Title', ar: 'العنوان' }],
    ['titleLanguage', { en: 'Title language', ar: 'لغة العنوان' }],
    ['otherTitle', { en: 'Title in the other language', ar: 'العنوان باللغة الأخرى' }],
    ['originalTitle', { en: 'Title in the language of the work', ar: 'العنوان بلغة العمل' }],
    ['authors', { en: 'Authors', ar: 'المؤلفون' }],
    ['authorsElsewhere', { en: 'Authors in the other script', ar: 'المؤلفون بالحروف الأخرى' }],
    ['editors', { en: 'Editors', ar: 'المحررون' }],
    ['translators', { en: 'Translators', ar: 'المترجمون' }],
    ['orcids', { en: 'ORCID iDs', ar: 'مُعرِّفات ORCID' }],
    ['countries', { en: 'Countries of the authors', ar: 'بلدان المؤلفين' }],
    ['authorCount', { en: 'Number of authors', ar: 'عدد المؤلفين' }],
    ['type', { en: 'Type', ar: 'النوع' }],
    ['areas', { en: 'Research areas', ar: 'المجالات البحثية' }],
    ['year', { en: 'Year', ar: 'السنة' }],
    ['date', { en: 'Date', ar: 'التاريخ' }],
    ['venue', { en: 'Published in', ar: 'جهة النشر' }],
    ['otherVenue', { en: 'Venue in the other language', ar: 'جهة النشر باللغة الأخرى' }],
    ['publisher', { en: 'Publisher', ar: 'الناشر' }],
    ['volume', { en: 'Volume', ar: 'المجلد' }],
    ['issue', { en: 'Issue', ar: 'العدد' }],
    ['pages', { en: 'Pages', ar: 'الصفحات' }],
    ['reportNumber', { en: 'Report number', ar: 'رقم التقرير' }],
    ['doi', { en: 'DOI', ar: 'المُعرِّف الرقمي DOI' }],
    ['issn', { en: 'ISSN', ar: 'الرقم الدولي ISSN' }],
    ['isbn', { en: 'ISBN', ar: 'الرقم الدولي ISBN' }],
    ['arxiv', { en: 'arXiv', ar: 'رقم arXiv' }],
    ['pmid', { en: 'PMID', ar: 'مُعرِّف PubMed' }],
    ['bibcode', { en: 'ADS bibcode', ar: 'رمز ADS' }],
    ['url', { en: 'Address', ar: 'الرابط' }],
    ['pdfUrl', { en: 'PDF', ar: 'ملف PDF' }],
    ['language', { en: 'Language of the work', ar: 'لغة العمل' }],
    ['keywords', { en: 'Keywords', ar: 'الكلمات المفتاحية' }],
    ['keywordsLanguage', { en: 'Language of the keywords', ar: 'لغة الكلمات المفتاحية' }],
    ['otherKeywords', { en: 'Keywords in the other language', ar: 'الكلمات المفتاحية باللغة الأخرى' }],
    ['openAccess', { en: 'Open access', ar: 'وصول حر' }],
    ['freeToRead', { en: 'Free to read', ar: 'متاح للقراءة مجانًا' }],
    ['licence', { en: 'Licence', ar: 'الرخصة' }],
    ['citations', { en: 'Citations', ar: 'عدد الاستشهادات' }],
    ['abstract', { en: 'Abstract or summary', ar: 'المستخلص أو الملخص' }],
    ['otherAbstract', { en: 'Abstract or summary in the other language', ar: 'المستخلص أو الملخص باللغة الأخرى' }],
    ['machineTranslated', { en: 'Machine translation', ar: 'ترجمة آلية' }],
    ['editorTexts', { en: 'Written by the editors', ar: 'من كتابة المحرّرين' }],
    ['updated', { en: 'Last changed', ar: 'آخر تحديث' }],
    ['page', { en: 'Page on this site', ar: 'الصفحة في هذا الموقع' }],
  ],
  row: writeRow,
} as const satisfies CsvTable<string, Research>;

/** The key of a column in the table of publications; the heading in the file depends on the language. */
export type ResearchColumn = (typeof researchCsv.columns)[number][0];

function writeRow(research: Research, options: WriteOptions): string {
  const [title, otherTitle] = wordings(research.title);
  const cells: Record<ResearchColumn, string | number | undefined> = {
    id: research.id,
    title: title?.value,
    titleLanguage: title?.lang === 'und' ? undefined : title?.lang,
    otherTitle: otherTitle?.value,
    originalTitle: research.originalTitle,
    ...peopleOf(research),
    type: research.type?.name.value,
    areas: joined(research.areas.map((area) => area.name.value)),
    year: research.year ?? (research.inPress && inPressWords[options.language]),
    date: research.date?.iso,
    venue: research.venue?.name.value,
    otherVenue: research.venue?.name.alt?.value,
    publisher: research.publisher,
    reportNumber: research.reportNumber,
    ...numbersOf(research),
    language: research.language,
    keywords: joinKeywords(research.keywords),
    keywordsLanguage: research.keywords.length > 0 ? research.keywordsLanguage : undefined,
    otherKeywords: joinKeywords(research.alternativeKeywords?.words ?? []),
    openAccess: yesNo(research.openAccess, options.language),
    freeToRead: yesNo(research.freeToRead, options.language),
    licence: research.licence,
    citations: research.citations,
    abstract: research.abstract?.value,
    otherAbstract: research.abstract?.alt?.value,
    machineTranslated: machineTexts(research),
    editorTexts: editorTexts(research),
    updated: research.updatedAt,
    page: researchPage(research.id, options),
  };
  return writeCsvRow(researchCsv.columns.map(([column]) => cells[column]));
}

function peopleOf(research: Research) {
  const authors = research.authors.map(asSigned);
  const names = authors.map((author) => wordings(author.name));
  const first = names.map(([name]) => name?.value);
  const second = names.some(([, other]) => other) ? names.map(([name, other]) => (other ?? name)?.value) : undefined;
  const countryOf = ({ country, affiliations }: Authorship) =>
    country ?? affiliations?.find((affiliation) => affiliation.country && !affiliation.isDerived)?.country;
  return {
    authors: namesCell(first, research.authorsIncomplete),
    authorsElsewhere: second && namesCell(second, false),
    editors: signedNames(research, research.editors),
    translators: signedNames(research, research.translators),
    orcids: aligned(authors.map(({ orcid }) => orcid)),
    countries: aligned(authors.map(countryOf)),
    authorCount: research.authorCount,
  };
}

function numbersOf(research: Research) {
  return {
    volume: research.volume && undated(research.volume),
    issue: research.issue && undated(research.issue),
    pages: pageRange(research.pages)?.replaceAll('-', '–'),
    doi: research.doi,
    issn: research.venue?.issn,
    isbn: research.isbn,
    arxiv: research.arxiv,
    pmid: research.pmid,
    bibcode: research.bibcode,
    url: research.url,
    pdfUrl: research.pdfUrl,
  };
}

/** Machine translations in the row, as `title.ar: LibreTranslate 2026-11-02`; an import skips these texts (`import/formats/csv.ts`). */
function machineTexts({ title, abstract, textOrigins }: Research): string {
  const texts = [
    ['title', title.lang],
    ['title', title.alt?.lang],
    ['abstract', abstract?.lang],
    ['abstract', abstract?.alt?.lang],
  ] as const;
  const origins = texts.flatMap(([field, lang]) => machineOrigin(textOrigins, field, lang) ?? []);
  return joined(
    origins.map(
      ({ field, language, engine, date, reviewed }) =>
        `${field}.${language}: ${[engine, date, reviewed && `reviewed ${reviewed}`].filter(Boolean).join(' ')}`,
    ),
  );
}

/** Texts by the editors of the collection, as `abstract.en; title.ar`. */
const editorTexts = ({ textOrigins = [] }: Research): string =>
  joined(textOrigins.map(({ source, field, language }) => (source === 'editor' ? `${field}.${language}` : undefined)));

const inPressWords: Readonly<Record<Language, string>> = { en: 'in press', ar: 'قيد النشر' };
const yesNoWords: Readonly<Record<Language, readonly [string, string]>> = { en: ['yes', 'no'], ar: ['نعم', 'لا'] };

const yesNo = (value: boolean | undefined, language: Language): string | undefined =>
  value === undefined ? undefined : yesNoWords[language][value ? 0 : 1];

/** Replaces the hyphen of 10-12, which a spreadsheet would turn into a date. */
export const undated = (number: string): string => (/^\d{1,2}-\d{1,4}$/.test(number) ? number.replace('-', '–') : number);

/** Names joined with `; `. A single name that could be read as several ends with `;`. */
function namesCell(names: readonly (string | undefined)[], isIncomplete: boolean): string {
  const list = [...names, isIncomplete ? 'et al.' : undefined].filter(Boolean);
  return list.length === 1 && /[,،&]|\s(?:and|und|et|و)\s/i.test(list[0] as string) ? `${list[0]};` : joined(list);
}

/** Names of editors or translators in the language of the work, as in the formats of reference managers. */
function signedNames({ language, title }: Research, people: readonly Contributor[] = []): string | undefined {
  const signing = signingLanguages(language ?? title.lang);
  return people.length > 0
    ? namesCell(
        people.map(({ name }) => wordingIn(name, signing)?.value),
        false,
      )
    : undefined;
}

/** One value per author, in order; empty for authors without one. Undefined when no author has one. */
function aligned(values: readonly (string | undefined)[]): string | undefined {
  return values.some(Boolean) ? values.map((value) => value ?? '').join('; ') : undefined;
}

function joined(values: readonly (string | undefined)[]): string {
  return values.filter(Boolean).join('; ');
}
