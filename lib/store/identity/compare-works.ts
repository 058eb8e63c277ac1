import type { ResearchRecord } from '#lib/domain/record.ts';
import { titleLetters } from './title-likeness.ts';
import { distinguishingWords, titleWords } from './title-words.ts';
import { degreesOf, titlesOf, type WorkDegrees } from './work-degrees.ts';
import { joinFrom, showFrom, type WorkWeights, workWeights } from './work-weights.ts';

/** A field on which two records agree or differ. */
export type ComparedField = Exclude<keyof WorkDegrees, 'numbers'>;

/**
 * Whether two records describe one work. `same` can be merged automatically; `doubt` needs a person. `agrees` and `differs` list the
 * evidence.
 */
export interface WorksVerdict {
  readonly verdict: 'same' | 'doubt' | 'different';
  /** Evidence in bits: log2 of how much likelier this agreement is for records of one work than of two. */
  readonly weight: number;
  readonly agrees: readonly ComparedField[];
  readonly differs: readonly ComparedField[];
}

/**
 * Compares two records by the sum of a weight per field and degree of agreement (Fellegi and Sunter, 1969), learnt by
 * `bench/identity/learn.ts`; vetoes limit the verdict. Symmetric.
 */
export function compareWorks(left: ResearchRecord, right: ResearchRecord, weights: WorkWeights = workWeights): WorksVerdict {
  const degrees = degreesOf(left, right);
  const weight = weigh(degrees, weights);
  const verdict = isCorrected(degrees) || weight >= joinFrom ? 'same' : weight < showFrom ? 'different' : 'doubt';
  return { verdict: verdict === 'different' ? verdict : (limitOf(degrees, left, right) ?? verdict), weight, ...evidenceIn(degrees) };
}

/** The sum of the weights of all fields, in bits. */
const weigh = (degrees: WorkDegrees, weights: WorkWeights): number =>
  Object.entries(degrees).reduce((sum, [field, degree]) => sum + (weights[field as keyof WorkDegrees]?.[degree] ?? 0), 0);

