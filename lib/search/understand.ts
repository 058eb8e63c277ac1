import type { SearchScope } from '#lib/domain/query.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import type { Identifier } from '#lib/text/query/identifier.ts';
import { keywordToken } from '#lib/text/query/keyword-token.ts';
import { type Clause, parseQuery, type QueryField } from '#lib/text/query/parse-query.ts';
import type { QueryYears } from '#lib/text/query/query-years.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { applyReadings, type Corrected, correct, usualSpelling } from './correct.ts';
import { institutionPart, textOfWords } from './entities.ts';
import { keywordsIn, partsOf } from './parts-of-text.ts';
import type { TermSource } from './search-source.ts';
import { authorWays, conceptWays, type Part, requiredParts, type Way, wordForms } from './ways.ts';
import type { Field, WayType } from './weights.ts';

/** A parsed query: the parts that score a record and the conditions that exclude one. */
export interface Query {
  readonly parts: readonly Part[];
  readonly year?: QueryYears;
  readonly without: readonly Excluded[];
  /** Runs of stems that have to be adjacent. */
  readonly phrases: readonly (readonly string[])[];
  readonly identifier?: Identifier;
  /** The query with its spelling corrected, where a word was unknown. */
  readonly corrected?: Corrected;
  readonly isStrict: boolean;
  /** Has AND: only records that match all required parts are listed. */
  readonly isConjunction: boolean;
  /** The operands of OR; a record has to match one of them. `parts` and `phrases` are then those of all operands. */
  readonly alternatives?: readonly Query[];
}

/** Excludes records with any of `terms` in `field` (in any field if unset), or with the stems of `phrase` in a row in any field. */
export interface Excluded {
  readonly terms: readonly string[];
  readonly phrase?: readonly string[];
  readonly field?: Field;
}

const fieldOf: Readonly<Record<string, Field>> = {
  title: 'title',
  abstract: 'abstract',
  author: 'people',
  keyword: 'keyword',
  venue: 'venue',
  institution: 'mark',
  doi: 'mark',
  id: 'mark',
};

/** Options of a search. */
export interface SearchOptions {
  /** The field searched for words without a field prefix. */
  readonly searchIn?: SearchScope;
  /** As typed: no spelling correction, and only records that match every required part. */
  readonly strict?: boolean;
  /** A word matches neither a name nor a usual word that is merely spelled like it, except names in the field of people. Implied by `strict`. */
  readonly asSpelled?: boolean;
}

/** Parses the text of a query into the parts to match, with their roles and ways to match. Never throws. */
export function understand(
  source: TermSource,
  keyword: string,
  { searchIn = 'all', strict = false, asSpelled = false }: SearchOptions = {},
): Query {
  const parsed = parseQuery(keyword);
  // Words such as "without" or a range of years are literal when some record has the whole text as a phrase.
  const { clauses, identifier, year } = parsed.isWorded && source.hasPhrase(stemsOf(keyword)) ? parseQuery(keyword, true) : parsed;
  const { included, excluded } = splitExcluded(source, clauses);
  const reading: Reading = { source, searchIn, strict, asSpelled: strict || asSpelled, corrections: new Map() };
  const alternatives = [...Map.groupBy(included, ({ alternative }) => alternative).values()].map((group, index) =>
    readClauses(group, index, reading),
  );
  const allParts = alternatives.flatMap(({ parts }) => parts);
  const isOfYears = year !== undefined && allParts.every(({ role }) => role === 'request');
  const isFree = included.every(({ field }) => field === undefined) && alternatives.length < 2 && excluded.length === 0;
  const corrected = wholeCorrected(keyword, isFree, reading.corrections);
  const common = {
    without: excluded.flatMap((clause) => excludedBy(source, clause)),
    isStrict: strict,
    isConjunction: alternatives.some(({ isConjunction }) => isConjunction),
    ...(year && { year }),
    ...(identifier && { identifier }),
    ...(corrected && { corrected }),
  };
  return {
    ...common,
    // "Papers before 1950" requests all records of these years.
    parts: isOfYears ? [] : allParts,
    phrases: alternatives.flatMap(({ phrases }) => phrases),
    ...(alternatives.length > 1 && !isOfYears && { alternatives: alternatives.map((alternative) => ({ ...common, ...alternative })) }),
  };
}

const stemsOf = (text: string) => analyse(text).units.flatMap(({ stems }) => stems);

/** What parsing the clauses of one query needs. */
interface Reading {
  readonly source: TermSource;
  readonly searchIn: SearchScope;
  readonly strict: boolean;
  readonly asSpelled: boolean;
  /** Corrections so far, by the text as typed. */
  readonly corrections: Map<string, Corrected>;
}

