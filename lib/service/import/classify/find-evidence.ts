import type { ResearchRecord } from '#lib/domain/record.ts';
import type { SchemeValue } from '#lib/service/import/draft/draft.ts';
import { analyseOnce } from '#lib/text/analyse-once.ts';
import type { Concept } from '#lib/text/vocabulary/concept.ts';
import { conceptToken, defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { areaOfName } from './area-names.ts';
import { evidenceTables, type Use, type Weight } from './evidence-tables.ts';

/** One reason for an area: where it stands, in which words, and what it weighs. */
export interface Evidence extends Weight {
  readonly from: Place | 'subject' | 'topic' | 'venue';
  readonly what: string;
  /** The domain that must be open before it counts. */
  readonly needs?: string;
}

type Place = 'title' | 'keyword' | 'abstract';

/** What a name weighs by where it stands; a source's own machine makes keywords out of single words. */
const placeWeights = { title: 0.6, keyword: 0.3, machine: 0.08, abstract: 0.15 } as const;
const contextShare = 0.6;
/** Each name in a title after the first. */
const furtherShare = 0.5;
/** What all evidence of a kind may weigh together. Topics are given by a machine and make no area by themselves. */
const mostOf: Readonly<Record<Evidence['from'], number>> = { title: 1.2, keyword: 0.6, abstract: 0.5, subject: 2, topic: 0.5, venue: 0.7 };
/** A subject after the first says less. */
const laterShare = 0.5;
/** Nor do they open a domain alone. */
const topicShare = 0.5;
/** Names of the sky in a work whose every subject is another field are mostly by chance. */
const foreignShare = 0.75;

/** Everything in a record that speaks for an area, in no order. */
export function findEvidence(record: ResearchRecord, subjects: readonly SchemeValue[]): Evidence[] {
  const named = subjects.flatMap(({ scheme, value }) => subjectEvidence(scheme, value) ?? []);
  const keywords = Object.values(record.keywords ?? {}).flatMap((list) => list ?? []);
  const headings = keywords.map((keyword) => ({ keyword, found: headingEvidence(keyword) }));
  const openalex = subjects.filter(({ scheme }) => scheme === 'openalex');
  const machine = openalex.length > 0 || record.key.startsWith('openalex:');
  const foreign = openalex.length > 0 && openalex.every(({ scheme, value }) => !subjectEvidence(scheme, value));
  return [
    ...named.map((one, place) => (place === 0 || one.what === named[0]?.what ? one : { ...one, weight: one.weight * laterShare })),
    ...(machine ? [] : headings.flatMap(({ found }) => found ?? [])),
    ...venueEvidence(record),
    ...textEvidence('title', Object.values(record.title).flatMap(withoutJoints), placeWeights.title, foreign),
    ...textEvidence(
      'keyword',
      headings.flatMap(({ keyword, found }) => (found && !machine ? [] : keyword)),
      machine ? placeWeights.machine : placeWeights.keyword,
      foreign,
    ),
    ...textEvidence('abstract', Object.values(record.abstract ?? {}), placeWeights.abstract, foreign),
  ];
}

/** The weights of each area added up, those of one kind no further than they may go. */
export function weighEvidence(evidence: readonly Evidence[]): Map<string, { weight: number; evidence: Evidence[] }> {
  const sums = new Map<string, { weight: number; evidence: Evidence[] }>();
  const byKind = Map.groupBy(
    evidence.filter(({ area }) => area !== undefined),
    ({ area, from }) => `${area} ${from}`,
  );
  for (const list of byKind.values()) {
    const { area, from } = list[0] as Evidence & { area: string };
    const sorted = list.toSorted((a, b) => b.weight - a.weight);
    const sum = sorted.reduce((total, { weight }, place) => total + weight * (place === 0 || from !== 'title' ? 1 : furtherShare), 0);
    const known = sums.get(area) ?? { weight: 0, evidence: [] };
    sums.set(area, { weight: known.weight + Math.min(sum, mostOf[from]), evidence: [...known.evidence, ...sorted] });
  }
  return sums;
}

function subjectEvidence(scheme: string, value: string): Evidence[] | undefined {
  if (scheme === 'uat') return undefined;
  const weights = evidenceTables().subjects.get(`${scheme}:${scheme === 'arxiv' ? value : fold(value)}`);
  return weights?.map((weight) => ({ ...weight, from: scheme === 'openalex' ? 'topic' : 'subject', what: value }));
}

function headingEvidence(keyword: string): Evidence[] | undefined {
  const { subjects } = evidenceTables();
  const folded = fold(keyword);
  const parts = folded.split(/ *: */);
  const heads = [folded, parts.slice(0, 2).join(': '), parts[0] ?? ''];
  const known = heads.map((head) => subjects.get(`heading:${head}`)).find(Boolean);
  return (known ?? namedArea(keyword))?.map((weight) => ({ ...weight, from: 'keyword', what: keyword }));
}

/** A keyword that is the name of an area, whole. */
function namedArea(keyword: string): Pick<Evidence, 'area' | 'weight' | 'needs'>[] | undefined {
  const area = areaOfName(keyword);
  const rule = area && evidenceTables().areas.get(area);
  if (!rule) return undefined;
  return [{ area, weight: placeWeights.title, ...(rule.terms === 'context' && !spaceWords.test(fold(keyword)) && { needs: rule.needs }) }];
}

function venueEvidence(record: ResearchRecord): Evidence[] {
  return Object.values(record.venue?.name ?? {}).flatMap((name) => {
    const folded = ` ${fold(name ?? '')} `;
    const known = evidenceTables().venues.find((venue) => folded.includes(` ${venue.name} `) || folded.includes(` ${venue.name}`));
    return known?.weights.map((weight): Evidence => ({ ...weight, from: 'venue', what: name ?? '' })) ?? [];
  });
}

/** A title, and where words are joined in it also with blanks: names end within "Remote Sensing-Enhanced" and "Adaptive Optics+Lucky Imaging". */
function withoutJoints(title: string | undefined): string[] {
  const open = title?.replace(joints, ' ');
  return title && open && open !== title ? [title, open] : title ? [title] : [];
}

/** Between words alone: Sentinel-2, X-ray and K2-18b are one word each. */
const joints = /(?<=\p{L}{3})[-+/–](?=\p{L}{3})/gu;

function textEvidence(from: Place, texts: readonly (string | undefined)[], weight: number, foreign: boolean): Evidence[] {
  const found: Evidence[] = [];
  const seen = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const { spans, units } = analyseOnce(text);
    if (spans.length === 0) continue;
    const { concepts, modifiers } = defaultVocabulary();
    const { areas } = evidenceTables();
    const otherMeaning = new Set<string>();
    for (const span of spans) for (const token of span.concepts) for (const other of modifiers.get(token) ?? []) otherMeaning.add(other);
    for (const span of spans) {
      let words: string[] | undefined;
      for (const token of span.concepts) {
        const concept = concepts.get(token);
        if (!concept || otherMeaning.has(token) || !(areas.has(concept.id) || concept.areas)) continue;
        words ??= units.slice(span.from, span.to).flatMap((unit) => unit.words);
        if (span.to - span.from === 1 && !isAsWritten(words, concept)) continue;
        // One name of a term and of the area that bears its name is one piece of evidence.
        for (const one of mentionEvidence(concept, words.join(' '), from, weight, foreign)) {
          const keys = [`${token} ${one.area}`, `${one.what} ${one.area}`];
          if (keys.some((key) => seen.has(key))) continue;
          for (const key of keys) seen.add(key);
          found.push(one);
        }
      }
    }
  }
  return found;
}

