import type { ResearchRecord } from '#lib/domain/record.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import { analyseOnce } from '#lib/text/analyse/analyse-once.ts';
import type { Concept } from '#lib/text/vocabulary/concept.ts';
import { conceptToken, defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { areaOfName } from './area-names.ts';
import { type EvidenceUse, evidenceTables, type Weight } from './evidence-tables.ts';

/** One reason for an area: its source, its words and its weight. */
export interface Evidence extends Weight {
  readonly from: TextField | 'subject' | 'topic' | 'venue';
  readonly what: string;
  /** Name of the domain that must have other evidence before this evidence counts. */
  readonly needs?: string;
}

type TextField = 'title' | 'keyword' | 'abstract';

/** Weight of a name by field; `machine` is for keywords that the source derived by machine. */
const fieldWeights = { title: 0.6, keyword: 0.3, machine: 0.08, abstract: 0.15 } as const;
/** Factor for names that count less: those that need context, single Arabic words, and telescopes that a work uses. */
const contextShare = 0.6;
/** If a title has several names of an area, factor for all of them except the strongest. */
const laterNameShare = 0.5;
/** Maximum sum of weights for an area, by kind of evidence. Topics are assigned by machine and never suffice for an area. */
const weightMaxOf: Readonly<Record<Evidence['from'], number>> = {
  title: 1.2,
  keyword: 0.6,
  abstract: 0.5,
  subject: 2,
  topic: 0.5,
  venue: 0.7,
};
/** Factor for the evidence of each subject except the one that the source lists first. */
const laterSubjectShare = 0.5;
/** Factor for topics, so that they never establish a domain alone. */
const topicShare = 0.5;
/** Factor for names outside the domain `earth` when all subjects are from other fields. Such names are mostly coincidental. */
const foreignShare = 0.75;

/** All evidence for areas in a record, unordered. */
export function findEvidence(record: ResearchRecord, subjects: readonly SchemeValue[]): Evidence[] {
  const fromSubjects = subjects.flatMap(({ scheme, value }) => subjectEvidence(scheme, value) ?? []);
  const keywords = Object.values(record.keywords ?? {}).flatMap((list) => list ?? []);
  const headings = keywords.map((keyword) => ({ keyword, evidence: headingEvidence(keyword) }));
  const openalex = subjects.filter(({ scheme }) => scheme === 'openalex');
  const isMachine = openalex.length > 0 || record.key.startsWith('openalex:');
  const isForeign = openalex.length > 0 && openalex.every(({ scheme, value }) => !subjectEvidence(scheme, value));
  return [
    ...fromSubjects.map((item, index) =>
      index === 0 || item.what === fromSubjects[0]?.what ? item : { ...item, weight: item.weight * laterSubjectShare },
    ),
    ...(isMachine ? [] : headings.flatMap(({ evidence }) => evidence ?? [])),
    ...venueEvidence(record),
    ...textEvidence('title', Object.values(record.title).flatMap(withSplitWords), fieldWeights.title, isForeign),
    ...textEvidence(
      'keyword',
      headings.flatMap(({ keyword, evidence }) => (evidence && !isMachine ? [] : keyword)),
      isMachine ? fieldWeights.machine : fieldWeights.keyword,
      isForeign,
    ),
    ...textEvidence('abstract', Object.values(record.abstract ?? {}), fieldWeights.abstract, isForeign),
  ];
}

/** The sum of weights per area, capped by kind. */
export function weighEvidence(evidence: readonly Evidence[]): Map<string, { weight: number; evidence: Evidence[] }> {
  const sums = new Map<string, { weight: number; evidence: Evidence[] }>();
  const byKind = Map.groupBy(
    evidence.filter(({ area }) => area !== undefined),
    ({ area, from }) => `${area} ${from}`,
  );
  for (const list of byKind.values()) {
    const { area, from } = list[0] as Evidence & { area: string };
    const byWeight = list.toSorted((a, b) => b.weight - a.weight);
    const sum = byWeight.reduce((total, { weight }, index) => total + weight * (index === 0 || from !== 'title' ? 1 : laterNameShare), 0);
    const subtotal = sums.get(area) ?? { weight: 0, evidence: [] };
    sums.set(area, { weight: subtotal.weight + Math.min(sum, weightMaxOf[from]), evidence: [...subtotal.evidence, ...byWeight] });
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
  const heading = fold(keyword);
  const parts = heading.split(/ *: */);
  const headings = [heading, parts.slice(0, 2).join(': '), parts[0] ?? ''];
  const weights = headings.map((name) => subjects.get(`heading:${name}`)).find(Boolean);
  return (weights ?? exactAreaEvidence(keyword))?.map((weight) => ({ ...weight, from: 'keyword', what: keyword }));
}

/** Evidence of a keyword that is exactly the name of an area. */
function exactAreaEvidence(keyword: string): Pick<Evidence, 'area' | 'weight' | 'needs'>[] | undefined {
  const area = areaOfName(keyword);
  const rule = area && evidenceTables().areas.get(area);
  if (!rule) return undefined;
  return [{ area, weight: fieldWeights.title, ...(rule.terms === 'context' && !spaceWords.test(fold(keyword)) && { needs: rule.needs }) }];
}

function venueEvidence(record: ResearchRecord): Evidence[] {
  return Object.values(record.venue?.name ?? {}).flatMap((name) => {
    const venueName = ` ${fold(name ?? '')} `;
    const match = evidenceTables().venues.find((venue) => venueName.includes(` ${venue.name} `) || venueName.includes(` ${venue.name}`));
    return match?.weights.map((weight): Evidence => ({ ...weight, from: 'venue', what: name ?? '' })) ?? [];
  });
}

/** The title and, if it has compounds, a copy with them split: a name may end within "Remote Sensing-Enhanced". */
function withSplitWords(title: string | undefined): string[] {
  const splitTitle = title?.replace(connectives, ' ');
  return title && splitTitle && splitTitle !== title ? [title, splitTitle] : title ? [title] : [];
}

/** Matches hyphens and the like only between longer words: Sentinel-2, X-ray and K2-18b are one word each. */
const connectives = /(?<=\p{L}{3})[-+/–](?=\p{L}{3})/gu;

function textEvidence(field: TextField, texts: readonly (string | undefined)[], weight: number, isForeign: boolean): Evidence[] {
  const evidence: Evidence[] = [];
  const uniqueKeys = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const { spans, units } = analyseOnce(text);
    if (spans.length === 0) continue;
    const { concepts, modifiers } = defaultVocabulary();
    const { areas } = evidenceTables();
    const excluded = new Set<string>();
    for (const span of spans) for (const token of span.concepts) for (const other of modifiers.get(token) ?? []) excluded.add(other);
    for (const span of spans) {
      let words: string[] | undefined;
      for (const token of span.concepts) {
        const concept = concepts.get(token);
        if (!concept || excluded.has(token) || !(areas.has(concept.id) || concept.areas)) continue;
        words ??= units.slice(span.from, span.to).flatMap((unit) => unit.words);
        if (span.to - span.from === 1 && !isExactName(words, concept)) continue;
        // A term and the area of the same name count only once.
        for (const mention of mentionEvidence(concept, words.join(' '), field, weight, isForeign)) {
          const keys = [`${token} ${mention.area}`, `${mention.what} ${mention.area}`];
          if (keys.some((key) => uniqueKeys.has(key))) continue;
          for (const key of keys) uniqueKeys.add(key);
          evidence.push(mention);
        }
      }
    }
  }
  return evidence;
}

function mentionEvidence(concept: Concept, what: string, from: TextField, weight: number, isForeign: boolean): Evidence[] {
  const { areas, terms } = evidenceTables();
  const override = terms.get(`"${what}"`) ?? terms.get(concept.id);
  const codes = areas.has(concept.id) ? [concept.id] : (concept.areas ?? []);
  return codes.flatMap((area) => {
    const rule = areas.get(area);
    if (!rule || override === 'none') return [];
    // The telescope used for a work is not its topic.
    const isTool = area === 'instrumentation' && concept.isMission;
    if (isTool && from === 'abstract') return [];
    const use: EvidenceUse = override ?? (spaceWords.test(what) ? 'plain' : rule.terms);
    const isFull = override === 'plain' || (use === 'plain' && !isTool && !singleArabic.test(what));
    const share = (isFull ? 1 : contextShare) * (isForeign && rule.domain !== 'earth' ? foreignShare : 1);
    return [{ area, weight: weight * share, from, what, ...(use === 'context' && { needs: rule.needs }) }];
  });
}

/** A single Arabic word is highly ambiguous: «الشهاب» (meteor) is also the name of a man. */
const singleArabic = /^[\u0621-\u064a]+$/;

/** Words that are unambiguously about space. */
const spaceWords =
  /\b(?:outer space|space(?:craft|flight|s)?|astronauts?|satellites?|orbit(?:al|er|ers)?|cubesats?|astronom\p{L}*)\b|فضا|قمر صناعي|اقمار صناعي|الاقمار الصناعي/u;

/** Whether a word equals a name but for article and plural. Stems would conflate «المجر» (Hungary) and «مجرة» (galaxy). */
function isExactName(words: readonly string[], concept: Concept): boolean {
  const names = foldedNamesOf(concept);
  const forms = [...words, words.join('')].map(stripArticle);
  return forms.some((word) => [word, word.replace(/(?:es|s)$/, ''), word.replace(/(log|nom)ical$/, '$1y')].some((form) => names.has(form)));
}

/** Folded names by concept. They are cached because concepts recur and folding is the slowest step. */
const foldedNames = new WeakMap<Concept, ReadonlySet<string>>();

function foldedNamesOf(concept: Concept): ReadonlySet<string> {
  const names = foldedNames.get(concept) ?? new Set([...concept.en, ...concept.ar].map((name) => stripArticle(fold(name))));
  foldedNames.set(concept, names);
  return names;
}

function stripArticle(word: string): string {
  return word.replace(/[-\s]/g, '').replace(/^(?:[وفبك]?ال|و?لل)/, '');
}

/** Domains with enough evidence that needs no other domain. The set also contains `any`, unless it would otherwise be empty. */
export function openDomains(evidence: readonly Evidence[], minimum: number): ReadonlySet<string> {
  const sums = new Map<string, number>();
  for (const { area, domain = evidenceTables().areas.get(area ?? '')?.domain ?? '', weight, needs, from } of evidence)
    if (!needs) sums.set(domain, (sums.get(domain) ?? 0) + weight * (from === 'topic' ? topicShare : 1));
  const domains = [...sums].filter(([, sum]) => sum >= minimum).map(([domain]) => domain);
  return new Set(domains.length > 0 ? [...domains, 'any'] : []);
}

/** Whether the search vocabulary has a concept with this id. */
export const isVocabularyTerm = (id: string): boolean => defaultVocabulary().concepts.has(conceptToken(id));
