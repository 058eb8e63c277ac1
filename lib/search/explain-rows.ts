import type { Highlight, MatchReason, Ref, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { wordRanges } from '#lib/text/analyse.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/names/institution.ts';
import { stem } from '#lib/text/words/stem.ts';
import { languagePlace, placesOf } from './index-record.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { alternativesOf } from './policy.ts';
import { requiredParts } from './rank.ts';
import type { Answer } from './search.ts';
import type { SearchSource } from './search-source.ts';
import { standing } from './together.ts';
import { closeness, strong, type WayType } from './weights.ts';

/** How one record met the query: by part, and where in its texts. */
export interface RowMatch {
  readonly matches: readonly (Match | undefined)[];
  readonly places: ReadonlySet<number>;
  /** Ordinals of authors whose names were met. */
  readonly authors: readonly number[];
}

interface Found {
  readonly matches: (Match | undefined)[];
  readonly places: Set<number>;
  readonly authors: number[];
}

/** What the records of a page were met by, read out of the index. */
export function rowMatches(source: SearchSource, { parts, query }: Answer, docs: readonly number[]): ReadonlyMap<number, RowMatch> {
  const wanted = new Set(docs);
  const found = new Map(docs.map((doc): [number, Found] => [doc, { matches: [], places: new Set(), authors: [] }]));
  const placesOf = (terms: readonly string[]) => terms.flatMap((term) => (source.count(term) > 0 ? [source.places(term, docs)] : []));
  for (const part of parts) {
    const matches = part.matches.of(wanted);
    const levels = levelsToMark(part, matches).map(placesOf);
    const words = wordsToMark(part).map(placesOf);
    const authors = placesOf(part.part.ways.flatMap(({ term }) => (term[0] === 'p' ? term : [])));
    for (const [doc, row] of found) {
      row.matches.push(matches.get(doc));
      if (!matches.has(doc)) continue;
      const named = levels.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])).find((places) => places.length > 0);
      const together = closeTogether(words.map((lists) => lists.flatMap((list) => list.get(doc) ?? [])));
      for (const place of [...(named ?? []), ...together]) row.places.add(place);
      const signature = part.part.entity?.signed.get(doc);
      row.authors.push(...authors.flatMap((list) => list.get(doc) ?? []), ...(signature ? [signature.author] : []));
    }
  }
  for (const phrase of query.phrases) markPhrase(found, standing(source, phrase, wanted));
  return found;
}

/** A phrase is met where its words stand side by side, so where they do is all there is to mark. */
function markPhrase(found: ReadonlyMap<number, Found>, runs: ReadonlyMap<number, readonly number[]>): void {
  for (const [doc, { places }] of found) {
    if (!runs.has(doc)) continue;
    places.clear();
    for (const place of runs.get(doc) ?? []) places.add(place);
  }
}

/** The terms of a part that have places: itself before its kinds, these before what else its records were met by. */
function levelsToMark({ part: { ways } }: MatchedPart, matches: ReadonlyMap<number, Match>): readonly (readonly string[])[] {
  const met = new Set([...matches.values()].map(({ term }) => term));
  const itself = ways.filter(({ type }) => strong.has(type) && type !== 'narrower');
  const kinds = ways.filter(({ type }) => type === 'narrower');
  const others = ways.filter(({ type, term }) => !strong.has(type) && met.has(term));
  return [itself, kinds, others].map((some) => [
    ...new Set(some.flatMap(({ term }) => (term[0] === 'w' ? stemForms(term.slice(1)) : /^[scnx]/.test(term) ? term : []))),
  ]);
}

const stemForms = (word: string) => [`s${stem(word)}`, `x${stem(word)}`];

/** Of a name of several words, or of a person, the words. */
function wordsToMark({ part: { words, entity, text } }: MatchedPart): readonly (readonly string[])[] {
  if (entity) return text.split(' ').map(stemForms);
  return words.map((ways) => ways.flatMap(({ term }) => (/^[sx]/.test(term) ? term : [])));
}

/** Places of words that stand together, with one between them at the most; those of a single one. */
function closeTogether(words: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = words;
  return first.flatMap((at) => {
    const beside = others.map((own) => own.filter((place) => Math.abs(place - at) <= words.length));
    return beside.every((own) => own.length > 0) ? [at, ...beside.flat()] : [];
  });
}

/** What the row itself does not tell: its areas as concepts. */
export interface RowContext {
  readonly answer: Answer;
  readonly areaOf: (id: string) => string;
  readonly language: string;
}

