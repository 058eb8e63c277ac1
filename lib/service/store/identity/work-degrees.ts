import type { ResearchRecord } from '#lib/domain/record.ts';
import { archiveOfDoi, isCopy, isPreprintCode } from './archives.ts';
import { compareAuthors } from './compare-authors.ts';
import { type Agreement, compareIssues, comparePages, compareVenues, compareVolumes, firstPage } from './compare-places.ts';
import { compareLikeness, compareNumbers, type TitleDegree } from './title-likeness.ts';
import { isDeepUrl, plainUrl, reportKey } from './work-traits.ts';

/** How far two records agree, field by field. `unknown` has no weight: one record does not name the field, or its value differs between versions by nature. */
export interface WorkDegrees {
  readonly title: TitleDegree;
  /** Numbers in the titles: of parts, volumes, years. `missing`: one title has some of the other's. */
  readonly numbers: 'same' | 'missing' | 'other';
  /** `equal1`, `equal2`, `equal3`: the same one, two, three or more people; `part…` likewise; `nearly`: three in four of the longer list. */
  readonly authors: `equal${Few}` | `part${Few}` | 'cut' | 'nearly' | 'most' | 'some' | 'other' | 'unknown';
  readonly year: Apart | `version-${Apart}` | 'unknown';
  readonly venue: Agreement;
  readonly volume: Agreement;
  readonly issue: Agreement;
  readonly pages: Agreement;
  /** `version`: texts of which one is a copy in an archive; `paper`: two of paper, article and chapter. */
  readonly type: Agreement | 'version' | 'paper';
  /** `alike`: two registrations of one text; `copies`: two deposits in one archive. A copy and a publication have one each, so that nothing follows. */
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
/** Calendar years between: none, one, two or three, more. */
type Apart = 'same' | 'next' | 'near' | 'far';

export function degreesOf(one: ResearchRecord, two: ResearchRecord): WorkDegrees {
  const place = {
    venue: compareVenues(one, two),
    volume: compareVolumes(one, two),
    issue: compareIssues(one, two),
    pages: comparePages(one, two),
  };
  const isOnePlace = place.pages === 'same' && place.volume === 'same' && place.venue !== 'other';
  const doi = compareDois(one.doi, two.doi, isOnePlace);
  const isVersion = isCopy(one) || isCopy(two) || doi === 'alike';
  const openalex = compareTexts(one.openalex, two.openalex);
  const isbn = compareBooks(one, two);
  const authors = authorsDegree(one, two);
  return {
    ...titleDegrees(one, two),
    // Of a book some name the author and others the editor, some its series and others a short title.
    authors: isbn === 'same' && authors === 'other' ? 'unknown' : authors,
    year: yearDegree(one, two, isVersion, isOnePlace),
    ...(isVersion ? { venue: 'unknown', volume: 'unknown', issue: 'unknown', pages: 'unknown' } : place),
    ...(isbn === 'same' && { venue: 'unknown' }),
    type: typeDegree(one, two, isVersion),
    doi,
    arxiv: compareTexts(one.arxiv, two.arxiv),
    bibcode: isPreprintCode(one.bibcode ?? '') === isPreprintCode(two.bibcode ?? '') ? compareTexts(one.bibcode, two.bibcode) : 'unknown',
    pmid: compareTexts(one.pmid, two.pmid),
    // OpenAlex numbers preprint and paper apart.
    openalex: isVersion && openalex === 'other' ? 'unknown' : openalex,
    reportNumber: compareReports(one.reportNumber, two.reportNumber),
    url: compareUrls(one.url, two.url),
    isbn,
  };
}

const compareTexts = (one: string | undefined, two: string | undefined): Agreement =>
  !one || !two ? 'unknown' : one === two ? 'same' : 'other';

/** By the titles of both in one language where there are such, the best pair else. */
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
  const few = Math.min(short, 3) as Few;
  if (verdict === 'equal') return `equal${few}`;
  if ((verdict === 'part' || verdict === 'most' || verdict === 'cut') && short >= 3 && short / long >= 0.75) return 'nearly';
  return verdict === 'part' ? `part${few}` : verdict;
}

