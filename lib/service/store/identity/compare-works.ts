import type { ResearchRecord } from '#lib/domain/record.ts';
import { type AuthorsVerdict, compareAuthors } from './compare-authors.ts';
import { type Agreement, compareIssues, comparePages, compareVenues, compareVolumes, compareYears, firstPage } from './compare-places.ts';
import { compareTitles, isDistinctive, tellingNumbers, tellingWords, titleWords } from './title-words.ts';
import { isDeepUrl, plainUrl, reportKey } from './work-traits.ts';

/** What one record has that another one has too, or has otherwise. */
export type Evidence =
  | 'doi'
  | 'arxiv'
  | 'bibcode'
  | 'pmid'
  | 'openalex'
  | 'reportNumber'
  | 'url'
  | 'isbn'
  | 'title'
  | 'authors'
  | 'venue'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'year'
  | 'type';

/**
 * Whether two records are of one work. `same` is safe to join without asking; `doubt` is for a person to decide. `agrees` and `differs` say by what.
 * The rule is the table in docs/operate.md ("When two records are one work"), measured by bench/identity.
 */
export interface WorksVerdict {
  readonly verdict: 'same' | 'doubt' | 'different';
  readonly agrees: readonly Evidence[];
  readonly differs: readonly Evidence[];
}

export function compareWorks(one: ResearchRecord, two: ResearchRecord): WorksVerdict {
  const title = titlesOf(one, two);
  const facts = factsOf(one, two);
  const authors = compareAuthors(one, two);
  const year = compareYears(one, two);
  const identifiers = compareIdentifiers(one, two);
  const said: [Evidence, Agreement][] = [
    ...identifiers,
    ['title', title.how === 'equal' || title.how === 'near' ? 'same' : title.how === 'foreign' ? 'unknown' : 'other'],
    ['authors', authors === 'unknown' || authors === 'some' ? 'unknown' : authors === 'other' ? 'other' : 'same'],
    ['year', year === 'next' ? 'unknown' : year],
    ...facts,
  ];
  const agrees = said.filter(([, how]) => how === 'same').map(([what]) => what);
  const differs = said.filter(([, how]) => how === 'other').map(([what]) => what);
  const answer = (verdict: WorksVerdict['verdict']): WorksVerdict => ({ verdict, agrees, differs });
  const is = (what: Evidence): boolean => agrees.includes(what);
  const isNot = (what: Evidence): boolean => differs.includes(what);

  const joined = joining.some(is) || isOnePart(one, two, title, authors);
  const parted = parting.some(isNot);
  if (joined && !parted) {
    // The DOI of a book stands with its chapters, the number of a volume with its papers, and some are simply miscopied.
    const stranger =
      title.kind === 'other' || (title.how === 'unrelated' && authors !== 'equal') || (title.how === 'other' && authors === 'other');
    return answer(stranger ? 'doubt' : 'same');
  }
  if (joined) return answer(title.how === 'equal' || title.how === 'near' ? 'doubt' : 'different');
  if ((title.how !== 'equal' && title.how !== 'near') || title.kind === 'other' || title.numbers === 'other') return answer('different');
  const contradicted = ['type', 'volume', 'issue', 'pages', 'isbn'].some((what) => isNot(what as Evidence)) || year === 'other';
  if (authors === 'other') return answer('different');
  const people = authors === 'equal' || authors === 'cut';
  const partly = authors === 'part' || authors === 'some';
  const alike = title.how === 'equal' && title.distinctive && (people || partly);
  // What identifiers tell apart is two records for one work often enough (a preprint and its paper, a poster and a talk) to be shown, and never joined.
  if (parted || isNot('bibcode') || isNot('openalex') || isNot('url')) return answer(alike && !contradicted ? 'doubt' : 'different');
  if (contradicted) return answer(alike && differs.length === 1 && !isNot('type') ? 'doubt' : 'different');
  const placed = is('pages') && (is('volume') || (is('venue') && (year === 'same' || is('issue'))));
  // Two short pieces may stand on one page under one heading: who names no author needs a title of its own and the very same pages.
  const anonymous = title.how === 'equal' && title.distinctive && bothNameNobody(one, two) && samePages(one, two);
  if (placed && !isNot('venue') && (people || anonymous || (authors === 'part' && title.how === 'equal'))) return answer('same');
  if (is('volume') && is('pages') && title.how === 'equal' && title.distinctive && people) return answer('same');
  if (isNot('venue')) return answer(alike ? 'doubt' : 'different');
  const isNumbered = (record: ResearchRecord) => record.reportNumber !== undefined;
  const unnumbered = isNumbered(one) !== isNumbered(two);
  const samePlace = is('venue') || is('url') || is('isbn') || is('reportNumber');
  const named = authors === 'equal' || samePlace || Math.min(one.authors.length, two.authors.length) >= 3;
  const strong = alike && people && named && year === 'same' && !unnumbered;
  if (strong) return answer('same');
  if (is('url') && title.how === 'equal') return answer(title.distinctive || people ? 'same' : 'doubt');
  return answer(title.how === 'equal' || ((people || partly) && title.distinctive) ? 'doubt' : 'different');
}

/** Equal, they join; different, they part. A bibcode, an OpenAlex id and an address only tell of two records, because a preprint and its paper have one each. */
const joining: readonly Evidence[] = ['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'];
const parting: readonly Evidence[] = ['doi', 'arxiv', 'pmid', 'reportNumber'];

