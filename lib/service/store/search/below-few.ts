import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Columns } from './columns.ts';
import { sentenceMin } from './condition.ts';
import { queryExpressions } from './match-expression.ts';
import type { matchRanker } from './rank-matches.ts';
import { conditionsMet, type Met } from './relax-conditions.ts';
import { keepWhere, placeOf, together } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import type { Understood } from './understood.ts';

/** So many records are few. */
const fewMax = 3;
/** More than this without a word say that the word was what was asked for. */
const moreMax = 30;

/** Where few records have all the words of a short query: below them those that have all but the word that says least, plainly said. */
export function belowFew(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (columns: Columns, language: Language, found: Understood): Promise<Understood> => {
    const { clauses, scores } = found;
    const isPlain = clauses.every(({ exclude, field, kind }) => !exclude && !field && kind === 'word');
    if (!isPlain || scores.slots.length === 0 || scores.slots.length > fewMax) return found;
    const query = queryExpressions(clauses, 'all');
    const phrase = query.phrase ?? query.title?.phrase;
    // Words that stand side by side somewhere were meant so.
    if (query.conditions.length >= sentenceMin || (phrase && (await index.find(phrase)).length > 0)) return found;
    const parts = await conditionsMet(query.conditions, index, columns.size);
    const least = leastTelling(parts);
    if (!least?.text) return found;
    const rest = parts.filter((one) => one !== least);
    const typed = clauses.map(({ text }) => text).join(' ');
    const all = rest.map(({ expression }) => expression).join(' AND ');
    const without = await rank(columns, language, { all, conditions: rest, soft: [] }, 'all', typed);
    const more = keepWhere(without, (slot) => placeOf(scores.slots, slot) < 0);
    if (more.slots.length === 0 || more.slots.length > moreMax) return found;
    const scale = (0.5 * Math.min(...scores.scores)) / Math.max(...more.scores);
    const below = { slots: more.slots, scores: more.scores.map((score) => score * scale) };
    const warnings = [...found.warnings, warning('few_all_words', language, { word: asTyped(typed, least.text) })];
    return { ...found, scores: together(scores, below), mode: 'any', warnings };
  };
}

/** The part of three or more that most records meet; of two subjects the commoner one. No part that is a thing, and none where what is left is no subject. */
function leastTelling(parts: readonly Met[]): Met | undefined {
  const droppable = parts.filter(({ isThing }) => !isThing).sort((one, other) => other.ids.length - one.ids.length);
  const [least] = droppable;
  // Who names a place does not mean the whole world.
  if (least?.isPlace) return undefined;
  const rest = parts.filter((one) => one !== least);
  const isEnough = parts.length > 2 ? rest.some(({ isKnown }) => isKnown) : rest.every(({ isSubject }) => isSubject) && least?.isSubject;
  return parts.length > 1 && isEnough && parts.every(({ ids }) => ids.length > 0) ? least : undefined;
}
