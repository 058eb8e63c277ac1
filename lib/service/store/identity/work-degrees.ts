import type { ResearchRecord } from '#lib/domain/record.ts';
import { archiveOfDoi, isCopy, isPreprintCode } from './archives.ts';
import { compareAuthors } from './compare-authors.ts';
import { type Agreement, compareIssues, comparePages, compareVenues, compareVolumes, firstPage } from './compare-places.ts';
import { compareLikeness, compareNumbers, type TitleDegree } from './title-likeness.ts';
import { isDeepUrl, plainUrl, reportKey } from './work-traits.ts';

/** Agreement of two records by field. `unknown` has no weight: a record omits the field, or its value varies between versions. */
export interface WorkDegrees {
  readonly title: TitleDegree;
  /** Numbers of parts, volumes and years in the titles. `missing`: one has only some of the other's. */
  readonly numbers: 'same' | 'missing' | 'other';
  /**
   * `equal1` to `equal3`: the same one, two, three or more people; `part…` likewise; `nearly`: at least three quarters of the longer list.
   */
  readonly authors: `equal${Few}` | `part${Few}` | 'cut' | 'nearly' | 'most' | 'some' | 'other' | 'unknown';
  readonly year: YearGap | `version-${YearGap}` | 'unknown';
  readonly venue: Agreement;
  readonly volume: Agreement;
  readonly issue: Agreement;
  readonly pages: Agreement;
  /** `version`: one text is a copy in an archive; `paper`: two of paper, article and chapter. */
  readonly type: Agreement | 'version' | 'paper';
  /** `alike`: two registrations of one text; `copies`: two deposits in one archive. A copy and its publication compare as unknown. */
  readonly doi: Agreement | 'alike' | 'copies';
  readonly arxiv: Agreement;
  readonly bibcode: Agreement;
  readonly pmid: Agreement;
  readonly openalex: Agreement;
  readonly reportNumber: Agreement;
  readonly url: Agreement;
  readonly isbn: Agreement;
}

type Few = 1 | 2 | 3;
/** Difference in calendar years: none, one, two or three, more. */
type YearGap = 'same' | 'next' | 'near' | 'far';

export function degreesOf(one: ResearchRecord, two: ResearchRecord): WorkDegrees {
  const location = {
    venue: compareVenues(one, two),
    volume: compareVolumes(one, two),
    issue: compareIssues(one, two),
    pages: comparePages(one, two),
  };
  const isSameLocation = location.pages === 'same' && location.volume === 'same' && location.venue !== 'other';
  const doi = compareDois(one.doi, two.doi, isSameLocation);
  const isVersion = isCopy(one) || isCopy(two) || doi === 'alike';
  const openalex = compareTexts(one.openalex, two.openalex);
  const isbn = compareBooks(one, two);
  const authors = authorsDegree(one, two);
  return {
    ...titleDegrees(one, two),
    // Sources name the author or the editor of a book, and its series or a short title.
    authors: isbn === 'same' && authors === 'other' ? 'unknown' : authors,
    year: yearDegree(one, two, isVersion, isSameLocation),
    ...(isVersion ? { venue: 'unknown', volume: 'unknown', issue: 'unknown', pages: 'unknown' } : location),
    ...(isbn === 'same' && { venue: 'unknown' }),
    type: typeDegree(one, two, isVersion),
    doi,
    arxiv: compareTexts(one.arxiv, two.arxiv),
    bibcode: isPreprintCode(one.bibcode ?? '') === isPreprintCode(two.bibcode ?? '') ? compareTexts(one.bibcode, two.bibcode) : 'unknown',
    pmid: compareTexts(one.pmid, two.pmid),
    // OpenAlex gives preprint and paper separate ids.
    openalex: isVersion && openalex === 'other' ? 'unknown' : openalex,
    reportNumber: compareReports(one.reportNumber, two.reportNumber),
    url: compareUrls(one.url, two.url),
    isbn,
  };
}

const compareTexts = (one: string | undefined, two: string | undefined): Agreement =>
  !one || !two ? 'unknown' : one === two ? 'same' : 'other';

/** The best pair of titles decides; pairs in two scripts are `foreign`. */
function titleDegrees(one: ResearchRecord, two: ResearchRecord): Pick<WorkDegrees, 'title' | 'numbers'> {
  let best: Pick<WorkDegrees, 'title' | 'numbers'> = { title: 'foreign', numbers: 'same' };
  for (const first of titlesOf(one)) {
    for (const second of titlesOf(two)) {
      const title = compareLikeness(first, second);
      if (likeness.indexOf(title) < likeness.indexOf(best.title)) best = { title, numbers: compareNumbers(first, second) };
    }
  }
  return best;
}

export const titlesOf = ({ title }: ResearchRecord): string[] => Object.values(title).filter((text) => text !== undefined);
const likeness: readonly TitleDegree[] = ['equal', 'spelling', 'cut', 'common', 'near', 'like', 'akin', 'other', 'unrelated', 'foreign'];