function compareIdentifiers(one: ResearchRecord, two: ResearchRecord): [Evidence, Agreement][] {
  const equal = (a: string | undefined, b: string | undefined): Agreement => (!a || !b ? 'unknown' : a === b ? 'same' : 'other');
  const [a, b] = [one.url, two.url].map((url) => (url && isDeepUrl(url) ? plainUrl(url) : undefined));
  const host = (url: string) => url.split('/')[0];
  return [
    ['doi', archiveOf(one.doi) === archiveOf(two.doi) ? equal(one.doi, two.doi) : 'unknown'],
    ['arxiv', equal(one.arxiv, two.arxiv)],
    ['bibcode', isPreprintCode(one.bibcode) !== isPreprintCode(two.bibcode) ? 'unknown' : equal(one.bibcode, two.bibcode)],
    ['pmid', equal(one.pmid, two.pmid)],
    ['openalex', equal(one.openalex, two.openalex)],
    ['reportNumber', compareReports(one.reportNumber, two.reportNumber)],
    // Two addresses at one host are two things; at two hosts they may be copies of one.
    ['url', a && b && a !== b && host(a) !== host(b) ? 'unknown' : equal(a, b)],
    ['isbn', compareBooks(one, two)],
  ];
}

/** A short number ("TR-1", "7") joins nothing, since every institute has one; another one under the same title is another report. */
function compareReports(one: string | undefined, two: string | undefined): Agreement {
  const [a, b] = [reportKey(one), reportKey(two)];
  if (a && b) return a === b ? 'same' : 'other';
  const [last, other] = [one, two].map((number) => /\d+(?=\D*$)/.exec(number ?? '')?.[0]);
  return last === undefined || other === undefined || Number(last) === Number(other) ? 'unknown' : 'other';
}

/** One edition of a book, or one part of it; which of its parts the pages tell. */
function compareBooks(one: ResearchRecord, two: ResearchRecord): Agreement {
  const [a, b] = [one, two].map(({ venue, isbn }) => (isbn ?? venue?.isbn)?.replace(/\D/g, '').slice(-10, -1));
  if (!a || !b || a !== b) return 'unknown';
  const pages = [one, two].map((record) => firstPage(record.pages) ?? '');
  return pages[0] === pages[1] ? 'same' : 'unknown';
}

/** DOIs of archives are of a copy; that of the published work is another one. */
const archiveOf = (doi: string | undefined): string =>
  /^10\.(?:48550\/arxiv|5281\/zenodo|31223|22541\/essoar|1002\/essoar|20944|21203)/.exec(doi ?? '')?.[0] ?? '';
const isPreprintCode = (bibcode: string | undefined): boolean => bibcode !== undefined && /^\d{4}arxiv/i.test(bibcode);

function factsOf(one: ResearchRecord, two: ResearchRecord): [Evidence, Agreement][] {
  const [a, b] = [kindOf(one), kindOf(two)];
  return [
    ['venue', compareVenues(one, two)],
    ['volume', compareVolumes(one, two)],
    ['issue', compareIssues(one, two)],
    ['pages', comparePages(one, two)],
    ['type', a === '' || b === '' ? 'unknown' : a === b ? 'same' : 'other'],
  ];
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

/** Types between which sources do not tell reliably are one kind; '' where the source says nothing. */
const kindOf = ({ type }: ResearchRecord): string => kinds[type] ?? 'article';

/** Of a book its pages, or that both are the whole of it, say what is meant: its ISBN alone stands with every chapter. */
function isOnePart(one: ResearchRecord, two: ResearchRecord, { how, numbers }: TitlesVerdict, authors: AuthorsVerdict): boolean {
  if (compareBooks(one, two) !== 'same' || compareVolumes(one, two) === 'other' || numbers === 'other') return false;
  // A whole book is looked for by its title alone.
  if (!one.pages) return how === 'equal' && kindOf(one) === 'book' && kindOf(two) === 'book';
  return how === 'equal' || how === 'near' || (how === 'foreign' && authors !== 'other' && samePages(one, two));
}

const samePages = (one: ResearchRecord, two: ResearchRecord) => one.pages?.replace(/\P{N}+/gu, ' ') === two.pages?.replace(/\P{N}+/gu, ' ');
const bothNameNobody = (one: ResearchRecord, two: ResearchRecord) => one.authors.length === 0 && two.authors.length === 0;

interface TitlesVerdict {
  readonly how: ReturnType<typeof compareTitles>;
  readonly distinctive: boolean;
  readonly kind: Agreement;
  readonly numbers: Agreement;
}

const likeness = { equal: 4, near: 3, other: 2, unrelated: 1, foreign: 0 } as const;

/** By the titles of both in one language where there are such, the best pair else. */
function titlesOf(one: ResearchRecord, two: ResearchRecord): TitlesVerdict {
  let best: TitlesVerdict = { how: 'foreign', distinctive: false, kind: 'unknown', numbers: 'unknown' };
  for (const first of Object.values(one.title)) {
    for (const second of Object.values(two.title)) {
      const [a, b] = [titleWords(first ?? ''), titleWords(second ?? '')];
      const how = compareTitles(a, b);
      if (likeness[how] <= likeness[best.how]) continue;
      const distinctive = isDistinctive(a.length <= b.length ? a : b);
      best = {
        how,
        distinctive,
        kind: agreementOf(tellingWords(a), tellingWords(b)),
        numbers: agreementOf(tellingNumbers(a), tellingNumbers(b)),
      };
    }
  }
  return best;
}

const agreementOf = (one: string, two: string): Agreement => (one === two ? 'same' : 'other');
