import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import type { SearchScope } from '#lib/domain/query.ts';
import { words } from '#lib/text/fold.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import type { Columns } from './columns.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { type QueryExpressions, queryExpressions } from './match-expression.ts';
import { bearing, quoted } from './match-phrase.ts';
import type { matchRanker } from './rank-matches.ts';
import { conditionsMet } from './relax-conditions.ts';
import { nothing, type ScoredSlots } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import type { WiderSubject } from './wider-subject.ts';

interface Relaxed {
  readonly scores: ScoredSlots;
  readonly warnings: readonly Warning[];
}

export const noAnswer: Relaxed = { scores: nothing, warnings: [] };

/** A word of a subject's names that more of the collection have says nothing of the subject. */
const nearShare = 0.05;
const nearMin = 20;
/** So many conditions are about one thing. */
const fewWords = 3;
/** Bearers of a word looked at to see whether it is a family name. */
const bearersMax = 50;

/**
 * The answer where no record has all the words: some of them, as long as what is left says something of what was asked for; for one subject that no record
 * bears, what comes closest in its area; and where there is neither, the way to what there is.
 */
export function queryRelaxer(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  const surnamesAmong = surnameFinder(index);

  /** What is near to a subject in its areas, or the areas only. */
  const widen = async (columns: Columns, language: Language, query: QueryExpressions, typed: string): Promise<Relaxed> => {
    const [{ wider, text, kin = [] } = {}] = query.conditions.filter((condition) => condition.wider);
    // Who bears the subject and was left out is not made up for by its area.
    if (!wider || query.except) return noAnswer;
    const akin =
      query.conditions.length === 1 && kin.length > 0
        ? await rank(columns, language, bearersOf(bearing(kin), text), 'all', typed)
        : nothing;
    if (akin.slots.length > 0) return { scores: akin, warnings: [closest(language, typed, kin[0] as string)] };
    const areas = `concept : (${wider.areas.map(quoted).join(' OR ')})`;
    const near = await index.rarer(wider.near, Math.max(nearMin, Math.round(nearShare * columns.size)));
    const isNear = wider.near.length === 0;
    if (query.conditions.length > 1 || wider.isElsewhere || (!isNear && near.length === 0))
      return { scores: nothing, warnings: [nothingOf(language, typed, wider)] };
    const all = isNear ? areas : `(${areas}) AND (${near.join(' OR ')})`;
    const scores = await rank(columns, language, bearersOf(all, text), 'all', typed);
    if (scores.slots.length === 0) return { scores, warnings: [nothingOf(language, typed, wider)] };
    return { scores, warnings: [closest(language, typed, wider.areas[0] as string)] };
  };

  return async (columns: Columns, language: Language, clauses: readonly Clause[], scope: SearchScope): Promise<Relaxed> => {
    const typed = clauses
      .filter((clause) => !clause.exclude)
      .map((clause) => clause.text)
      .join(' ');
    const surnames = await surnamesAmong(typed);
    const asked = queryExpressions(clauses, scope, new Set(surnames.keys()));
    const conditions = asked.conditions.map((one) => (surnames.get(one.text ?? '') ? { ...one, isPerson: true as const } : one));
    const query: QueryExpressions = { ...asked, conditions };
    if (query.conditions.length > 1) {
      const unmet = await unmetSubject(index, query.conditions, typed);
      if (unmet && !query.except) return { scores: nothing, warnings: [nothingOf(language, unmet.text, unmet.wider)] };
      const scores = await rank(columns, language, query, 'any', typed);
      if (scores.slots.length > 0) return { scores, warnings: [warning('any_word', language)] };
    }
    const widened = await widen(columns, language, query, typed);
    if (widened.warnings.length > 0 || query.conditions.length < 2) return widened;
    const common = (await conditionsMet(query.conditions, index, columns.size)).filter(
      ({ ids, isCommon, text }) => isCommon && ids.length > 0 && text,
    );
    if (common.length === 0) return noAnswer;
    const suggestion = common.map(({ text = '' }) => asTyped(typed, text)).join(' ');
    return { scores: nothing, warnings: [warning('too_common', language, { suggestion })] };
  };
}

