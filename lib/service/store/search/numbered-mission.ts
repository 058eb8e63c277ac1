import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import type { Condition } from './condition.ts';
import { phraseExpression, quoted } from './match-phrase.ts';
import { isMission } from './proper-names.ts';
import { widerSubject } from './wider-subject.ts';

const number = /^\d{1,2}[a-c]?$/;

/**
 * One of several missions of a name: "Apollo 11", «فوياجر 1». It is met by its number beside the name, in either script; where nothing has it, Apollo comes close, and
 * is no answer by itself. Undefined where no number stands behind, or where the name has one of its own (Sentinel-2).
 */
export function numberedMission(
  units: readonly AnalysedWord[],
  span: ConceptSpan,
): { readonly condition: Condition; readonly to: number } | undefined {
  const concept = houseVocabulary().concepts.get(span.concepts[0] as string);
  if (!concept || !isMission(span)) return undefined;
  const names = [...concept.en, ...concept.ar].map((name) => analyse(name).units).filter((name) => !name.some(hasNumber));
  const last = units[span.to - 1] as AnalysedWord;
  const next = units[span.to];
  const isWithin = hasNumber(last) && !isNamed(units.slice(span.from, span.to), [...concept.en, ...concept.ar]);
  const one = isWithin
    ? last.words.at(-1)
    : next && !hasNumber(last) && next.words.length === 1 && hasNumber(next)
      ? next.words[0]
      : undefined;
  if (one === undefined) return undefined;
  const to = isWithin ? span.to : span.to + 1;
  const numbered: AnalysedWord = { words: [one], stems: [one], stop: false };
  const ways = names.flatMap((name) => [
    phraseExpression('{title body}', [...name, numbered]),
    `{title_stem body_stem} : ${quoted([...name.flatMap(({ stems }) => stems), one].join(' '))}`,
  ]);
  const beyond = widerSubject(span);
  const text = units
    .slice(span.from, to)
    .flatMap(({ words }) => words)
    .join(' ');
  const wider = { areas: [concept.token], near: [], ...(beyond && { beyond }) };
  return { condition: { expression: `(${ways.join(' OR ')})`, isSubject: true, isKnown: true, isThing: true, text, wider }, to };
}

const hasNumber = ({ words }: AnalysedWord) => number.test(words.at(-1) ?? '');

function isNamed(asked: readonly AnalysedWord[], names: readonly string[]): boolean {
  const stemsOf = (some: readonly AnalysedWord[]) => some.flatMap(({ stems }) => stems).join(' ');
  return names.some((name) => stemsOf(analyse(name).units) === stemsOf(asked));
}
