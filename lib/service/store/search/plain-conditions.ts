import type { SearchScope } from '#lib/domain/query.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { catalogueSubject } from '#lib/text/catalogue-subject.ts';
import { generality } from '#lib/text/general-words.ts';
import { kindredSubjects, memberSubjects } from '#lib/text/kindred-subjects.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { processStems, processSubjects } from '#lib/text/processes.ts';
import { isPlainInQuestion, isQuestion } from '#lib/text/questions.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { apartSubjects } from './apart-subjects.ts';
import type { Condition } from './condition.ts';
import { kindOfThing, withoutKinds } from './kinds-of-things.ts';
import { bearing, phraseExpression, quoted } from './match-phrase.ts';
import { numberedMission } from './numbered-mission.ts';
import {
  countryCondition,
  isMission,
  isOfNamesake,
  isPlaceName,
  isProperName,
  isRegion,
  isThing,
  nameInTexts,
  namesInTexts,
} from './proper-names.ts';
import { widerSubject } from './wider-subject.ts';
import { type Field, placeCondition, wordCondition } from './word-condition.ts';

/** Of a name that stands for a subject and, loosely, for the whole area it is in ("dust storms"): the subject, or both. */
export type Breadth = 'narrow' | 'wide';

/** Words without a field: a run that names a concept is one condition, every other word one of its own. Stop words count only when there is nothing else. */
export function plainConditions(
  clauses: readonly Clause[],
  scope: SearchScope,
  breadth: Breadth,
  names?: ReadonlySet<string>,
): Condition[] {
  const { units, spans: written } = analyse(clauses.map((clause) => clause.text).join(' '));
  const spans = withoutKinds(units, written);
  const isAsked = isQuestion(units[0]?.words[0] ?? '');
  // «في» and "the" stand in nearly every record: by themselves they are looked for in titles, side by side.
  if (units.length > 0 && units.every((unit) => unit.stop))
    return wordsOnly(phraseExpression(scope === 'author' ? 'people' : 'title', units));
  const isTyping = clauses.at(-1)?.prefix ?? false;
  const fieldOf = ({ words }: AnalysedWord): Field =>
    scope !== 'all' || names === undefined || words.some((word) => names.has(word)) ? scope : 'texts';
  const conditionOf = (unit: AnalysedWord) =>
    placeCondition(unit, fieldOf(unit)) ?? wordCondition(unit, fieldOf(unit), isTyping && unit === units.at(-1));
  const textOf = (from: number, to: number) =>
    units
      .slice(from, to)
      .flatMap((unit) => unit.words)
      .join(' ');
  const apart = scope === 'all' ? apartSubjects(units, written) : new Map<number, string>();
  const named = new Set([...(names ?? []), ...abbreviationsIn(clauses)]);
  const conditions: Condition[] = [];
  const add = (place: number, one: Condition) => conditions.push(orApart(one, apart.get(place)));
  for (let place = 0; place < units.length; place += 1) {
    const span = scope === 'all' ? spans.find((candidate) => candidate.from === place) : undefined;
    const numbered = span && numberedMission(units, span);
    const kind = scope === 'all' && (!span || span.to - span.from === 1) ? kindOfThing(units, spans, place, written) : undefined;
    if (kind) {
      const unit = units[place] as AnalysedWord;
      add(place, { expression: conditionOf(unit), isSubject: false, text: textOf(place, place + 1), generality: kind });
    } else if (numbered) {
      add(place, numbered.condition);
      place = numbered.to - 1;
    } else if (span) {
      add(place, spanCondition(span, { units, breadth, textOf, conditionOf }));
      place = span.to - 1;
    } else if (!units[place]?.stop) {
      const unit = units[place] as AnalysedWord;
      const subject = scope === 'all' ? catalogueSubject(unit.whole ?? '') : undefined;
      add(place, {
        expression: countryCondition(units, place) ?? conditionOf(unit),
        isSubject: isPlaceName([unit]),
        isKnown: unit.whole !== undefined || isPlaceName([unit]) || unit.words.some((word) => named.has(word)),
        text: textOf(place, place + 1),
        ...generalityOf(unit, isAsked && !apart.has(place)),
        ...(apart.has(place) && processLift(unit, spans)),
        ...(subject && { wider: { areas: [conceptToken(subject)], near: [] } }),
      });
    }
  }
  return conditions;
}

interface Asked {
  readonly units: readonly AnalysedWord[];
  readonly breadth: Breadth;
  readonly textOf: (from: number, to: number) => string;
  readonly conditionOf: (unit: AnalysedWord) => string;
}