/** A row with why it is in the result: the words marked in the original spelling or, where the title does not show them, how they were met. */
export function explainRow(research: Research, match: RowMatch, context: RowContext): Research {
  const title = titleMarks(research, match);
  const shown = [...title, ...keywordMarks(research, match)];
  const reason = title.length > 0 ? undefined : reasonOf(research, match, context);
  const isSaid = reason?.kind === 'author' || (reason?.kind === 'language' && research.title.alt?.lang === reason.lang);
  if (shown.length > 0 || isSaid)
    return { ...research, ...(shown.length > 0 && { highlights: shown }), ...(reason && isSaid && { match: reason }) };
  const signed = affiliationMarks(research, context);
  if (signed.length > 0) return { ...research, highlights: signed };
  return { ...research, ...(reason && { match: reason }) };
}

/** Whether what is left out of a list would say more: the abstract, or all authors. */
export const isSilent = ({ highlights, match }: Research, { places, matches }: RowMatch): boolean =>
  !highlights &&
  match?.kind !== 'author' &&
  ([...places].some((place) => place >= placesOf.abstract(0)) || matches.some((one) => one && byPeople.has(one.type)));

const byPeople: ReadonlySet<WayType> = new Set<WayType>(['institution', 'person', 'nameKey', 'nameSound']);

/** The same of a row that was read whole. */
export function explainWhole(research: Research, match: RowMatch, context: RowContext): Pick<Research, 'highlights' | 'match'> {
  const { highlights, match: reason } = explainRow(research, match, context);
  if (highlights || reason?.kind === 'author') return { ...(highlights && { highlights }), ...(reason && { match: reason }) };
  const marked = [
    ...textsOf(research.abstract).flatMap((text) => longMarks('abstract', text, placesOf.abstract, match)),
    ...textsOf(research.venue?.name).flatMap((text) => longMarks('venue', text, placesOf.venue, match)),
  ];
  return marked.length > 0 ? { highlights: marked.slice(0, 1) } : { ...(reason && { match: reason }) };
}

/** Those that say nothing of a part itself: some words of its name, what it is a kind of, a name that merely sounds like it. */
const isBesides: ReadonlySet<WayType | undefined> = new Set<WayType | undefined>([undefined, 'some', 'wider', 'nameSound']);

/** The parts of the query that a record has nothing of; between OR, of the alternative that it has most of. */
export function lacksOf({ parts }: Answer, { matches }: RowMatch): string[] {
  const typeOf = new Map(parts.map((one, at) => [one, matches[at]?.type]));
  const lacking = alternativesOf(parts).map((own) => requiredParts(own).filter((one) => isBesides.has(typeOf.get(one))));
  const [least = []] = lacking.sort((one, other) => one.length - other.length);
  return least.map(({ part }) => part.text);
}

const titlePlace = ({ title }: Research) => languagePlace(title.lang, title.alt?.lang === 'en');
const textsOf = (text: Text | undefined): Text[] =>
  text === undefined ? [] : [{ value: text.value, lang: text.lang }, ...(text.alt ? [{ value: text.alt.value, lang: text.alt.lang }] : [])];

/** Where the words of a text were met, whose first stands at `base`. A text in which none was is not cut. */
function metIn(text: string, base: number, places: ReadonlySet<number>): (readonly [number, number])[] {
  let isMet = false;
  for (const place of places) if (place >= base && place < base + text.length) isMet = true;
  return isMet ? wordRanges(text).filter((_, at) => places.has(base + at)) : [];
}

function titleMarks({ title }: Research, match: RowMatch): Highlight[] {
  return marksIn('title', title, title.alt?.lang === 'en', match);
}

/** A row with the words that the query met in the title of the other language, which lists show beneath, where the title itself has none of them. */
export function withOtherTitle(research: Research, match: RowMatch): Research {
  const { title, highlights = [] } = research;
  if (!title.alt || highlights.some(({ field }) => field === 'title')) return research;
  const inOther = marksIn('titleAlt', title.alt, title.lang === 'en', match);
  return inOther.length > 0 ? { ...research, highlights: [...highlights, ...inOther] } : research;
}

function marksIn(
  field: string,
  { value, lang }: Pick<Text, 'value' | 'lang'>,
  isBesideEnglish: boolean,
  { places }: RowMatch,
): Highlight[] {
  const base = placesOf.title(languagePlace(lang, isBesideEnglish));
  const range = longestRun(value, metIn(value, base, places));
  return range ? [markOf(field, value, range)] : [];
}