function authorsDegree(one: ResearchRecord, two: ResearchRecord): WorkDegrees['authors'] {
  const [short, long] = [one.authors.length, two.authors.length].sort((a, b) => a - b) as [number, number];
  const verdict = compareAuthors(one, two);
  const peopleCount = Math.min(short, 3) as Few;
  if (verdict === 'equal') return `equal${peopleCount}`;
  if ((verdict === 'part' || verdict === 'most' || verdict === 'cut') && short >= 3 && short / long >= 0.75) return 'nearly';
  return verdict === 'part' ? `part${peopleCount}` : verdict;
}

/** Online and print years of one publication differ by one. */
function yearDegree(one: ResearchRecord, two: ResearchRecord, isVersion: boolean, isSameLocation: boolean): WorkDegrees['year'] {
  if (one.year === undefined || two.year === undefined) return 'unknown';
  const years = Math.abs(one.year - two.year);
  if (years === 1 && isSameLocation) return 'unknown';
  const gap = years === 0 ? 'same' : years === 1 ? 'next' : years <= 3 ? 'near' : 'far';
  return isVersion ? `version-${gap}` : gap;
}

const kinds: Readonly<Record<string, string>> = {
  dataset: 'dataset',
  'data-paper': 'article',
  'doctoral-thesis': 'thesis',
  'masters-thesis': 'thesis',
  book: 'book',
  'book-chapter': 'chapter',
  'conference-paper': 'paper',
  proceedings: 'book',
  preprint: 'preprint',
  software: 'software',
  'technical-report': 'report',
  'white-paper': 'report',
  standard: 'report',
  presentation: 'talk',
  poster: 'talk',
  correction: 'correction',
  retraction: 'correction',
  other: '',
};

/** Groups types that sources do not distinguish reliably; '' where the source names none. */
const kindOf = ({ type }: ResearchRecord): string => kinds[type] ?? 'article';
const textKinds: ReadonlySet<string> = new Set(['article', 'paper', 'preprint', 'chapter', 'report', '']);
const paperKinds: ReadonlySet<string> = new Set(['article', 'paper', 'chapter']);

function typeDegree(one: ResearchRecord, two: ResearchRecord, isVersion: boolean): WorkDegrees['type'] {
  const [a, b] = [kindOf(one), kindOf(two)];
  if (isVersion && textKinds.has(a) && textKinds.has(b)) return 'version';
  if (a === '' || b === '') return 'unknown';
  if (a === b) return 'same';
  return paperKinds.has(a) && paperKinds.has(b) ? 'paper' : 'other';
}

function compareDois(one: string | undefined, two: string | undefined, isSameLocation: boolean): WorkDegrees['doi'] {
  const agreement = compareTexts(one, two);
  if (agreement !== 'other') return agreement;
  if (isOneRegistration(one as string, two as string)) return 'alike';
  const [a, b] = [archiveOfDoi(one), archiveOfDoi(two)];
  if (a !== b) return 'unknown';
  return a ? 'copies' : isSameLocation ? 'alike' : 'other';
}

/**
 * Matches DOI suffixes or their long final number: `10.1002/anie.202513444` and `10.1002/ange.202513444`, `…/rs.3.rs-1505237/v1` and
 * `…/v2`.
 */
function isOneRegistration(one: string, two: string): boolean {
  const [a, b] = [one, two].map((doi) => doi.slice(doi.indexOf('/') + 1).replace(/[./]v?\d$/, '')) as [string, string];
  const [x, y] = [a, b].map((suffix) => /\d{5,}(?:\D+\d{1,3})*\D*$/.exec(suffix)?.[0]);
  return a === b || (x !== undefined && x === y);
}

/** A short number ("TR-1", "7") shows nothing, since every institute has one; a different one under the same title is another report. */
function compareReports(one: string | undefined, two: string | undefined): Agreement {
  const [a, b] = [reportKey(one), reportKey(two)];
  if (a && b) return a === b ? 'same' : 'other';
  const [last, other] = [one, two].map((number) => /\d+(?=\D*$)/.exec(number ?? '')?.[0]);
  return last === undefined || other === undefined || Number(last) === Number(other) ? 'unknown' : 'other';
}

/** Two addresses on one host are two things; on two hosts they may be copies. */
function compareUrls(one: string | undefined, two: string | undefined): Agreement {
  const [a, b] = [one, two].map((url) => (url && isDeepUrl(url) ? plainUrl(url) : undefined));
  const host = (url: string) => url.split('/')[0];
  return a && b && a !== b && host(a) !== host(b) ? 'unknown' : compareTexts(a, b);
}

/** One part of one book, by its first page, or one whole edition: every chapter states the book's ISBN. */
function compareBooks(one: ResearchRecord, two: ResearchRecord): Agreement {
  const [a, b] = [one, two].map(({ venue, isbn }) => (isbn ?? venue?.isbn)?.replace(/\D/g, '').slice(-10, -1));
  if (!a || !b || a !== b) return 'unknown';
  const [page, other] = [firstPage(one.pages), firstPage(two.pages)];
  const isWhole = page === undefined && other === undefined && kindOf(one) === 'book' && kindOf(two) === 'book';
  return isWhole || (page !== undefined && page === other) ? 'same' : 'unknown';
}
