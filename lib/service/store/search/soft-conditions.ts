import { type Condition, sentenceMin } from './condition.ts';

/**
 * What has to be met, and what lifts only: all that is asked for is never soft. Words of asking are, what was done beside a subject, and a word of all research
 * ("system") where a subject is named by two words without it. Not in a sentence.
 */
export function withoutSoft(all: readonly Condition[]): { readonly conditions: readonly Condition[]; readonly soft: readonly Condition[] } {
  // Beside the whole field ("astronomy") what was done says more than the field.
  const hasSubject = all.some((one) => one.isKnown && !one.generality);
  const named = all.filter((one) => one.isKnown && !one.isPlace && !one.generality);
  const hasNamed = named.length > 1 || named.some(({ isSubject }) => isSubject);
  const isMere = ({ generality: kind, text = '' }: Condition) => kind === 'general' && hasNamed && !/^\d/.test(text);
  const isSoft = (one: Condition) =>
    isMere(one) ||
    one.generality === 'request' ||
    one.generality === 'kind' ||
    ((one.generality === 'deed' || one.generality === 'asking') && hasSubject);
  if (all.length >= sentenceMin) return { conditions: all, soft: [] };
  const conditions = all.filter((one) => !isSoft(one));
  return conditions.length > 0 ? { conditions, soft: all.filter(isSoft) } : { conditions: all, soft: [] };
}
