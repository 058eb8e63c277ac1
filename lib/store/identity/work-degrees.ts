import type { ResearchRecord } from '#lib/domain/record.ts';
import { archiveNameOfDoi, isCopy, isPreprintCode } from './archives.ts';
import { compareAuthors } from './compare-authors.ts';
import { type Agreement, compareIssues, comparePages, compareTexts, compareVenues, compareVolumes, firstPage } from './compare-places.ts';
import { compareLikeness, compareNumbers, type TitleDegree } from './title-likeness.ts';
import { isDeepUrl, plainUrl, reportKey } from './work-traits.ts';

/** Agreement of two records by field. `unknown` has no weight: a record omits the field, or its value varies between versions. */
export interface WorkDegrees {
  readonly title: TitleDegree;
  /** Numbers of parts, volumes and years in the titles. `missing`: one has only some of the other's. */
  readonly numbers: 'same' | 'missing' | 'other';
  /**
   * `equal1` to `equal3`: equal lists of one, two, or more people; `part…`: one contains the other; `nearly`: they overlap, lengths are
   * similar.
   */
  readonly authors: `equal${CountClass}` | `part${CountClass}` | 'cut' | 'nearly' | 'most' | 'some' | 'other' | 'unknown';
  readonly year: YearGap | `version-${YearGap}` | 'unknown';
  readonly venue: Agreement;
  readonly volume: Agreement;
  readonly issue: Agreement;
  readonly pages: Agreement;
  /** `version`: one record is a copy in an archive; `paper`: the types are two of conference paper, article and chapter. */
  readonly type: Agreement | 'version' | 'paper';
  /** `alike`: two DOIs of one text; `copies`: two deposits in one archive. DOIs of a copy and its publication compare as `unknown`. */
  readonly doi: Agreement | 'alike' | 'copies';
  readonly arxiv: Agreement;
  readonly bibcode: Agreement;
  readonly pmid: Agreement;
  readonly openalex: Agreement;
  readonly reportNumber: Agreement;
  readonly url: Agreement;
  readonly isbn: Agreement;
}

type CountClass = 1 | 2 | 3;
/** Difference in calendar years: none (`same`), one (`next`), two or three (`near`), or more (`far`). */
type YearGap = 'same' | 'next' | 'near' | 'far';

/** Compares two records field by field. Symmetric. */
export function degreesOf(left: ResearchRecord, right: ResearchRecord): WorkDegrees {
  const location = {
    venue: compareVenues(left, right),
    volume: compareVolumes(left, right),
    issue: compareIssues(left, right),
    pages: comparePages(left, right),
  };
  const isSameLocation = location.pages === 'same' && location.volume === 'same' && location.venue !== 'other';
  const doi = compareDois(left.doi, right.doi, isSameLocation);
  const isVersion = isCopy(left) || isCopy(right) || doi === 'alike';
  const openalex = compareTexts(left.openalex, right.openalex);
  const isbn = compareBooks(left, right);
  const authors = authorsDegree(left, right);
  return {
    ...titleDegrees(left, right),
    // For the same book, some sources state the author and others the editor; some give the series as its venue, others a short title.
    authors: isbn === 'same' && authors === 'other' ? 'unknown' : authors,
    year: yearDegree(left, right, isVersion, isSameLocation),
    ...(isVersion ? { venue: 'unknown', volume: 'unknown', issue: 'unknown', pages: 'unknown' } : location),
    ...(isbn === 'same' && { venue: 'unknown' }),
    type: typeDegree(left, right, isVersion),
    doi,
    arxiv: compareTexts(left.arxiv, right.arxiv),
    bibcode:
      isPreprintCode(left.bibcode ?? '') === isPreprintCode(right.bibcode ?? '') ? compareTexts(left.bibcode, right.bibcode) : 'unknown',
    pmid: compareTexts(left.pmid, right.pmid),
    // OpenAlex gives preprint and paper separate ids.
    openalex: isVersion && openalex === 'other' ? 'unknown' : openalex,
    reportNumber: compareReports(left.reportNumber, right.reportNumber),
    url: compareUrls(left.url, right.url),
    isbn,
  };
}

/** The best pair of titles decides; pairs in two scripts are `foreign`. */
function titleDegrees(left: ResearchRecord, right: ResearchRecord): Pick<WorkDegrees, 'title' | 'numbers'> {
  let best: Pick<WorkDegrees, 'title' | 'numbers'> = { title: 'foreign', numbers: 'same' };
  for (const first of titlesOf(left)) {
    for (const second of titlesOf(right)) {
      const title = compareLikeness(first, second);
      if (degreeOrder.indexOf(title) < degreeOrder.indexOf(best.title)) best = { title, numbers: compareNumbers(first, second) };
    }
  }
  return best;
}

export const titlesOf = ({ title }: ResearchRecord): string[] => Object.values(title).filter((text) => text !== undefined);
const degreeOrder: readonly TitleDegree[] = ['equal', 'spelling', 'cut', 'common', 'near', 'like', 'akin', 'other', 'unrelated', 'foreign'];