/** Online and printed years of one place differ by one. */
function yearDegree(one: ResearchRecord, two: ResearchRecord, isVersion: boolean, isOnePlace: boolean): WorkDegrees['year'] {
  if (one.year === undefined || two.year === undefined) return 'unknown';
  const years = Math.abs(one.year - two.year);
  if (years === 1 && isOnePlace) return 'unknown';
  const apart = years === 0 ? 'same' : years === 1 ? 'next' : years <= 3 ? 'near' : 'far';
  return isVersion ? `version-${apart}` : apart;
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

/** Types between which sources do not tell reliably are one kind; '' where the source names none. */
const kindOf = ({ type }: ResearchRecord): string => kinds[type] ?? 'article';
const texts: ReadonlySet<string> = new Set(['article', 'paper', 'preprint', 'chapter', 'report', '']);
const papers: ReadonlySet<string> = new Set(['article', 'paper', 'chapter']);

function typeDegree(one: ResearchRecord, two: ResearchRecord, isVersion: boolean): WorkDegrees['type'] {
  const [a, b] = [kindOf(one), kindOf(two)];
  if (isVersion && texts.has(a) && texts.has(b)) return 'version';
  if (a === '' || b === '') return 'unknown';
  if (a === b) return 'same';
  return papers.has(a) && papers.has(b) ? 'paper' : 'other';
}

function compareDois(one: string | undefined, two: string | undefined, isOnePlace: boolean): WorkDegrees['doi'] {
  const agreement = compareTexts(one, two);
  if (agreement !== 'other') return agreement;
  if (isOneRegistration(one as string, two as string)) return 'alike';
  const [a, b] = [archiveOfDoi(one), archiveOfDoi(two)];
  if (a !== b) return 'unknown';
  return a ? 'copies' : isOnePlace ? 'alike' : 'other';
}

/**
 * DOIs that agree after the publisher's part, or in the long number at their end with what follows it: `10.2523/iptc-19523-ms` and `10.2523/19523-ms`,
 * `10.1002/anie.202513444` and `10.1002/ange.202513444`, `10.21203/rs.3.rs-1505237/v1` and `…/v2`.
 */
function isOneRegistration(one: string, two: string): boolean {
  const [a, b] = [one, two].map((doi) => doi.slice(doi.indexOf('/') + 1).replace(/[./]v?\d$/, '')) as [string, string];
  const [x, y] = [a, b].map((suffix) => /\d{5,}(?:\D+\d{1,3})*\D*$/.exec(suffix)?.[0]);
  return a === b || (x !== undefined && x === y);
}

/** A short number ("TR-1", "7") joins nothing, since every institute has one; another one under the same title is another report. */
function compareReports(one: string | undefined, two: string | undefined): Agreement {
  const [a, b] = [reportKey(one), reportKey(two)];
  if (a && b) return a === b ? 'same' : 'other';
  const [last, other] = [one, two].map((number) => /\d+(?=\D*$)/.exec(number ?? '')?.[0]);
  return last === undefined || other === undefined || Number(last) === Number(other) ? 'unknown' : 'other';
}

/** Two addresses at one host are two things; at two hosts they may be copies of one. */
function compareUrls(one: string | undefined, two: string | undefined): Agreement {
  const [a, b] = [one, two].map((url) => (url && isDeepUrl(url) ? plainUrl(url) : undefined));
  const host = (url: string) => url.split('/')[0];
  return a && b && a !== b && host(a) !== host(b) ? 'unknown' : compareTexts(a, b);
}

/** One part of one book, by its first page, or one edition of a whole book: an ISBN alone is named with every chapter. */
function compareBooks(one: ResearchRecord, two: ResearchRecord): Agreement {
  const [a, b] = [one, two].map(({ venue, isbn }) => (isbn ?? venue?.isbn)?.replace(/\D/g, '').slice(-10, -1));
  if (!a || !b || a !== b) return 'unknown';
  const [page, other] = [firstPage(one.pages), firstPage(two.pages)];
  const isWhole = page === undefined && other === undefined && kindOf(one) === 'book' && kindOf(two) === 'book';
  return isWhole || (page !== undefined && page === other) ? 'same' : 'unknown';
}
