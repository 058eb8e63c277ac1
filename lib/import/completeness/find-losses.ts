import type { ContributorRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { isDegree, isThesis } from '#lib/import/classify/types.ts';
import { cleanArxiv } from '#lib/import/clean/identifiers.ts';
import { cleanPart } from '#lib/import/clean/numbers/part-numbers.ts';
import { languageOfTitle } from '#lib/import/clean/title-pair.ts';
import type { ImportFault } from '#lib/import/draft/draft.ts';
import type { Fact, RecordFormat } from './essential-facts.ts';
import { essentialHeadings } from './essential-headings.ts';
import { essentialPaths } from './essential-paths.ts';
import { parsePath, type RawPath, rawText, valuesAt } from './raw-values.ts';

/** Alternatives of a fact; the paths of one alternative list different values. */
type ParsedPaths = readonly (readonly [fact: Fact, alternatives: readonly (readonly RawPath[])[]])[];

const pathsByFormat = new Map(
  Object.entries(essentialPaths).map(([format, paths]) => [format, Object.entries(paths).map(([fact, text]) => parseFact(fact, text))]),
) as unknown as ReadonlyMap<RecordFormat, ParsedPaths>;

function parseFact(fact: string, text: string) {
  return [fact, text.split(' | ').map((alternative) => alternative.split(' + ').map(parsePath))] as const;
}

const pathsByHeadings = new WeakMap<readonly string[], ParsedPaths>();

/** The paths of a table by its headings, cached for its rows. */
function pathsOfTable(headings: readonly string[]): ParsedPaths {
  const cached = pathsByHeadings.get(headings);
  if (cached) return cached;
  const paths = Object.entries(essentialHeadings).map(([fact, pattern]): ParsedPaths[number] => [
    fact as Fact,
    headings.flatMap((heading, index) =>
      pattern.test(heading.replace(/\s+/g, ' ').trim())
        ? [[{ text: heading, steps: [{ name: String(index), isDeep: false, conditions: [] }] }]]
        : [],
    ),
  ]);
  pathsByHeadings.set(headings, paths);
  return paths;
}

/** A record before it was mapped, as `raw-records.ts` prepares it. */
export interface RawRecord {
  readonly format: RecordFormat;
  readonly value: unknown;
  /** The headings of a table; its values are cells by index. */
  readonly headings?: readonly string[];
}

/** The essential facts that the raw record has and the stored one misses, with their path and the beginning of the value. */
export function findLosses(raw: RawRecord, record: ResearchRecord): ImportFault[] {
  const paths = raw.headings ? pathsOfTable(raw.headings) : (pathsByFormat.get(raw.format) ?? []);
  return paths.flatMap(([fact, alternatives]): ImportFault[] => {
    const isStored = stored[fact];
    if (isStored(record) && !countedFacts.has(fact)) return [];
    for (const alternative of alternatives) {
      const values = alternative.map((path) => ({ path, values: valuesAt(raw.value, path) }));
      const all = values.flatMap((part) => part.values);
      if (all.length === 0 || !isLost(fact, all, record, raw.format)) continue;
      const { path, values: last } = values.findLast((part) => part.values.length > 0) as (typeof values)[number];
      const example = rawText(last.find((value) => isUnknown(fact, value, record)) ?? last[0]);
      return [{ code: 'not_stored', field: fact, value: `${path.text}: ${example}`.replace(/\s+/g, ' ').slice(0, 100) }];
    }
    return [];
  });
}

/** Facts of which the source may have more than one; each of them must be stored. */
const countedFacts: ReadonlySet<Fact> = new Set(['authors', 'titles', 'abstracts']);

/** Formats whose path of titles includes the main title. */
const listsMainTitle: ReadonlySet<RecordFormat> = new Set(['oai', 'nbib', 'pubmed']);

function isLost(fact: Fact, values: readonly unknown[], record: ResearchRecord, format: RecordFormat): boolean {
  // Author fields have the editors of edited books, too.
  if (fact === 'authors')
    return (
      record.authors.length < values.filter((value) => !isAmong([...(record.editors ?? []), ...(record.translators ?? [])], value)).length
    );
  if (fact === 'titles' || fact === 'abstracts') {
    const texts = fact === 'titles' ? record.title : (record.abstract ?? {});
    // A romanised title is in no language here, so that it is left out on purpose.
    const isWritten = (value: unknown) => fact === 'abstracts' || languageOfTitle(rawText(value), record.language) !== 'und';
    const distinct = new Set(values.filter(isWritten).map((value) => lettersOf(rawText(value))));
    const expected = distinct.size + (fact === 'titles' && listsMainTitle.has(format) ? 0 : 1);
    return Object.keys(texts).length < expected && values.some((value) => isUnknown(fact, value, record));
  }
  // Tables may have their number only.
  if (fact === 'references') return values.some((value) => typeof value !== 'string' || /\p{L}{3}/u.test(value));
  // An address or a kind of thesis is no venue.
  if (fact === 'venue') return !values.every((value) => /^\s*https?:/i.test(rawText(value)) || isThesis(rawText(value)));
  // Reference managers have the degree of a thesis there.
  if (fact === 'volume') return !(record.type.endsWith('thesis') && values.every((value) => isDegree(rawText(value))));
  // An arXiv number or an address in place of pages is stored as such, or left out on purpose.
  if (fact === 'pages') return !values.every((value) => cleanArxiv(rawText(value)) ?? !cleanPart('pages', rawText(value)).text);
  // Another date than that of the publication is not stored on purpose.
  if (fact === 'date') return values.some((value) => isDateIn(rawText(value), record.year));
  return true;
}

function isUnknown(fact: Fact, value: unknown, record: ResearchRecord): boolean {
  const texts: Localized | undefined = fact === 'titles' ? record.title : fact === 'abstracts' ? record.abstract : undefined;
  const letters = lettersOf(rawText(value));
  if (fact === 'authors') return !isAmong(record.authors, value);
  return !Object.values(texts ?? {}).some((text) => lettersOf(text ?? '').startsWith(letters));
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 30);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const isAmong = (people: readonly ContributorRecord[], value: unknown): boolean =>
  people.some(({ name }) => Object.values(name).some((text) => shareWord(text ?? '', rawText(value))));
const shareWord = (one: string, other: string): boolean => wordsOf(one).some((word) => wordsOf(other).includes(word));

const month =
  /(?<!\p{N})(?:0?[1-9]|1[0-2])(?!\p{N})|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|محرم|صفر|ربيع|جمادى|رجب|شعبان|رمضان|شوال/iu;

/** Whether a text has a month, and no other year than the given one. */
function isDateIn(text: string, year: number | undefined): boolean {
  const years: readonly string[] = text.match(/(?<!\p{N})\p{Nd}{4}(?!\p{N})/gu) ?? [];
  return (year === undefined || years.length === 0 || years.includes(String(year))) && month.test(text);
}

const hasTexts = (texts: object | undefined): boolean => texts !== undefined && Object.keys(texts).length > 0;

/** Whether a record has a fact. */
const stored: Readonly<Record<Fact, (record: ResearchRecord) => boolean>> = {
  authors: ({ authors }) => authors.length > 0,
  affiliations: ({ authors }) =>
    authors.length === 0 || authors.some(({ affiliation, institutions }) => affiliation ?? institutions?.length),
  editors: ({ editors }) => editors !== undefined,
  translators: ({ translators }) => translators !== undefined,
  titles: ({ title }) => hasTexts(title),
  abstract: ({ abstract }) => hasTexts(abstract),
  abstracts: ({ abstract }) => hasTexts(abstract),
  keywords: ({ keywords }) => hasTexts(keywords),
  year: ({ year, inPress }) => year !== undefined || inPress === true,
  date: ({ date }) => date !== undefined,
  venue: ({ venue }) => venue !== undefined,
  volume: ({ volume }) => volume !== undefined,
  // Reports have their number in the field of the issue.
  issue: ({ issue, type, reportNumber }) => (issue ?? (type === 'technical-report' ? reportNumber : undefined)) !== undefined,
  pages: ({ pages }) => pages !== undefined,
  doi: ({ doi }) => doi !== undefined,
  arxiv: ({ arxiv }) => arxiv !== undefined,
  bibcode: ({ bibcode }) => bibcode !== undefined,
  pmid: ({ pmid }) => pmid !== undefined,
  issn: ({ venue }) => venue?.issn !== undefined,
  isbn: ({ venue, isbn }) => (venue?.isbn ?? isbn) !== undefined,
  reportNumber: ({ reportNumber }) => reportNumber !== undefined,
  references: ({ references }) => references !== undefined,
  licence: ({ licence }) => licence !== undefined,
  notices: ({ notices }) => notices !== undefined,
};