function keywordMarks({ keywords, keywordsLanguage = 'en' }: Research, { places }: RowMatch): Highlight[] {
  const language = languagePlace(keywordsLanguage, false);
  let from = 0;
  const met: (readonly [number, number])[] = [];
  for (const [at, keyword] of keywords.entries()) {
    for (const [start, end] of metIn(keyword, placesOf.keyword(language, at), places)) met.push([from + start, from + end]);
    from += keyword.length + between.length;
  }
  const text = keywords.join(between);
  const range = longestRun(text, met);
  return range ? [markOf('keywords', text, range)] : [];
}

const between = ' · ';

function longMarks(field: string, { value, lang }: Text, placeOf: (language: number) => number, { places }: RowMatch): Highlight[] {
  const range = longestRun(value, metIn(value, placeOf(languagePlace(lang, false)), places));
  return range ? [glanceAt(field, value, range)] : [];
}

/** The institution as it was signed. */
function affiliationMarks({ authors }: Research, { answer }: RowContext): Highlight[] {
  const asked = answer.parts.flatMap(({ part }) => (part.role === 'institution' ? (institutionKeys(part.text) ?? []) : []));
  for (const { value } of authors.flatMap(({ affiliation }) => textsOf(affiliation))) {
    const part = institutionParts(value).find((one) => asked.some((keys) => isFrom(one, keys)));
    const from = part === undefined ? -1 : value.indexOf(part);
    if (part !== undefined && from >= 0) return [glanceAt('affiliation', value, [from, from + part.length])];
  }
  return [];
}

function reasonOf(
  research: Research,
  { matches, places, authors }: RowMatch,
  { answer, areaOf, language }: RowContext,
): MatchReason | undefined {
  const isNamed = matches.some((one) => one?.type === 'person' || one?.type === 'nameKey' || one?.type === 'nameSound');
  const person = isNamed ? research.authors.find(({ position }) => authors.includes(position - 1)) : undefined;
  if (person) return { kind: 'author', name: person.name };
  const { title } = research;
  const own = titlePlace(research);
  if (title.alt && [...places].some((place) => place < placesOf.keyword(0, 0) && Math.floor(place / placesOf.title(1)) !== own))
    return { kind: 'language', lang: title.alt.lang };
  // The area that stands closest to what was asked.
  const asked = new Map(
    answer.parts.flatMap(({ part }) => part.ways.map(({ term, type, factor }) => [term, closeness[type] * factor] as const)),
  );
  const closestTo = ({ id }: Ref) => asked.get(areaOf(id)) ?? 0;
  const [area] = research.areas.filter((one) => closestTo(one) > 0).sort((a, b) => closestTo(b) - closestTo(a));
  if (area) return { kind: 'area', name: area.name };
  return title.lang === language ? undefined : { kind: 'language', lang: title.lang };
}

type Range = readonly [from: number, to: number];

/** Words that match side by side are one mark, with what may stand within a name between them; the longest one if several. Ranges ascend. */
function longestRun(text: string, ranges: readonly Range[]): Range | undefined {
  let best: { readonly range: Range; readonly words: number } | undefined;
  let open: { readonly range: Range; readonly words: number } | undefined;
  for (const [from, to] of ranges) {
    const isJoined = open !== undefined && joining.test(text.slice(open.range[1], from));
    open =
      open && isJoined ? { range: [open.range[0], Math.max(to, open.range[1])], words: open.words + 1 } : { range: [from, to], words: 1 };
    if (open.words > (best?.words ?? 0)) best = open;
  }
  return best?.range;
}

/** What may stand within a name: 3I/ATLAS, Vera C. Rubin, Rayhan al-Biruni, University of Tasmania. */
const joining = /^(?:[\s\p{Pd}/]*|\s+\p{Lu}\.?\s+|[\s\p{Pd}]*\b(?:al|el)[\s\p{Pd}]+|\s+of(?:\s+the)?\s+)$/iu;

/** Joining before, match and after gives the field back. */
const markOf = (field: string, text: string, [from, to]: Range): Highlight => ({
  field,
  before: text.slice(0, from),
  match: text.slice(from, to),
  after: text.slice(to),
});

/** Characters on either side. */
const glance = 80;

/** The same with as much around it as is read at a glance. */
function glanceAt(field: string, text: string, range: Range): Highlight {
  const { before, match, after } = markOf(field, text, range);
  const start = before.length > glance ? `…${before.slice(-glance).replace(/^\S*/, '')}` : before;
  const end = after.length > glance ? `${after.slice(0, glance).replace(/\S*$/, '')}…` : after;
  return { field, before: start, match, after: end };
}
