import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/fold.ts';
import { stem } from '#lib/text/stem.ts';
import { isMission, isPlaceName, isThing } from './proper-names.ts';

const stemsOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((word) => stem(fold(word))));

const planets = stemsOf('planet كوكب');
/** What people say a body of the sky is beside its name. */
const bodies = new Set([...planets, ...stemsOf('moon قمر')]);
/** The same of any thing: «وكالة ناسا», "planet Mars". */
const kinds: ReadonlySet<string> = new Set([
  ...bodies,
  ...stemsOf('agency telescope observatory mission probe spacecraft satellite rover وكالة تلسكوب مرصد مهمة بعثة مسبار مركبة مشروع برنامج'),
]);

/** One of a class, as it stands before or behind a name. */
const classes: ReadonlySet<string> = new Set(
  'telescope observatory satellite probe spacecraft wadi valley mountain island lake oasis تلسكوب مرصد مسبار مركبة وادي جبل جزيرة بحيرة واحة'
    .split(' ')
    .map(fold),
);

/** Whether words are no more than what a thing is, whichever. */
export const isClass = (text: string | undefined): boolean => text !== undefined && classes.has(text);

const isArabic = ({ words }: AnalysedWord) => /[\u0621-\u064a]/.test(words[0] ?? '');

/**
 * Whether a word only says what the thing is whose name stands beside it: before it in Arabic, on either side in English. `request` where it may lift a text that
 * has it, `kind` where not even that: a planet, and what was cut from a name (`withoutKinds`). The Moon beside Mars may be meant too, and a university of a place is not the place.
 */
export function kindOfThing(
  units: readonly AnalysedWord[],
  spans: readonly ConceptSpan[],
  place: number,
  written: readonly ConceptSpan[],
): 'kind' | 'request' | undefined {
  const unit = units[place];
  const [word = ''] = unit?.stems ?? [];
  if (!unit || !kinds.has(word)) return undefined;
  const named = spans.find(({ from, to }) => from === place + 1 || (!isArabic(unit) && to === place));
  if (!named || !(isThing(named) || isMission(named)) || isPlaceName(units.slice(named.from, named.to))) return undefined;
  const isCut = written.some(({ from, to }) => to - from > 1 && from <= place && place < to);
  return (planets.has(word) || isCut) && !isMission(named) ? 'kind' : 'request';
}

/**
 * Names of bodies without the word for what they are, where that names the same: «كوكب المريخ» is Mars, and no text on planets comes before those on it. Names of
 * missions are left whole, because what is left of them is in other names too: «هابل».
 */
export function withoutKinds(units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): ConceptSpan[] {
  return spans.map((span) => {
    const { from, to } = span;
    if (to - from < 2 || isMission(span)) return span;
    const isKind = (place: number) => bodies.has(units[place]?.stems[0] ?? '');
    const first = isKind(from) ? nameAt(units, from + 1, to, span) : undefined;
    const last = isKind(to - 1) && !isArabic(units[to - 1] as AnalysedWord) ? nameAt(units, from, to - 1, span) : undefined;
    return first ?? last ?? span;
  });
}

/** The words of these places where they name by themselves what the span does. */
function nameAt(units: readonly AnalysedWord[], from: number, to: number, { concepts }: ConceptSpan): ConceptSpan | undefined {
  const name = analyse(
    units
      .slice(from, to)
      .flatMap(({ words }) => words)
      .join(' '),
  );
  const whole = name.spans.find((span) => span.from === 0 && span.to === name.units.length);
  return whole?.concepts.some((token) => concepts.includes(token)) ? { from, to, concepts: whole.concepts } : undefined;
}
