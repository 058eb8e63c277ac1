import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import { words } from '#lib/text/fold.ts';
import { generality } from '#lib/text/general-words.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { isRegionName } from '#lib/text/region-names.ts';
import { stem } from '#lib/text/stem.ts';
import { isSubject } from '#lib/text/subject.ts';
import { type Columns, slotFinder } from './columns.ts';
import { quoted } from './match-phrase.ts';
import { keepWhere, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run, Understood } from './understood.ts';

/** A word that more of the collection have is no family name. */
const mentionsShare = 0.05;
const mentionsMin = 20;

/** Of somebody by their whole name who signed nothing here: the texts that mention the family name, as they do "Einstein". Undefined where none does. */
export function mentionedName(index: SearchIndex) {
  return async (columns: Columns, name: readonly Clause[], run: Run, language: Language): Promise<Understood | undefined> => {
    const family = name.slice(-1);
    const [{ text = '' } = {}] = family;
    const [word = '', ...more] = words(text);
    if (name.length < 2 || more.length > 0 || isSubject(text) || isRegionName(word) || generality(stem(word))) return undefined;
    const ids = await index.find(`{title body} : ${quoted(word)}`);
    if (ids.length === 0 || ids.length > Math.max(mentionsMin, mentionsShare * columns.size)) return undefined;
    const mentioning = new Set(slotsOf(ids, slotFinder(columns.id)));
    const scores = keepWhere(await run(family), (slot) => mentioning.has(slot));
    return { clauses: family, scores, mode: 'any', warnings: [warning('family_name_only', language, { word: text })] };
  };
}
