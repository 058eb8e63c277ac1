import { forms } from '#lib/service/store/record-forms.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/fold.ts';
import { generality } from '#lib/text/general-words.ts';
import { kindredSubjects, memberSubjects } from '#lib/text/kindred-subjects.ts';
import { isPlainInQuestion, isVerbInQuestion } from '#lib/text/questions.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import type { Condition } from './condition.ts';
import { bearing, nearInTitle, phraseExpression, quoted } from './match-phrase.ts';
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
import { wordCondition } from './word-condition.ts';

/** Of a name that stands for a subject and, loosely, for the whole area it is in ("dust storms"): the subject, or both. */
export type Breadth = 'narrow' | 'wide';

interface Asked {
  readonly units: readonly AnalysedWord[];
  readonly breadth: Breadth;
  readonly textOf: (from: number, to: number) => string;
  readonly conditionOf: (unit: AnalysedWord) => string;
}

/** Words that together name a subject: who bears it, or has them. */
export function spanCondition(span: ConceptSpan, { units, breadth, textOf, conditionOf }: Asked): Condition {
  const name = units.slice(span.from, span.to);
  // "How old" is in no text on the age of the universe: a name that is a question is met by the words of the name the subject goes by.
  const asked = name[0]?.stop ? analyse(preferredName(span, textOf(span.from, span.to))).units : name;
  const meant = asked.filter(({ stop }) => !stop);
  const words = meant.map((unit) => (isOfMoon(span, unit) ? moonLookup : conditionOf(unit)));
  // A kingdom and an agency here and there are not Saudi Arabia: the name of a place is met by its words side by side.
  const isTogether = isPlaceName(name) || isProperName(span, name) || isThing(span) || isOfNamesake(name);
  const country = name.length === 1 ? countryCondition(units, span.from) : undefined;
  const besides =
    country ??
    (isMission(span)
      ? namesInTexts(span, name)
      : isMoons(span)
        ? phraseExpression('{title body}', name)
        : (isTogether && !words.includes(moonLookup) && words.length > 1) || (words.includes(moonLookup) && words.length > 2)
          ? nameInTexts(name)
          : `(${words.join(' AND ')})`);
  const meantBy = conceptsOf(span, units, breadth);
  const bearers = bearing([...meantBy, ...memberSubjects(meantBy)]);
  const lookup = isSatellite(span, name) && name.length < units.length ? `(${bearers} NOT ${moonLookup})` : bearers;
  const kin = kindredSubjects(span.concepts);
  const wider =
    widerSubject(span, conceptsOf(span, units, 'narrow')) ?? (kin.length > 0 && !isThing(span) ? { areas: [], near: [] } : undefined);
  const isOneWord = meant.filter((unit) => !isSpace(unit)).length === 1;
  const isLoose = !country && !isMission(span) && !isTogether && meant.length > 1 && !words.includes(moonLookup);
  const inTitle = meant.map((unit) => wordCondition(unit, 'title', false)).join(' AND ');
  const isAlone = units.filter(({ stop }) => !stop).length === meant.length;
  return {
    expression: words.length > 0 ? `(${lookup} OR ${besides})` : lookup,
    ...(isLoose && { closely: `(${lookup} OR ${nameInTexts(asked)} OR ${isAlone ? nearInTitle(meant) : `(${inTitle})`})` }),
    ...(isLoose && isOneWord && { isOneWord }),
    isSubject: span.to - span.from > 1 || isPlaceName(name),
    isKnown: true,
    ...(isThing(span) && { isThing: true, ...(isGoal(units[span.from - 1]) && { isGoal: true as const }) }),
    ...purposeOf(units, span.from),
    ...(isRegion(span, name) && { isPlace: true as const }),
    ...((isMethod(span) || isForm(span)) && { isMethod: true as const }),
    text: textOf(span.from, span.to),
    ...(span.to - span.from === 1 ? generalityOfOne(span, name[0]) : generalityOfSeveral(span, name)),
    bearers: bearing(span.concepts),
    areas: areasOf(span),
    ...(inTitle && { inTitle: `(${inTitle})` }),
    ...(kin.length > 0 && { kin }),
    ...(wider && { wider }),
  };
}

/** The areas among what is named, and those it is of. */
const areasOf = ({ concepts }: ConceptSpan): readonly string[] =>
  concepts.flatMap((token) => {
    const known = houseVocabulary().concepts.get(token);
    return known?.kind === 'area' ? [token] : (known?.areas ?? []).map(conceptToken);
  });

/** «أقمار المريخ»: by their stems they are the Moon and Mars. */
const isMoons = ({ concepts }: ConceptSpan) => concepts.some((token) => token.startsWith('c_moons_of_'));

