import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { arxivAddress, arxivPdfAddress, doiInAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { AuthorshipRecord, ContributorRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { undated } from '#lib/formats/bibliography/csv.ts';
import { pageRange } from '#lib/formats/cite/reference.ts';
import { type WorkKind, workKinds } from '#lib/formats/cite/work-kind.ts';
import { signingLanguages } from '#lib/formats/values/localized-text.ts';
import { personName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { isLanguage } from '#lib/languages/languages.ts';

/** Import formats that cannot hold every field of a record. Only our JSON Lines format can. */
export const limitedFormats = ['bibtex', 'ris', 'csl', 'csv', 'mods', 'marcxml'] as const;
export type LimitedFormat = (typeof limitedFormats)[number];

/** Data that a round trip through some formats loses. */
export interface FormatLimit {
  readonly formats: readonly LimitedFormat[];
  /** What a round trip changes, for `docs/operate.md`. */
  readonly what: string;
  /** The record with only the fields that survive a round trip. */
  readonly without: (record: ResearchRecord) => ResearchRecord;
}

const referenceFormats: readonly LimitedFormat[] = ['bibtex', 'ris', 'csl'];
/** All but our own table. */
const nearlyAll: readonly LimitedFormat[] = [...referenceFormats, 'mods', 'marcxml'];

/** Everything that a round trip through export and import loses. The round-trip test and the documentation read this table. */
export const formatLimits: readonly FormatLimit[] = [
  {
    formats: nearlyAll,
    what: 'abstracts written by the editors of the collection',
    without: (record) => (record.abstractKind === 'editor' ? without(record, 'abstract', 'abstractKind') : record),
  },
  {
    formats: limitedFormats,
    what: 'the record’s key, source and OpenAlex id, versions, references, notices, superscripts and further languages of its title',
    without: ({ abstractKind, ...record }) =>
      without(
        { ...record, key: '', title: titlesOf(record), ...(record.abstract && { abstractKind: abstractKind ?? 'author' }) },
        ...(['source', 'openalex', 'versions', 'references', 'notices', 'noticeOf', 'titleMarkup'] as const),
      ),
  },
  { formats: referenceFormats, what: 'areas, licence', without: (record) => without({ ...record, areas: [] }, 'licence') },
  {
    formats: nearlyAll,
    what: 'open access, citations',
    without: (record) => without(record, 'openAccess', 'citations'),
  },
  {
    formats: limitedFormats,
    what: 'affiliations, institutions, OpenAlex ids and other spellings of the authors, the corresponding author',
    without: (record) => ({
      ...record,
      authors: record.authors.map(({ name, orcid, country }) => withoutUndefined({ name, orcid, country })),
    }),
  },
  {
    formats: nearlyAll,
    what: 'the countries of the authors, how many there are if not all are listed',
    without: (record) =>
      without(
        {
          ...record,
          authors: record.authors.map(({ country: _country, ...author }) => author),
          ...((record.authorsTotal ?? 0) > record.authors.length && { authorsIncomplete: true }),
        },
        'authorsTotal',
      ),
  },
  {
    formats: referenceFormats,
    what: 'ORCID iDs of the authors, their names in the other script',
    without: (record) => ({ ...record, authors: record.authors.map(({ name }) => ({ name: signedName(name, record.language) })) }),
  },
  {
    formats: [...referenceFormats, 'csv'],
    what: 'the same of editors and translators',
    without: (record) => mapContributors(record, ({ name }) => ({ name: signedName(name, record.language) })),
  },
  {
    formats: limitedFormats,
    what: 'the number of authors if all are listed',
    without: (record) => ((record.authorsTotal ?? 0) > record.authors.length ? record : without(record, 'authorsTotal')),
  },
  { formats: ['ris'], what: 'that the list of authors is incomplete', without: (record) => without(record, 'authorsIncomplete') },
  {
    formats: ['ris'],
    what: 'commas in the name of a group',
    without: (record) => mapNames(record, withoutCommas),
  },
  {
    formats: limitedFormats,
    what: 'the language of keywords and names, if the script does not show it; the kind of a venue, and whether an ISBN belongs to it or to the work',
    without: byScripts,
  },
  {
    formats: limitedFormats,
    what: 'dashes in the name of a person, which become hyphens',
    without: (record) => mapNames(record, (name) => mapTexts(name, (text) => text.replace(/[–—]/g, '-'))),
  },
  {
    formats: ['bibtex'],
    what: 'commas and semicolons in a keyword',
    without: (record) =>
      mapKeywords(record, (word) =>
        word
          .split(/\s*[,;،؛]\s*/)
          .filter(Boolean)
          .join(' '),
      ),
  },
  {
    formats: ['ris', 'csl', 'csv'],
    what: 'semicolons in a keyword, which split it',
    without: (record) => mapKeywords(record, (word) => word.split(/\s*[;؛|]\s*/).filter(Boolean)),
  },
  {
    formats: limitedFormats,
    what: 'an address that repeats an identifier',
    without: withoutRepeatedAddresses,
  },
  { formats: ['bibtex', 'csl'], what: 'the address of a PDF', without: (record) => without(record, 'pdfUrl') },
  {
    formats: limitedFormats,
    what: 'a date in another year than that of the publication',
    without: ({ year, date, ...record }) => {
      const citedYear = year ?? (date ? Number(date.slice(0, 4)) : undefined);
      const isSameYear = date !== undefined && date.length > 4 && date.startsWith(String(citedYear).padStart(4, '0'));
      return withoutUndefined({ ...record, year: citedYear, date: isSameYear ? date : undefined });
    },
  },
  {
    formats: limitedFormats,
    what: 'a hyphen between pages, which becomes a dash, and the open end of a range',
    without: (record) => withoutUndefined({ ...record, pages: pageRange(record.pages)?.replaceAll('-', '–') }),
  },
  {
    formats: limitedFormats,
    what: 'an arXiv number as pages',
    without: (record) => (/^(?:arxiv:|[a-z-]+[–/]\S*\d{7}$)/i.test(record.pages ?? '') ? without(record, 'pages') : record),
  },
  {
    formats: ['csv'],
    what: 'a hyphen in a volume or issue that a spreadsheet would read as a date, which becomes a dash',
    without: ({ volume, issue, ...record }) =>
      withoutUndefined({ ...record, volume: volume && undated(volume), issue: issue && undated(issue) }),
  },
  {
    formats: ['mods', 'marcxml'],
    what: 'punctuation of catalogues around titles, venues and publishers',
    without: ({ title, venue, publisher, ...record }) =>
      withoutUndefined({
        ...record,
        title: mapTexts(title, withoutIsbd),
        venue: venue && { ...venue, name: mapTexts(venue.name, withoutIsbd) },
        publisher: publisher && withoutIsbd(publisher),
      }),
  },
  {
    formats: ['marcxml'],
    what: 'whether the address of a PDF is that of the work',
    without: ({ url, pdfUrl, ...record }) =>
      withoutUndefined({ ...record, ...(/pdf/i.test(url ?? '') ? { pdfUrl: url } : { url, pdfUrl }) }),
  },
  {
    formats: ['mods', 'marcxml'],
    what: 'the ISSN and the second name of a body that issued a thesis or report',
    without: withOneBodyName,
  },
  {
    formats: nearlyAll,
    what: 'whether the issuing body of a thesis or report is its publisher',
    without: withOneBody,
  },
];

/** The record as it is after export to a format and import from it. */
export function withoutLostFields(format: LimitedFormat, record: ResearchRecord): ResearchRecord {
  return formatLimits.reduce((rest, limit) => (limit.formats.includes(format) ? limit.without(rest) : rest), record);
}

/** The titles that exports have: in English, Arabic and the language of the work. */
const titlesOf = ({ title, language }: Omit<ResearchRecord, 'abstractKind'>): Localized =>
  Object.fromEntries(Object.entries(title).filter(([one]) => one === language || isLanguage(one)));

const withoutIsbd = (text: string): string => text.replace(/^\[|[\s.,:;/=\]]+$/g, '');

function without<Field extends keyof ResearchRecord>(record: ResearchRecord, ...fields: readonly Field[]): ResearchRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name as Field))) as unknown as ResearchRecord;
}