/**
 * The subject that few words ask about and no record bears, where none of the others names one by two words: what a part of it finds is beside it. Of a thing
 * with a name of its own this is said whatever the others name: the ocean of Enceladus is none of the Earth.
 */
async function unmetSubject(index: SearchIndex, conditions: readonly Condition[], typed: string) {
  if (conditions.length >= sentenceMin) return undefined;
  const met = await Promise.all(conditions.map(({ expression }) => index.find(expression)));
  const isMet = (place: number) => (met[place] as readonly number[]).length > 0;
  const unmet = conditions.filter(({ wider }, place) => wider && !isMet(place));
  const isElsewhere = conditions.length > fewWords || conditions.some(({ isSubject }, place) => isSubject && isMet(place));
  const found = unmet.find(({ isThing }) => isThing) ?? (isElsewhere ? undefined : unmet[0]);
  if (!found?.wider || found.text === undefined) return undefined;
  // Beside words that name nothing else all is quoted: the crescent of Ramadan.
  const isOther = (one: Condition, place: number) => one !== found && (isMet(place) || one.wider) && one.isKnown && !one.isPerson;
  return { text: found.isThing || conditions.some(isOther) ? asTyped(typed, found.text) : typed, wider: found.wider };
}

/** Words that no text has, or that are written with a capital beside one without, and that somebody is called, as the last part of a name: "golden" is not of Adler-Golden. With each, whether no text has it. */
function surnameFinder(index: SearchIndex): (text: string) => Promise<ReadonlyMap<string, boolean>> {
  return async (text) => {
    const found = new Map<string, boolean>();
    const capitals = capitalsIn(text);
    const all = [...new Set(words(text))];
    for (const word of all) {
      const isOnlyName = (await index.find(`{title body} : ${quoted(word)}`)).length === 0;
      if (!capitals.has(word) && !isOnlyName) continue;
      const bearers = await index.people(`name : ${quoted(word)}`, bearersMax);
      const isLast = (name: string | null) => name !== null && words(name.split(/\s+/).at(-1) ?? '').join(' ') === word;
      // "Neil Armstrong" is not Robert Armstrong, "Avi Loeb" may be Abraham.
      const given = all.length === 2 && all[1] === word ? all[0] : undefined;
      const isOther = given !== undefined && (await isGivenName(index, given));
      const mayBe = (name: string | null) =>
        isLast(name) && (!isOther || words(name ?? '').some((part) => part !== word && part[0] === given?.[0]));
      if (bearers.some(({ name_en, name_ar }) => mayBe(name_en) || mayBe(name_ar))) found.set(word, isOnlyName);
    }
    return found;
  };
}

/** A word that people are called, or that no text has. */
async function isGivenName(index: SearchIndex, word: string): Promise<boolean> {
  return (await index.knownWords([word], 'people')).size > 0 || (await index.knownWords([word, stem(word)], 'texts')).size === 0;
}

/** "Hawking" of "Hawking entropy", folded; nothing where all is in capitals or none. */
function capitalsIn(text: string): ReadonlySet<string> {
  const written = text.split(/\s+/).filter(Boolean);
  const some = written.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return new Set(some.length < written.length ? some.flatMap(words) : []);
}

/** One condition instead of the one that nobody meets. */
function bearersOf(all: string, text: string | undefined): QueryExpressions {
  return { all, conditions: [{ expression: all, isSubject: true, ...(text !== undefined && { text }) }], soft: [] };
}

const closest = (language: Language, word: string, token: string) =>
  warning('wider_subject', language, { word, suggestion: areaName(token, language) });

/** That no record is about what was typed, and the area it belongs to, if there is one. */
function nothingOf(language: Language, word: string, wider: WiderSubject): Warning {
  const [area] = (wider.beyond ?? wider).areas;
  return area === undefined
    ? warning('not_here', language, { word })
    : warning('area_only', language, { word, suggestion: areaName(area, language) });
}

function areaName(token: string, language: Language): string {
  const area = houseVocabulary().concepts.get(token);
  return area?.[language][0] ?? token.replace(conceptToken(''), '');
}