/** "For nanosatellites", «للأقمار». */
export const purposeOf = (units: readonly AnalysedWord[], at: number): Pick<Condition, 'isPurpose'> =>
  at > 0 && (units[at - 1]?.words[0] === 'for' || /^لل..../.test(units[at]?.words[0] ?? '')) ? { isPurpose: true } : {};

/** "In space", «الفضائي», says where, and all here is about it. */
const isSpace = ({ stems: [stemmed = ''] }: AnalysedWord) => ['space', 'فضا', 'فضاي'].includes(stemmed);

/** "To Mars", «إلى المريخ». */
const isGoal = (before: AnalysedWord | undefined) => before !== undefined && goals.has(before.words.join(' '));
const goals: ReadonlySet<string> = new Set(['to', 'toward', 'towards', 'إلى', 'الى', 'نحو'].map(fold));

/** Artificial intelligence, satellites that take pictures of anything, and techniques are what is worked with. */
const isMethod = ({ concepts }: ConceptSpan) =>
  concepts.some((token) => {
    const { id = '', areas = [], isMission: isNamed = false } = houseVocabulary().concepts.get(token) ?? {};
    return techniques.has(id) || token === 'c_space_ai' || areas.includes('space-ai') || (isNamed && areas.includes('remote-sensing'));
  });

/** What earthquakes, forests and stars are looked at with alike. */
const techniques: ReadonlySet<string> = new Set(
  `multispectral hyperspectral synthetic-aperture-radar polarimetric-sar insar lidar radar ground-penetrating-radar radar-backscatter altimetry photogrammetry
  image-classification semantic-segmentation image-fusion laser time-series vegetation-index water-index leaf-area-index spectral-unmixing principal-component-analysis
  digital-elevation-model geographic-information-system global-positioning-system global-navigation-satellite-system gnss-reflectometry radio-occultation
  spacecraft-design kalman-filter finite-element simulation monte-carlo modelling statistics classification fourier-transform geostatistics surveying linear-regression
  bayesian-inference markov-chain-monte-carlo statistical-hypothesis-test gaussian-mixture-model`.split(/\s+/),
);

/** A review, a thesis: what is written about anything. */
const isForm = ({ concepts }: ConceptSpan) => concepts.some((token) => forms.has(token));

/** An impact that is no effect is a collision. */
const generalityOfOne = ({ concepts }: ConceptSpan, unit: AnalysedWord | undefined) =>
  concepts.includes('c_collision') ? {} : generalityOf(unit);

/** Detecting changes is done with anything: with mangroves, it is about mangroves. */
function generalityOfSeveral({ concepts }: ConceptSpan, name: readonly AnalysedWord[]): Pick<Condition, 'generality' | 'lift'> {
  if (concepts.includes('c_change_detection')) return { generality: 'deed', lift: bearing(concepts) };
  // A space programme is a country's.
  if (concepts.includes('c_space_policy')) return {};
  return name.every(isGeneral) ? { generality: 'general' } : {};
}

/** How little a word says beside others. */
export function generalityOf(unit: AnalysedWord | undefined, isAsked = false): Pick<Condition, 'generality' | 'lift'> {
  const stemmed = unit?.stems.join(' ') ?? '';
  // A number is in texts on anything, but for a year of long ago.
  if (/^(?:\d{1,4}|ii|iii|iv|vi|vii|viii)$/.test(stemmed) && !isAncientYear(stemmed)) return { generality: 'general' };
  const written = unit?.words.join(' ') ?? '';
  if (isAsked && isPlainInQuestion(written)) return { generality: 'asking' };
  if (isAsked && isVerbInQuestion(written)) return { generality: 'general' };
  const general = generality(stemmed);
  if (!general) return {};
  // A picture is what a text tells of; a deed stands in the title.
  const lift = `${general.alike.has('imag') ? '{title_stem body_stem}' : 'title_stem'} : (${[...general.alike].map(quoted).join(' OR ')})`;
  return { generality: general.kind, ...(general.kind === 'deed' && { lift }) };
}

/** 775, 1054: a year before there was printing, and no round number. */
export const isAncientYear = (word: string) => /^\d{3,4}$/.test(word) && Number(word) < 1450 && !word.endsWith('0');

/** The name a subject goes by in the script of a text. */
export function preferredName({ concepts }: ConceptSpan, text: string): string {
  const concept = houseVocabulary().concepts.get(concepts[0] as string);
  return (/[\u0621-\u064a]/.test(text) ? concept?.ar[0] : concept?.en[0]) ?? text;
}

/** "Space research" is a name of nearly everything here. */
const isGeneral = ({ stop, stems }: AnalysedWord) => stop || generality(stems.join(' ')) !== undefined;

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