/** Reads clauses that are joined by AND: one record has to match all their parts and phrases. */
function readClauses(
  clauses: readonly Clause[],
  alternative: number,
  { source, searchIn, strict, asSpelled, corrections }: Reading,
): Pick<Query, 'parts' | 'phrases' | 'isConjunction'> {
  const free = clauses.filter(({ field }) => field === undefined);
  const textOf = (words: readonly Clause[]) => {
    const text = words.map(({ text, isBeginning }) => (isBeginning ? `${text}*` : text)).join(' ');
    return strict ? text : applyReadings(source, text);
  };
  const quoted = free.flatMap(({ kind, text }) => (kind === 'phrase' ? text.split(/\s+/) : []));
  const correctSpelling = (text: string, isFree = false) => {
    const usual = () => (isFree && !asSpelled ? usualSpelling(source, text, quoted) : undefined);
    const correction = strict ? undefined : (correct(source, text) ?? usual());
    if (correction) corrections.set(text, correction);
    return correction?.text ?? text;
  };
  const isConjunction = clauses.some(({ isConjunct }) => isConjunct);
  const freeParts = (text: string) => {
    const parts = scopedParts(source, correctSpelling(text, searchIn === 'all'), searchIn);
    const { by, changes = [] } = corrections.get(text) ?? {};
    return by === 'frequency' ? changes.reduce(withTyped, parts) : parts;
  };
  // Words on both sides of AND form no name, and a record has to match each side.
  const scoped = isConjunction ? conjunctsOf(free).flatMap((words) => allRequired(freeParts(textOf(words)))) : freeParts(textOf(free));
  const fieldParts = clauses.flatMap(({ field, text }) =>
    field ? scopedParts(source, textFields.has(field) ? correctSpelling(text) : text, field) : [],
  );
  const parts = [...scoped, ...fieldParts].map((part) => (asSpelled && part.field !== 'people' ? withoutSounds(part) : part));
  return {
    isConjunction,
    parts: parts.map((part) => (alternative > 0 ? { ...part, alternative } : part)),
    // The index holds no word positions for people, keywords and institutions, so quotes have no effect on them.
    phrases: clauses
      .filter(({ kind, field }) => kind === 'phrase' && positionFields.has(field ?? searchIn))
      .map(({ text }) => stemsOf(text)),
  };
}

/** Lets parts with a corrected word also match the word as typed, which some record has. */
function withTyped(parts: readonly Part[], [typed, corrected]: Corrected['changes'][number]): Part[] {
  const terms = new Set(wordForms(corrected).map(({ term }) => term));
  const widened = (ways: readonly Way[]) => (ways.some(({ term }) => terms.has(term)) ? [...ways, ...wordForms(fold(typed))] : ways);
  return parts.map((part) => ({ ...part, ways: widened(part.ways), words: part.words.map(widened) }));
}

/** The clauses between two AND. */
function conjunctsOf(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const conjuncts: Clause[][] = [];
  for (const clause of clauses)
    if (clause.isConjunct || conjuncts.length === 0) conjuncts.push([clause]);
    else conjuncts.at(-1)?.push(clause);
  return conjuncts;
}

/** The parts of one side of AND, which is required even if it consists of general words. */
function allRequired(parts: readonly Part[]): Part[] {
  const required = new Set(requiredParts(parts.map((part) => ({ part }))).map(({ part }) => part));
  return parts.map((part) => ({ ...part, isRequired: required.has(part) }));
}

const bySound: ReadonlySet<WayType> = new Set<WayType>(['nameKey']);
const withoutSounds = (part: Part): Part => ({ ...part, ways: part.ways.filter(({ type }) => !bySound.has(type)) });

const textFields: ReadonlySet<string> = new Set<QueryField>(['title', 'abstract', 'venue']);
const positionFields: ReadonlySet<string> = new Set<QueryField | SearchScope>(['all', 'title', 'abstract', 'venue']);

/** Extends NOT and "without" to a name of several words, and includes what some record is "without". */
function splitExcluded(
  source: TermSource,
  clauses: readonly Clause[],
): { readonly included: readonly Clause[]; readonly excluded: readonly Clause[] } {
  const [included, excluded]: [Clause[], Clause[]] = [[], []];
  for (let index = 0; index < clauses.length; ) {
    const clause = clauses[index] as Clause;
    const nameClauses = clause.excludedBy ? nameFrom(clauses, index) : [clause];
    const topic = nameClauses.length > 1 ? { ...clause, text: nameClauses.map(({ text }) => text).join(' ') } : clause;
    if (!clause.exclude) included.push(topic);
    else if (isTopic(source, topic)) included.push({ ...topic, exclude: false });
    else excluded.push(topic);
    index += nameClauses.length;
  }
  return { included, excluded };
}

const withoutWords = wordsOfClass('being-without').map((word) => word.replaceAll('-', ' '));
/** How many names of a concept, per language, are tried in phrases with "without". */
const withoutNames = 4;

/** Whether some record has "without X" as a phrase, under any name of X. It is then a topic to search for, not an exclusion. */
function isTopic(source: TermSource, { text, excludedBy = '' }: Clause): boolean {
  if (!withoutWords.includes(excludedBy.toLowerCase())) return false;
  const { spans, units } = analyse(text);
  const whole = spans.find(({ from, to }) => from === 0 && to === units.length);
  const { en = [], ar = [] } = defaultVocabulary().concepts.get(whole?.concepts[0] ?? '') ?? {};
  const names = [text, ...en.slice(0, withoutNames), ...ar.slice(0, withoutNames)];
  return names.some((name) => withoutWords.some((word) => source.hasPhrase(stemsOf(`${word} ${name}`))));
}