const identifiers = ['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const;

/** The strongest verdict allowed, whatever the weight; undefined without a veto. */
function limitOf(degrees: WorkDegrees, left: ResearchRecord, right: ResearchRecord): 'doubt' | 'different' | undefined {
  if (hasIdentifier(degrees) && isOtherPart(degrees, left, right)) return 'different';
  const veto = vetoOf(degrees, left, right);
  if (veto || hasIdentifier(degrees)) return veto;
  const { title, numbers, authors, pages, doi, type, isbn, year } = degrees;
  if (isbn === 'same' && (title === 'foreign' || sameTitle.test(title))) return undefined;
  if (authors === 'other') return 'different';
  // A conference paper and its journal version are two publications. With a shared page, one source states the wrong type.
  if (type === 'paper' && pages !== 'same') return 'doubt';
  if (year === 'unknown' && ![pages, degrees.venue, degrees.url, doi].some((degree) => degree === 'same' || degree === 'alike'))
    return 'doubt';
  if (!sameTitle.test(title) || (numbers === 'missing' && title !== 'equal')) return 'doubt';
  if (agreeing.authors.test(authors)) return title === 'common' && doi === 'copies' ? 'doubt' : undefined;
  // The authors do not confirm the match. If they are missing, an equal title and compatible pages suffice; otherwise a doubt remains.
  return authors === 'unknown' && (title === 'equal' || title === 'spelling') && pages !== 'other' ? undefined : 'doubt';
}

const sameTitle = /^(?:equal|spelling|cut|near|common)$/;
const hasIdentifier = (degrees: WorkDegrees): boolean => identifiers.some((field) => degrees[field] === 'same');

/** Whether one record is a corrected form of the other: a shared identifier, and an equal title, or a similar one by the same people. */
const isCorrected = (degrees: WorkDegrees): boolean =>
  hasIdentifier(degrees) &&
  (/^(?:equal|spelling|near)$/.test(degrees.title) || (/^(?:like|common)$/.test(degrees.title) && agreeing.authors.test(degrees.authors)));

/**
 * Whether the records are a book and its part, or two parts, that share the book's identifier. Authors are not compared, since some
 * sources state the editors of the book as authors of the part. Translated titles are exempt, unless only one record has pages.
 */
function isOtherPart({ title, pages }: WorkDegrees, left: ResearchRecord, right: ResearchRecord): boolean {
  if (isWithin(left, right, title) || isWithin(right, left, title)) return true;
  const [a, b] = [kindOfPart(left), kindOfPart(right)];
  const isPartOfWhole = a !== undefined && b !== undefined && a !== b;
  if (title === 'foreign') return isPartOfWhole && (left.pages === undefined) !== (right.pages === undefined);
  if (sameTitle.test(title)) return false;
  return isPartOfWhole || (partTypes[left.type] === 'part' && partTypes[right.type] === 'part' && pages === 'other');
}

/** Whether a record is a part of a record without pages: it appeared in a book of that title, or only its title is longer. */
function isWithin(part: ResearchRecord, whole: ResearchRecord, title: WorkDegrees['title']): boolean {
  if (kindOfPart(part) !== 'part' || whole.pages !== undefined) return false;
  if (title === 'cut') return kindOfPart(whole) === 'whole';
  const names = Object.values(part.venue?.name ?? {}).map((name) => titleLetters(name ?? ''));
  return titlesOf(whole).some((name) => names.includes(titleLetters(name)));
}

const partTypes: Readonly<Record<string, 'whole' | 'part'>> = {
  book: 'whole',
  proceedings: 'whole',
  'book-chapter': 'part',
  'conference-paper': 'part',
};

/** A part by its type, or because it is on pages of a venue that is no series; undefined if neither is known. */
const kindOfPart = ({ type, pages, venue }: ResearchRecord): 'whole' | 'part' | undefined =>
  partTypes[type] === 'whole' && pages !== undefined && venue && venue.kind !== 'series'
    ? undefined
    : (partTypes[type] ?? (pages !== undefined && venue ? 'part' : undefined));

/**
 * Vetoes a match of different notices, reports, parts, editions or types. A shared identifier outweighs numbers and types, which are often
 * misread.
 */
export function vetoOf(degrees: WorkDegrees, left: ResearchRecord, right: ResearchRecord): 'doubt' | 'different' | undefined {
  const isShared = hasIdentifier(degrees);
  if (isOtherNotice(left, right)) return isShared ? 'doubt' : 'different';
  if (degrees.reportNumber === 'other') return 'doubt';
  return !isShared && (degrees.numbers === 'other' || degrees.type === 'other') ? 'doubt' : undefined;
}

/** Whether the titles differ in words that mark another work, such as "erratum", "reply" or «تصحيح». */
function isOtherNotice(left: ResearchRecord, right: ResearchRecord): boolean {
  const [a, b] = [left, right].map((record) => titlesOf(record).map((title) => distinguishingWords(titleWords(title)))) as [
    string[],
    string[],
  ];
  return a.length > 0 && b.length > 0 && !a.some((words) => b.includes(words));
}

function evidenceIn(degrees: WorkDegrees): Pick<WorksVerdict, 'agrees' | 'differs'> {
  const fields = Object.keys(degrees).filter((field): field is ComparedField => field !== 'numbers');
  return {
    agrees: fields.filter((field) => (agreeing[field as keyof typeof agreeing] ?? /^same$/).test(degrees[field])),
    differs: fields.filter((field) => (differing[field as keyof typeof differing] ?? /^other$/).test(degrees[field])),
  };
}

/** Degrees that count as agreement; `differing` has those that count as difference. Other fields agree if `same`, differ if `other`. */
const agreeing = {
  title: sameTitle,
  authors: /^(?:equal|part|cut|nearly)/,
  year: /same$/,
};
const differing = { title: /^(?:like|akin|other|unrelated)$/, year: /^(?:near|far)$/, type: /^(?:other|paper)$/ };