function mentionEvidence(concept: Concept, what: string, from: Place, weight: number, foreign: boolean): Evidence[] {
  const { areas, terms } = evidenceTables();
  const said = terms.get(`"${what}"`) ?? terms.get(concept.id);
  const codes = areas.has(concept.id) ? [concept.id] : (concept.areas ?? []);
  return codes.flatMap((area) => {
    const rule = areas.get(area);
    if (!rule || said === 'none') return [];
    // The telescope a work was done with is not what it is about.
    const isTool = area === 'instrumentation' && concept.isMission;
    if (isTool && from === 'abstract') return [];
    const use: Use = said ?? (spaceWords.test(what) ? 'plain' : rule.terms);
    const isFull = said === 'plain' || (use === 'plain' && !isTool && !singleArabic.test(what));
    const share = (isFull ? 1 : contextShare) * (foreign && rule.domain !== 'earth' ? foreignShare : 1);
    return [{ area, weight: weight * share, from, what, ...(use === 'context' && { needs: rule.needs }) }];
  });
}

/** One Arabic word is a name of many things: «الشهاب» is a man, «القمر» a beloved. */
const singleArabic = /^[\u0621-\u064a]+$/;

/** Words that leave no doubt of space. */
const spaceWords =
  /\b(?:outer space|space(?:craft|flight|s)?|astronauts?|satellites?|orbit(?:al|er|ers)?|cubesats?|astronom\p{L}*)\b|فضا|قمر صناعي|اقمار صناعي|الاقمار الصناعي/u;

/** One word counts only as the vocabulary writes it, with an article or a plural: a stem has «المجر», a country, and «مجرة» in common. */
function isAsWritten(words: readonly string[], concept: Concept): boolean {
  const names = namesOf(concept);
  const forms = [...words, words.join('')].map(bare);
  return forms.some((word) => [word, word.replace(/(?:es|s)$/, ''), word.replace(/(log|nom)ical$/, '$1y')].some((form) => names.has(form)));
}

/** Folding the names of a term takes longer than all else that is done for a record, and terms recur. */
const foldedNames = new WeakMap<Concept, ReadonlySet<string>>();

function namesOf(concept: Concept): ReadonlySet<string> {
  const known = foldedNames.get(concept) ?? new Set([...concept.en, ...concept.ar].map((name) => bare(fold(name))));
  foldedNames.set(concept, known);
  return known;
}

function bare(word: string): string {
  return word.replace(/[-\s]/g, '').replace(/^(?:[وفبك]?ال|و?لل)/, '');
}

/** Domains of which there is evidence that needs no other. */
export function openDomains(evidence: readonly Evidence[], least: number): ReadonlySet<string> {
  const sums = new Map<string, number>();
  for (const { area, domain = evidenceTables().areas.get(area ?? '')?.domain ?? '', weight, needs, from } of evidence)
    if (!needs) sums.set(domain, (sums.get(domain) ?? 0) + weight * (from === 'topic' ? topicShare : 1));
  const open = [...sums].filter(([, sum]) => sum >= least).map(([domain]) => domain);
  return new Set(open.length > 0 ? [...open, 'any'] : []);
}

export const isTermKnown = (id: string): boolean => defaultVocabulary().concepts.has(conceptToken(id));