/** Words that together name a subject: who bears it, or has them. */
function spanCondition(span: ConceptSpan, { units, breadth, textOf, conditionOf }: Asked): Condition {
  const name = units.slice(span.from, span.to);
  // "How old" is in no text on the age of the universe: a name that is a question is met by the words of the name the subject goes by.
  const asked = name[0]?.stop ? analyse(preferredName(span, textOf(span.from, span.to))).units : name;
  const words = asked.filter(({ stop }) => !stop).map((unit) => (isOfMoon(span, unit) ? moonLookup : conditionOf(unit)));
  // A kingdom and an agency here and there are not Saudi Arabia: the name of a place is met by its words side by side.
  const isTogether = isPlaceName(name) || isProperName(span, name) || isOfNamesake(name);
  const country = name.length === 1 ? countryCondition(units, span.from) : undefined;
  const besides =
    country ??
    (isMission(span)
      ? namesInTexts(span, name)
      : isTogether && !words.includes(moonLookup) && words.length > 1
        ? nameInTexts(name)
        : `(${words.join(' AND ')})`);
  const bearers = bearing([...conceptsOf(span, units, breadth), ...memberSubjects(span.concepts)]);
  const lookup = isSatellite(span, name) && name.length < units.length ? `(${bearers} NOT ${moonLookup})` : bearers;
  const wider = widerSubject(span);
  const kin = kindredSubjects(span.concepts);
  return {
    expression: words.length > 0 ? `(${lookup} OR ${besides})` : lookup,
    isSubject: span.to - span.from > 1 || isPlaceName(name),
    isKnown: true,
    ...(isThing(span) && { isThing: true }),
    ...(isRegion(span, name) && { isPlace: true as const }),
    text: textOf(span.from, span.to),
    ...(span.to - span.from === 1 ? generalityOf(name[0]) : name.every(isGeneral) && { generality: 'general' as const }),
    bearers: bearing(span.concepts),
    ...(kin.length > 0 && { kin }),
    ...(wider && { wider }),
  };
}

/** MCMC beside a word in small letters is a name. */
function abbreviationsIn(clauses: readonly Clause[]): string[] {
  const written = clauses.map(({ text }) => text);
  const isSo = (word: string) => /^\p{Lu}{3,}$/u.test(word);
  return written.every(isSo) ? [] : written.filter(isSo).map((word) => word.toLowerCase());
}

/** A condition on a word, also met by the subject that the word names together with another one. */
const orApart = (condition: Condition, subject: string | undefined): Condition =>
  subject === undefined ? condition : { ...condition, expression: `(${condition.expression} OR ${subject})`, apart: subject };

function generalityOf(unit: AnalysedWord | undefined, isAsked = false): Pick<Condition, 'generality' | 'lift'> {
  const stemmed = unit?.stems.join(' ') ?? '';
  // A number is in texts on anything.
  if (/^\d{1,4}$/.test(stemmed)) return { generality: 'general' };
  if (isAsked && isPlainInQuestion(unit?.words.join(' ') ?? '')) return { generality: 'asking' };
  const general = generality(stemmed);
  if (!general) return {};
  // A picture is what a text tells of; a deed stands in the title.
  const lift = `${general.alike.has('imag') ? '{title_stem body_stem}' : 'title_stem'} : (${[...general.alike].map(quoted).join(' OR ')})`;
  return { generality: general.kind, ...(general.kind === 'deed' && { lift }) };
}

/** How stars die is told by titles on how they end. */
function processLift({ stems }: AnalysedWord, spans: readonly ConceptSpan[]): Pick<Condition, 'lift' | 'lead'> {
  const stemmed = stems.join(' ');
  const alike = processStems(stemmed);
  const things = spans.flatMap(({ concepts }) => concepts);
  const [closest] = processSubjects(stemmed, things);
  return {
    ...(alike.length > 0 && { lift: `title_stem : (${alike.map(quoted).join(' OR ')})` }),
    ...(closest && { lead: bearing([closest]) }),
  };
}

/** The name a subject goes by in the script of a text. */
export function preferredName({ concepts }: ConceptSpan, text: string): string {
  const concept = houseVocabulary().concepts.get(concepts[0] as string);
  return (/[\u0621-\u064a]/.test(text) ? concept?.ar[0] : concept?.en[0]) ?? text;
}

/** "Space research" is a name of nearly everything here. */
const isGeneral = ({ stop, stems }: AnalysedWord) => stop || generality(stems.join(' ')) !== undefined;

export const wordsOnly = (expression: string | undefined): Condition[] =>
  expression ? [{ expression, isSubject: false, isKnown: true }] : [];

/** «القمر» is the Moon, and the stem of every satellite: only the subject tells them apart. */
const moon = 'c_moon';
const moonLookup = `concept : ${quoted(moon)}`;
function isOfMoon({ concepts }: ConceptSpan, unit: AnalysedWord | undefined): boolean {
  return unit?.stems[0] === 'قمر' && concepts.some((token) => token === moon || houseVocabulary().broader.get(token)?.includes(moon));
}

/** «الأقمار الاصطناعية»: beside other words no work on the Moon bears it by its area alone. */
const isSatellite = ({ concepts }: ConceptSpan, name: readonly AnalysedWord[]) =>
  concepts.includes('c_satellite') && name[0]?.stems[0] === 'قمر';

/** "Dust storms" is a subject and one of the names of an area: narrowly the subject alone. "Exoplanets" is the name of its area: both. */
function conceptsOf({ concepts, from, to }: ConceptSpan, units: readonly AnalysedWord[], breadth: Breadth): readonly string[] {
  const { concepts: known } = houseVocabulary();
  const isArea = (token: string) => known.get(token)?.kind === 'area';
  if (breadth === 'wide' || !concepts.some(isArea) || concepts.every(isArea)) return concepts;
  const stemsOf = (some: readonly AnalysedWord[]) => some.flatMap((unit) => unit.stems).join(' ');
  const preferred = (token: string) =>
    [known.get(token)?.en[0], known.get(token)?.ar[0]].flatMap((name) => (name === undefined ? [] : stemsOf(analyse(name).units)));
  // «الكواكب خارج المجموعة الشمسية» are what the area is called by.
  const meant = new Set([stemsOf(units.slice(from, to)), ...concepts.filter((token) => !isArea(token)).flatMap(preferred)]);
  const isNameOf = (token: string) => preferred(token).some((name) => meant.has(name));
  return concepts.filter((token) => !isArea(token) || isNameOf(token));
}
