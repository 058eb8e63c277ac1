import type { ResearchRecord } from '#lib/domain/record.ts';
import { tellingWords, titleWords } from './title-words.ts';
import { degreesOf, titlesOf, type WorkDegrees } from './work-degrees.ts';
import { joinFrom, showFrom, type WorkWeights, workWeights } from './work-weights.ts';

/** What one record has that another one has too, or has otherwise. */
export type Evidence = Exclude<keyof WorkDegrees, 'numbers'>;

/** Whether two records are of one work. `same` is safe to join without asking; `doubt` is for a person to decide. `agrees` and `differs` list the evidence. */
export interface WorksVerdict {
  readonly verdict: 'same' | 'doubt' | 'different';
  /** Bits: the binary logarithm of how much likelier this agreement is between two records of one work than between those of two. */
  readonly weight: number;
  readonly agrees: readonly Evidence[];
  readonly differs: readonly Evidence[];
}

/**
 * Compares two records by the sum of a weight for each field and its degree of agreement (Fellegi and Sunter, 1969). The weights and both thresholds are learnt by
 * `bench/identity/learn.ts`, and measured by `npm run bench:identity`; a few vetoes keep pairs from being joined whatever they weigh. Symmetric.
 */
export function compareWorks(one: ResearchRecord, two: ResearchRecord, weights: WorkWeights = workWeights): WorksVerdict {
  const degrees = degreesOf(one, two);
  const weight = weigh(degrees, weights);
  const verdict = isCorrected(degrees) || weight >= joinFrom ? 'same' : weight < showFrom ? 'different' : 'doubt';
  return { verdict: verdict === 'different' ? verdict : (limitOf(degrees, one, two) ?? verdict), weight, ...evidenceIn(degrees) };
}

/** The sum of the weights of all fields, in bits. */
const weigh = (degrees: WorkDegrees, weights: WorkWeights): number =>
  Object.entries(degrees).reduce((sum, [field, degree]) => sum + (weights[field as keyof WorkDegrees]?.[degree] ?? 0), 0);

const identifiers = ['doi', 'arxiv', 'bibcode', 'pmid', 'openalex'] as const;

/** The most that a pair can be, whatever it weighs; undefined where no veto holds. */
function limitOf(degrees: WorkDegrees, one: ResearchRecord, two: ResearchRecord): 'doubt' | 'different' | undefined {
  if (hasIdentifier(degrees) && isOtherPart(degrees, one, two)) return 'different';
  const veto = vetoOf(degrees, one, two);
  if (veto || hasIdentifier(degrees)) return veto;
  const { title, numbers, authors, pages, doi, type, isbn, year } = degrees;
  if (isbn === 'same' && (title === 'foreign' || oneTitle.test(title))) return undefined;
  if (authors === 'other') return 'different';
  // A conference paper and the article that follows it are two publications; that one source misnames the type shows in the page.
  if (type === 'paper' && pages !== 'same') return 'doubt';
  if (year === 'unknown' && ![pages, degrees.venue, degrees.url, doi].some((degree) => degree === 'same' || degree === 'alike'))
    return 'doubt';
  if (!oneTitle.test(title) || (numbers === 'missing' && title !== 'equal')) return 'doubt';
  if (agreeing.authors.test(authors)) return title === 'common' && doi === 'copies' ? 'doubt' : undefined;
  // Two pieces may appear on one page under one heading, and a subtitle is what tells the parts of a series apart: only people show that they are one.
  return authors === 'unknown' && (title === 'equal' || title === 'spelling') && pages !== 'other' ? undefined : 'doubt';
}

const oneTitle = /^(?:equal|spelling|cut|near|common)$/;
const hasIdentifier = (degrees: WorkDegrees): boolean => identifiers.some((field) => degrees[field] === 'same');

/** One identifier and one title, or like ones by the same people: what else differs is a correction. A chapter under the DOI of its book has another title. */
const isCorrected = (degrees: WorkDegrees): boolean =>
  hasIdentifier(degrees) &&
  (/^(?:equal|spelling|near)$/.test(degrees.title) || (/^(?:like|common)$/.test(degrees.title) && agreeing.authors.test(degrees.authors)));

/**
 * A book and a part of it, or two parts on other pages, that share the identifier of the book. Editors of a book have no place in a record, and one person
 * may write several parts, so that the people decide nothing. A title in another script may be a translation.
 */
function isOtherPart({ title, pages }: WorkDegrees, one: ResearchRecord, two: ResearchRecord): boolean {
  if (title === 'foreign' || oneTitle.test(title)) return false;
  const [a, b] = [partOf[one.type], partOf[two.type]];
  return a !== undefined && b !== undefined && (a !== b || (a === 'part' && pages === 'other'));
}

const partOf: Readonly<Record<string, 'whole' | 'part'>> = {
  book: 'whole',
  proceedings: 'whole',
  'book-chapter': 'part',
  'conference-paper': 'part',
};

/** Another part, volume, edition or report, a notice of the work, or another kind of thing. Numbers and kinds are misread: a common identifier outweighs them. */
export function vetoOf(degrees: WorkDegrees, one: ResearchRecord, two: ResearchRecord): 'doubt' | 'different' | undefined {
  const isShared = hasIdentifier(degrees);
  if (isOtherNotice(one, two)) return isShared ? 'doubt' : 'different';
  if (degrees.reportNumber === 'other') return 'doubt';
  return !isShared && (degrees.numbers === 'other' || degrees.type === 'other') ? 'doubt' : undefined;
}

/** "Erratum", "Reply", «تصحيح» in one title alone. */
function isOtherNotice(one: ResearchRecord, two: ResearchRecord): boolean {
  const [a, b] = [one, two].map((record) => titlesOf(record).map((title) => tellingWords(titleWords(title)))) as [string[], string[]];
  return a.length > 0 && b.length > 0 && !a.some((words) => b.includes(words));
}

function evidenceIn(degrees: WorkDegrees): Pick<WorksVerdict, 'agrees' | 'differs'> {
  const fields = Object.keys(degrees).filter((field): field is Evidence => field !== 'numbers');
  return {
    agrees: fields.filter((field) => (agreeing[field as keyof typeof agreeing] ?? /^same$/).test(degrees[field])),
    differs: fields.filter((field) => (differing[field as keyof typeof differing] ?? /^other$/).test(degrees[field])),
  };
}

/** Degrees that reports call agreement and difference, where these are more than `same` and `other`. */
const agreeing = {
  title: oneTitle,
  authors: /^(?:equal|part|cut|nearly)/,
  year: /same$/,
};
const differing = { title: /^(?:like|akin|other|unrelated)$/, year: /^(?:near|far)$/, type: /^(?:other|paper)$/ };
