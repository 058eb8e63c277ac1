import type { Highlight, MatchReason, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { wordRanges } from '#lib/text/analyse.ts';
import { institutionKeys, institutionParts, isFrom } from '#lib/text/institution.ts';
import { matchName } from '#lib/text/name-keys.ts';
import { stem } from '#lib/text/stem.ts';
import { languagePlace, placesOf } from './index-record.ts';
import { glanceAt, longestRun, markOf } from './mark-places.ts';
import type { MatchedPart } from './match-parts.ts';
import type { Match } from './matches.ts';
import { requiredParts } from './rank.ts';
import type { Answer } from './search.ts';
import type { SearchSource } from './search-source.ts';
import { strong } from './weights.ts';

/** How one record met the query: by part, and where in its texts. */
export interface RowMatch {
  readonly matches: readonly (Match | undefined)[];
  readonly places: ReadonlySet<number>;
  /** Ordinals of authors whose names were met. */
  readonly authors: readonly number[];
}

/** What the records of a page were met by, read out of the index. */
export function rowMatches(source: SearchSource, { parts }: Answer, docs: readonly number[]): ReadonlyMap<number, RowMatch> {
  const wanted = new Set(docs);
  const found = new Map(
    docs.map((doc) => [doc, { matches: [] as (Match | undefined)[], places: new Set<number>(), authors: [] as number[] }]),
  );
  for (const part of parts) {
    const matches = part.matches.of(wanted);
    const [places, authors] = [termsToMark(part, matches), namesToMark(part)].map((terms) =>
      terms.flatMap((term) => (source.count(term) > 0 ? [source.places(term, docs)] : [])),
    );
    for (const [doc, row] of found) {
      row.matches.push(matches.get(doc));
      if (!matches.has(doc)) continue;
      for (const list of places ?? []) for (const place of list.get(doc) ?? []) row.places.add(place);
      for (const list of authors ?? []) row.authors.push(...(list.get(doc) ?? []));
    }
  }
  return found;
}

/** The terms of a part that have places: what it is strongly met by, and what these records were met by. */
function termsToMark({ part: { ways, words } }: MatchedPart, matches: ReadonlyMap<number, Match>): readonly string[] {
  const met = new Set([...matches.values()].map(({ term }) => term));
  const isPartly = [...matches.values()].some(
    ({ type }) => type === 'some' || type === 'scattered' || type === 'words' || type === 'phrase',
  );
  const named = ways.filter(({ type, term }) => strong.has(type) || met.has(term)).map(({ term }) => term);
  const written = isPartly ? words.flat().map(({ term }) => term) : [];
  return [
    ...new Set([...named, ...written].flatMap((term) => (term[0] === 'w' ? formsOf(term.slice(1)) : /^[scnx]/.test(term) ? term : []))),
  ];
}

const formsOf = (word: string) => [`s${stem(word)}`, `x${stem(word)}`];
const namesToMark = ({ part: { ways } }: MatchedPart) => ways.flatMap(({ term }) => (term[0] === 'p' ? term : []));

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
  ([...places].some((place) => place >= placesOf.abstract(0)) || matches.some((one) => one?.type === 'institution'));

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

/** The parts of the query that a record has nothing of. */
export const lacksOf = ({ parts }: Answer, { matches }: RowMatch): string[] => {
  const required = new Set(requiredParts(parts));
  return parts.flatMap((one, at) => (required.has(one) && matches[at] === undefined ? [one.part.text] : []));
};

const titlePlace = ({ title }: Research) => languagePlace(title.lang, title.alt?.lang === 'en');
const textsOf = (text: Text | undefined): Text[] =>
  text === undefined ? [] : [{ value: text.value, lang: text.lang }, ...(text.alt ? [{ value: text.alt.value, lang: text.alt.lang }] : [])];

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
  const range = longestRun(
    value,
    wordRanges(value).filter((_, at) => places.has(base + at)),
  );
  return range ? [markOf(field, value, range)] : [];
}

function keywordMarks({ keywords, keywordsLanguage = 'en' }: Research, { places }: RowMatch): Highlight[] {
  const language = languagePlace(keywordsLanguage, false);
  let from = 0;
  const met: (readonly [number, number])[] = [];
  for (const [at, keyword] of keywords.entries()) {
    const base = placesOf.keyword(language, at);
    for (const [word, [start, end]] of wordRanges(keyword).entries()) if (places.has(base + word)) met.push([from + start, from + end]);
    from += keyword.length + between.length;
  }
  const text = keywords.join(between);
  const range = longestRun(text, met);
  return range ? [markOf('keywords', text, range)] : [];
}

const between = ' · ';

function longMarks(field: string, { value, lang }: Text, placeOf: (language: number) => number, { places }: RowMatch): Highlight[] {
  const base = placeOf(languagePlace(lang, false));
  const range = longestRun(
    value,
    wordRanges(value).filter((_, at) => places.has(base + at)),
  );
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
  const isPerson = (at: number) => ['person', 'nameKey', 'nameSound'].includes(matches[at]?.type ?? '');
  const named = answer.parts.filter((_, at) => isPerson(at)).map(({ part }) => part);
  const person = research.authors.find(
    ({ name, position }) =>
      named.length > 0 &&
      (authors.includes(position - 1) ||
        named.some(({ entity, text }) => entity && [name.value, name.alt?.value ?? ''].some((one) => matchName(text, one).ok))),
  );
  if (person) return { kind: 'author', name: person.name };
  const { title } = research;
  const own = titlePlace(research);
  if (title.alt && [...places].some((place) => place < placesOf.keyword(0, 0) && Math.floor(place / placesOf.title(1)) !== own))
    return { kind: 'language', lang: title.alt.lang };
  const asked = new Set(answer.parts.flatMap(({ part }) => part.ways.map(({ term }) => term)));
  const area = research.areas.find(({ id }) => asked.has(areaOf(id)));
  if (area) return { kind: 'area', name: area.name };
  return title.lang === language ? undefined : { kind: 'language', lang: title.lang };
}