function authorsDegree(left: ResearchRecord, right: ResearchRecord): WorkDegrees['authors'] {
  const [short, long] = [left.authors.length, right.authors.length].sort((a, b) => a - b) as [number, number];
  const verdict = compareAuthors(left, right);
  const peopleCount = Math.min(short, 3) as CountClass;
  if (verdict === 'equal') return `equal${peopleCount}`;
  if ((verdict === 'part' || verdict === 'most' || verdict === 'cut') && short >= 3 && short / long >= 0.75) return 'nearly';
  return verdict === 'part' ? `part${peopleCount}` : verdict;
}

/** Compares years. A difference of one at the same volume and page is `unknown`: online and print years differ. */
function yearDegree(left: ResearchRecord, right: ResearchRecord, isVersion: boolean, isSameLocation: boolean): WorkDegrees['year'] {
  if (left.year === undefined || right.year === undefined) return 'unknown';
  const years = Math.abs(left.year - right.year);
  if (years === 1 && isSameLocation) return 'unknown';
  const gap = years === 0 ? 'same' : years === 1 ? 'next' : years <= 3 ? 'near' : 'far';
  return isVersion ? `version-${gap}` : gap;
}

const kinds: Readonly<Record<string, string>> = {
  dataset: 'dataset',
  'data-paper': 'article',
  'doctoral-thesis': 'thesis',
  'masters-thesis': 'thesis',
  thesis: 'thesis',
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

/** Groups types that sources do not distinguish reliably. An empty text means an unknown type. */
const kindOf = ({ type }: ResearchRecord): string => kinds[type] ?? 'article';
const textKinds: ReadonlySet<string> = new Set(['article', 'paper', 'preprint', 'chapter', 'report', '']);
const paperKinds: ReadonlySet<string> = new Set(['article', 'paper', 'chapter']);

function typeDegree(left: ResearchRecord, right: ResearchRecord, isVersion: boolean): WorkDegrees['type'] {
  const [a, b] = [kindOf(left), kindOf(right)];
  if (isVersion && textKinds.has(a) && textKinds.has(b)) return 'version';
  if (a === '' || b === '') return 'unknown';
  if (a === b) return 'same';
  return paperKinds.has(a) && paperKinds.has(b) ? 'paper' : 'other';
}

function compareDois(left: string | undefined, right: string | undefined, isSameLocation: boolean): WorkDegrees['doi'] {
  const agreement = compareTexts(left, right);
  if (agreement !== 'other') return agreement;
  if (isOneRegistration(left as string, right as string)) return 'alike';
  const [a, b] = [archiveNameOfDoi(left), archiveNameOfDoi(right)];
  if (a !== b) return 'unknown';
  return a ? 'copies' : isSameLocation ? 'alike' : 'other';
}

/** Whether two DOIs end in the same suffix, apart from a version, or in the same long number (`anie.202513444`, `ange.202513444`). */
function isOneRegistration(left: string, right: string): boolean {
  const [a, b] = [left, right].map((doi) => doi.slice(doi.indexOf('/') + 1).replace(/[./]v?\d$/, '')) as [string, string];
  const [x, y] = [a, b].map((suffix) => /\d{5,}(?:\D+\d{1,3})*\D*$/.exec(suffix)?.[0]);
  return a === b || (x !== undefined && x === y);
}

/** Equal short numbers ("TR-1", "7") prove nothing, since every institute uses them. Different ones mean different reports. */
function compareReports(left: string | undefined, right: string | undefined): Agreement {
  const [a, b] = [reportKey(left), reportKey(right)];
  if (a && b) return a === b ? 'same' : 'other';
  const [last, other] = [left, right].map((number) => /\d+(?=\D*$)/.exec(number ?? '')?.[0]);
  return last === undefined || other === undefined || Number(last) === Number(other) ? 'unknown' : 'other';
}

/** Different addresses on one host identify different items. On two hosts they may be copies, so the result is `unknown`. */
function compareUrls(left: string | undefined, right: string | undefined): Agreement {
  const [a, b] = [left, right].map((url) => (url && isDeepUrl(url) ? plainUrl(url) : undefined));
  const host = (url: string) => url.split('/')[0];
  return a && b && a !== b && host(a) !== host(b) ? 'unknown' : compareTexts(a, b);
}

/** `same` for the same book, or for parts with the same first page. The ISBN alone is not enough: chapters have that of their book. */
function compareBooks(left: ResearchRecord, right: ResearchRecord): Agreement {
  const [a, b] = [left, right].map(({ venue, isbn }) => (isbn ?? venue?.isbn)?.replace(/\D/g, '').slice(-10, -1));
  if (!a || !b || a !== b) return 'unknown';
  const [page, other] = [firstPage(left.pages), firstPage(right.pages)];
  const isWhole = page === undefined && other === undefined && kindOf(left) === 'book' && kindOf(right) === 'book';
  return isWhole || (page !== undefined && page === other) ? 'same' : 'unknown';
}