const mapTexts = (texts: Localized, change: (text: string) => string): Localized =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text as string)]));

function mapContributors(record: ResearchRecord, change: (person: ContributorRecord) => ContributorRecord): ResearchRecord {
  return withoutUndefined({ ...record, editors: record.editors?.map(change), translators: record.translators?.map(change) });
}

/** Changes the names of all people. */
function mapNames(record: ResearchRecord, change: (name: Localized) => Localized): ResearchRecord {
  const authors = record.authors.map((author) => ({ ...author, name: change(author.name) }));
  return mapContributors({ ...record, authors }, (person) => ({ ...person, name: change(person.name) }));
}

function mapKeywords({ keywords, ...record }: ResearchRecord, change: (word: string) => string | readonly string[]): ResearchRecord {
  if (!keywords) return record;
  const lists = Object.entries(keywords).map(([language, words]) => [language, [...new Set((words ?? []).flatMap(change))]] as const);
  return { ...record, keywords: Object.fromEntries(lists.filter(([, words]) => words.length > 0)) };
}

function withoutRepeatedAddresses(record: ResearchRecord): ResearchRecord {
  const { url = '', pdfUrl, arxiv } = record;
  const doi = record.doi ?? doiInAddress(url)?.toLowerCase();
  const isRepeated = doiInAddress(url) !== undefined || url === (arxiv && arxivAddress(arxiv));
  return without(
    { ...record, ...(doi && { doi }) },
    ...(isRepeated ? (['url'] as const) : []),
    ...(pdfUrl === (arxiv && arxivPdfAddress(arxiv)) ? (['pdfUrl'] as const) : []),
  );
}