/** The clauses from `start` on that together form one name; if they form none, only the clause at `start`. */
function nameFrom(clauses: readonly Clause[], start: number): readonly Clause[] {
  const first = clauses[start] as Clause;
  const continuesName = (clause: Clause) =>
    clause.alternative === first.alternative && !clause.exclude && !clause.field && clause.kind === 'word';
  const end = clauses.findIndex((clause, index) => index > start && !continuesName(clause));
  const nameClauses = clauses.slice(start, end < 0 ? undefined : end);
  const { spans } = analyse(nameClauses.map(({ text }) => text).join(' '));
  return nameClauses.slice(0, spans.find(({ from }) => from === 0)?.to ?? 1);
}

/** The query as typed with its words corrected, without the forms of terms that only the index has. */
function wholeCorrected(keyword: string, isFree: boolean, corrections: ReadonlyMap<string, Corrected>): Corrected | undefined {
  const [first] = corrections.values();
  if (!first || (isFree && first.changes.length === 0)) return first;
  const changes = [...corrections].flatMap(([typed, { text, changes }]) => (changes.length > 0 ? changes : [[typed, text] as const]));
  return { ...first, text: changes.reduce((text, [typed, corrected]) => text.replace(typed, () => corrected), keyword) };
}

/** The parts of a text for a search scope or a prefix such as `title:`. They match only in that field, or anywhere for the scope `all`. */
function scopedParts(source: TermSource, text: string, scope: string): Part[] {
  const field = fieldOf[scope];
  if (field === undefined || text.trim() === '') return partsOf(source, text);
  if (field === 'keyword') return keywordParts(source, text);
  if (scope === 'institution') return [institutionPart(source, text)];
  if (field !== 'people') return partsOf(source, text).map((part) => ({ ...part, field }));
  const entity = source.peopleNamed(text);
  if (entity.size > 0) return [{ text, role: 'person', ways: [], words: [], field, entity, length: 1 }];
  const words = analyse(text).units.flatMap((unit) => unit.words);
  return words.map((word): Part => ({ text: word, role: 'word', ways: authorWays(source, word), words: [], field, length: 1 }));
}

/** Parts for a search in keywords only: the longest runs of words that are a keyword, else single words. */
function keywordParts(source: TermSource, text: string): Part[] {
  const { units } = analyse(text);
  const keywords = keywordsIn(source, units).toSorted((a, b) => b.to - a.to);
  const parts: Part[] = [];
  for (let index = 0; index < units.length; ) {
    const to = keywords.find(({ from }) => from === index)?.to ?? index + 1;
    const run = units.slice(index, to);
    const token = keywordToken(run);
    const ways: Way[] = token === undefined ? [] : [{ type: 'keyword', term: token, factor: 1 }];
    if (token !== undefined || !run[0]?.stop)
      parts.push({ text: textOfWords(run), role: 'subject', ways, words: [], field: 'keyword', length: run.length });
    index = to;
  }
  return parts;
}

/** Types of ways by which a record has an excluded word itself, in any form, spelling or language. */
const byItself: ReadonlySet<WayType> = new Set<WayType>(['exact', 'concept', 'keyword', 'stem', 'stemArabic', 'reading', 'translated']);

/**
 * Excludes the concept that a text names, a single word in any form and language, and several words as a phrase. If the clause has a field,
 * concept and word are excluded only in this field, the phrase in all fields.
 */
function excludedBy(source: TermSource, { text, field: name }: Clause): Excluded[] {
  const field = name && fieldOf[name];
  const { units, spans } = analyse(text);
  if (field === 'people') return [{ terms: units.slice(-1).flatMap(({ words }) => words.map((word) => `p${word}`)) }];
  if (name === 'institution') return institutionPart(source, text).ways.map(({ term }) => ({ terms: [term] }));
  const whole = spans.find(({ from, to }) => from === 0 && to === units.length);
  // Neither the area of a subject nor a broader one: -rover excludes rovers, but not all of space robotics.
  const concepts = whole ? conceptWays(whole, text, false).flatMap(({ type, term }) => (type === 'concept' ? term : [])) : [];
  const stems = stemsOf(text);
  const [only = ''] = stems;
  const words = stems.length === 1 ? [`w${units[0]?.words[0]}`, `s${only}`] : [];
  const [part, ...others] = field ? [] : partsOf(source, text);
  const ways = part && others.length === 0 ? part.ways.flatMap(({ type, term }) => (byItself.has(type) ? term : [])) : [];
  const terms = [...new Set([...concepts, ...words, ...ways])];
  return [{ terms, ...(stems.length > 1 && { phrase: stems }), ...(field && { field }) }];
}
