import { isDiameter, isEffect, isLocating } from './homographs.ts';
import { lacksArticle } from './region-names.ts';
import type { Node, Vocabulary } from './vocabulary.ts';

/** A written word, as it is analysed. */
interface Word {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Where a name that begins at a place ends, and what it names. */
export interface Reached {
  readonly to: number;
  readonly node: Node;
}

/**
 * «نصف قطر» is no Qatar, nor «علاء» the town of «العلا». "Impact on" is an effect, «تحديد مواقع المياه» no positioning. «القمر SpIRIT» is a satellite: what has a name of its own in the other script is not the Moon. «الأقمار» without a word for which ones are satellites or the moons of a planet, and «مدارات الأقمار» theirs; the Moon has no plural. «مهمة قمر» is a lunar mission, but
 * «مهمة قمر صناعي» is not. «القمر والمريخ» are no moons of Mars.
 */
export function isOtherwiseMeant(found: readonly Word[], from: number, { to, node }: Reached, vocabulary: Vocabulary): boolean {
  const tokens = node.tokens as string[];
  if (isJoinedWithin(found.slice(from + 1, to), tokens, vocabulary)) return true;
  if (to - from === 1 && tokens.some((token) => lacksArticle(found[from] as Word, vocabulary.concepts.get(token)?.ar ?? []))) return true;
  if (tokens.includes('c_collision') && to - from === 1 && isEffect(found, from)) return true;
  if (tokens.includes('c_qatar') && to - from === 1 && isDiameter(found, from)) return true;
  if (tokens.includes('c_positioning') && isLocating(found, from, to)) return true;
  const isOfMoon = tokens.every((token) => token === 'c_moon' || vocabulary.broader.get(token)?.includes('c_moon'));
  if (isOfMoon && found.slice(from, to).some(({ words }) => words.some((word) => word.includes('اقمار')))) return true;
  if (
    tokens.includes('c_moon') &&
    to - from === 1 &&
    found[from]?.stems[0] === 'قمر' &&
    /^(?!moon|luna)[a-z]/.test(found[to]?.words[0] ?? '')
  )
    return true;
  return found[to - 1]?.stems[0] === 'قمر' && /^(?:ا?ل?صناع|ا?ل?اصطناع)/.test(found[to]?.words[0] ?? '');
}

/** Whether "and" stands within the words, and in no name of what they may name. */
function isJoinedWithin(words: readonly Word[], tokens: readonly string[], { concepts }: Vocabulary): boolean {
  const isJoined = words.some((one) => one.words[0]?.startsWith('و') && !one.stems[0]?.startsWith('و'));
  return isJoined && !tokens.some((token) => concepts.get(token)?.ar.some((name) => name.includes(' و')));
}