const isIssued = ({ type }: ResearchRecord) => ['thesis', 'report'].includes(workKinds[type as WorkKind].csl);

function withOneBodyName(record: ResearchRecord): ResearchRecord {
  return isIssued(record) && record.venue ? { ...record, venue: { name: signedName(record.venue.name, record.language) } } : record;
}

function withOneBody(record: ResearchRecord): ResearchRecord {
  if (!isIssued(record)) return record;
  const venue = record.venue ?? (record.publisher ? { name: byScript(record.publisher) } : undefined);
  return without({ ...record, ...(venue && { venue }) }, 'publisher');
}

function withoutCommas(name: Localized): Localized {
  return mapTexts(name, (text) => ('literal' in personName(text) ? text.replace(/\s*[,،]\s*/g, ' ') : text));
}

/**
 * The single name per person that BibTeX, RIS and CSL-JSON hold: in the work's language, else in English or Arabic, else in any. An import
 * assigns the name to English or Arabic by its script.
 */
function signedName(name: Localized, language: string): AuthorshipRecord['name'] {
  const value =
    signingLanguages(language)
      .map((one) => name[one])
      .find(Boolean) ?? Object.values(name)[0];
  return value ? byScript(value) : {};
}

const byScript = (text: string): Localized => ({ [hasArabicLetters(text) ? 'ar' : 'en']: text });

/** Assigns names and keywords to English or Arabic by their script, and the venue's ISBN to the work, as an import does. */
function byScripts(record: ResearchRecord): ResearchRecord {
  const names = (texts: Localized) => Object.assign({}, ...Object.values(texts).map((text) => byScript(text as string))) as Localized;
  const { kind: _kind, isbn: venueIsbn, ...venue } = record.venue ?? { name: {} };
  const isbn = record.isbn ?? venueIsbn;
  return {
    ...mapNames(record, names),
    ...(isbn && { isbn }),
    ...(record.keywords && { keywords: keywordsByScript(record.keywords, record.language) }),
    ...(record.venue && { venue: { ...venue, name: names(venue.name) } }),
  };
}

/** Keywords by script, in the order of our export files: the language of the work first, then other languages, Arabic last. */
function keywordsByScript(keywords: NonNullable<ResearchRecord['keywords']>, language: string): NonNullable<ResearchRecord['keywords']> {
  const rank = (one: string) => (one === language ? 0 : one === 'ar' ? 2 : 1);
  const words = Object.keys(keywords)
    .toSorted((one, two) => rank(one) - rank(two))
    .flatMap((one) => keywords[one] ?? []);
  const lists = { en: words.filter((word) => !hasArabicLetters(word)), ar: words.filter(hasArabicLetters) };
  return Object.fromEntries(Object.entries(lists).flatMap(([one, list]) => (list.length > 0 ? [[one, [...new Set(list)]]] : [])));
}
