import { analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { generality } from '#lib/text/general-words.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { isMission } from './proper-names.ts';
import { wordCondition } from './word-condition.ts';

/** What a subject belongs to, for where no record bears it. */
export interface WiderSubject {
  /** Tokens of the areas, the likeliest first; none of an agency, nor of a subject of all areas that has its closest only. */
  readonly areas: readonly string[];
  /** Titles with a word of its names, an expression each: they lead what stands closest to it. None where the areas go by these names. */
  readonly near: readonly string[];
  /** Nothing of the area comes close: another mission is no answer. */
  readonly isElsewhere?: true;
  /** Where the areas have nothing either. */
  readonly beyond?: WiderSubject;
}

/**
 * The areas a subject belongs to, and the words of its names; `meant` are its tokens without those of areas that only list its name ("astrolabe"). What its names
 * merely contain is not wider: a "cosmic dawn" is no kind of dawn.
 */
export function widerSubject(span: ConceptSpan, meant: readonly string[] = span.concepts): WiderSubject | undefined {
  const { concepts: known } = houseVocabulary();
  const own = meant.flatMap((token) => known.get(token)?.areas ?? []).map(conceptToken);
  // An area that the subject belongs to and that goes by its name as well is the subject: crescent visibility.
  const named = span.concepts.filter((token) => meant.includes(token) || own.includes(token)).flatMap((token) => known.get(token) ?? []);
  const areas = [...new Set([...span.concepts, ...own])].filter((token) => !meant.includes(token));
  if (isMission(span)) return { areas, near: [], isElsewhere: true };
  if (areas.length === 0) return undefined;
  const areaNames = own
    .filter((token) => !span.concepts.includes(token))
    .flatMap((token) => known.get(token) ?? [])
    .flatMap(({ en, ar }) => [...en.slice(0, 2), ...ar.slice(0, 2)]);
  const ofArea = new Set(areaNames.flatMap((name) => analyse(name).stems));
  const near = named
    .flatMap(({ en, ar }) => [...en, ...ar])
    .flatMap((name) => analyse(name).units)
    .filter(
      ({ stop, stems }) => !stop && stems.join('').length > 1 && !generality(stems.join(' ')) && !stems.some((one) => ofArea.has(one)),
    )
    .map((unit) => wordCondition(unit, 'title', false));
  return { areas, near: [...new Set(near)] };
}
