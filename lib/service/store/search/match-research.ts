import { type WarningCode, warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { MatchMode, Warning } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { askedAbout } from '#lib/text/asked-about.ts';
import { type Clause, parseQuery, type QueryNote, wholeWords } from '#lib/text/parse-query.ts';
import { absentName } from './absent-name.ts';
import { belowFew } from './below-few.ts';
import { otherNameFinder } from './by-other-name.ts';
import { type Columns, slotFinder } from './columns.ts';
import { type Explain, explainer } from './explain-match.ts';
import { identifierFinder } from './find-identifier.ts';
import { inYear, openAccessOnly } from './in-year.ts';
import type { Relaxation } from './lacking-words.ts';
import { allWordsMatcher } from './match-all-words.ts';
import type { QueryExpressions } from './match-expression.ts';
import { mentionedName } from './mentioned-name.ts';
import { nameSlipReader } from './name-slips.ts';
import { ofForm } from './of-form.ts';
import { matchRanker } from './rank-matches.ts';
import { institutionReader } from './read-institution.ts';
import { queryReader } from './read-query.ts';
import { queryRelaxer } from './relax-query.ts';
import type { Relaxed } from './relaxed.ts';
import { queryRepairer, type RepairedQuery } from './repair-query.ts';
import { nothing, type ScoredSlots, scoredSlots } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run, Understood } from './understood.ts';

/** Candidates of a keyword with their scores, and how the keyword was understood. */
export interface Match {
  readonly found: ScoredSlots;
  readonly mode: MatchMode;
  readonly warnings: readonly Warning[];
  readonly explain: Explain;
  readonly relaxed?: Relaxation;
}

/**
 * What a keyword finds, in this order until something is found: the thing an identifier names; the words as typed; the last word as a
 * beginning; names among the words in another spelling; mended words; any of the words. Never an error, whatever is typed.
 */
export function matchResearch(index: SearchIndex): (columns: Columns, language: Language, query: ResearchQuery) => Promise<Match> {
  const identify = identifierFinder(index);
  const rank = matchRanker(index);
  const read = queryReader(index);
  const repair = queryRepairer(index);
  const allWords = allWordsMatcher(index);
  const relax = queryRelaxer(index, rank);
  const meantByName = nameSlipReader(index);
  const institutionOnly = institutionReader(index);
  const ofNobody = nobodyTeller(index);
  const fill = belowFew(index, rank);
  const byOtherName = otherNameFinder(index);

  const understand = async (columns: Columns, language: Language, query: ResearchQuery): Promise<Understood> => {
    const keyword = query.keyword ?? '';
    const run = async (clauses: readonly Clause[]): Promise<ScoredSlots> =>
      rank(columns, language, strictly(await read(clauses, query.searchIn), query.strict), 'all', textOf(clauses));
    const runAll = (typed: readonly Clause[]) => allWords(columns, query, typed, run);
    const { clauses: typed, identifier } = parseQuery(keyword);
    const identified = identifier && borne(await identify(identifier), columns);
    if (identified) return identified;
    if (!(query.strict || identifier || query.searchIn !== 'all')) {
      const meant = await meantByName(keyword, typed, run, language);
      if (meant) return fill(columns, language, query, meant);
    }
    const exact = await runAll(typed);
    // An identifier that nobody here bears is not met by a part of it.
    const found: Understood = { ...exact, mode: 'all', warnings: [] };
    if (identifier) return found;
    if (exact.scores.slots.length > 0 || query.strict) return fill(columns, language, query, found);
    const renamed = await byOtherName(columns, typed, run);
    if (renamed) return fill(columns, language, query, { ...renamed, mode: 'all', warnings: [] });
    const mended = await repair(keyword);
    const candidate = mended && mended.keyword !== keyword && (await runAll(parseQuery(mended.keyword).clauses));
    if (mended && candidate && candidate.scores.slots.length > 0)
      return fill(columns, language, query, { ...candidate, ...saidOf(mended, keyword, language) });
    const some = wholeWords(mended ? parseQuery(mended.surely).clauses : typed);
    const ofInstitution = await institutionOnly(columns, typed, language, run);
    const answer = ofInstitution ?? (await relaxedOrMended((one) => relax(columns, language, one, query.searchIn), some, mended));
    const { scores, warnings } = answer;
    // What was mended and is said to have no records is not asked about as well.
    const meant = warnings.some(isOfSubject) ? [] : meantInstead(mended, keyword, language);
    const told = toldOf(mended, meant, keyword, language);
    if (scores.slots.length > 0) return { ...answer, mode: 'any', warnings: asOne([...warnings, ...told], keyword, language) };
    const isAnswer = mended && meant.length > 0 && (await runAll(parseQuery(mended.offered).clauses)).scores.slots.length > 0;
    const said = isAnswer ? [...warnings, ...meant] : warnings;
    return (await ofNobody(columns, language, query, { typed, said, run })) ?? { clauses: typed, scores, mode: 'all', warnings: said };
  };

  return async (columns, language, query) => {
    const about = (keyword: string) => understand(columns, language, { ...query, keyword: query.strict ? keyword : askedAbout(keyword) });
    const formed = (keyword: string) => (query.strict ? about(keyword) : ofForm(language, keyword, about));
    const open = (keyword: string) => openAccessOnly(columns, language, keyword, formed);
    const { clauses, scores, mode, warnings, relaxed } = await inYear(columns, language, query.keyword ?? '', open);
    const said = clauses.length > 0 ? [...warnings, ...remarksOn(query.keyword ?? '', language)] : warnings;
    return { found: scores, mode, warnings: said, explain: explainer(clauses, language), ...(relaxed && { relaxed }) };
  };
}

/** Where nothing was found nor said: that nobody here is called so, and what mentions the name; undefined where the words are nobody's name. */
function nobodyTeller(index: SearchIndex) {
  const nobody = absentName(index);
  const mention = mentionedName(index);
  return async (
    columns: Columns,
    language: Language,
    { searchIn }: ResearchQuery,
    { typed, said, run }: { readonly typed: readonly Clause[]; readonly said: readonly Warning[]; readonly run: Run },
  ): Promise<Understood | undefined> => {
    const warnings = said.length > 0 ? said : await nobody(typed, language);
    const isSomebody = searchIn === 'all' && warnings.some(({ code }) => code === 'nobody_called');
    const mentioned = isSomebody ? await mention(columns, wholeWords(typed), run, language) : undefined;
    return mentioned ?? (warnings === said ? undefined : { clauses: typed, scores: nothing, mode: 'all', warnings });
  };
}

/** Some of the words; where nothing is found so nor said, a short word that was mended is looked for after all: «الانفجار العضيم». */
async function relaxedOrMended(
  relax: (clauses: readonly Clause[]) => Promise<Relaxed>,
  some: readonly Clause[],
  mended: RepairedQuery | undefined,
): Promise<Relaxed & { readonly clauses: readonly Clause[] }> {
  const relaxed = await relax(some);
  const isSilent = relaxed.scores.slots.length + relaxed.warnings.length === 0;
  const clauses = isSilent && mended && mended.kind !== 'keyboard' ? wholeWords(parseQuery(mended.keyword).clauses) : undefined;
  const again = clauses && (await relax(clauses));
  return clauses && again && again.scores.slots.length > 0 ? { clauses, ...again } : { clauses: some, ...relaxed };
}

/** What is only akin to the words has not all of them. */
function strictly({ behind, ...exactly }: QueryExpressions, isStrict: boolean | undefined): QueryExpressions {
  return isStrict || behind === undefined ? exactly : { ...exactly, behind };
}

/** The records an identifier names, where they are among those looked through. */
function borne(identified: { readonly research: readonly number[] } | undefined, columns: Columns): Understood | undefined {
  const slots = (identified?.research ?? []).map(slotFinder(columns.id)).filter((slot) => slot >= 0);
  return slots.length > 0 ? { clauses: [], scores: scoredSlots(slots.map((slot) => [slot, 1])), mode: 'all', warnings: [] } : undefined;
}

/** What is said of an unusual query besides what was done with it. */
const remarkOf = {
  'unbalanced-quote': 'unbalanced_quote',
  'empty-field': 'empty_field',
  'only-excluded': 'only_excluded',
  'operators-ignored': 'operators_ignored',
  'too-long': 'too_long',
} as const satisfies Record<QueryNote, WarningCode>;

const remarksOn = (keyword: string, language: Language): Warning[] =>
  parseQuery(keyword).notes.map((note) => warning(remarkOf[note], language));

/** What is said of a query that was mended; of another reading nothing. */
const saidOf = ({ kind, keyword }: RepairedQuery, typed: string, language: Language): Pick<Understood, 'mode' | 'warnings'> =>
  kind === 'read'
    ? { mode: 'all', warnings: [] }
    : { mode: 'repaired', warnings: [warning(kind, language, { word: typed, suggestion: keyword })] };

/** Of mended words with which some had to do, one remark. */
function asOne(said: readonly Warning[], word: string, language: Language): readonly Warning[] {
  const mended = said.find(({ code }) => code === 'repaired');
  if (!mended?.suggestion || !said.some(({ code }) => code === 'any_word')) return said;
  return [warning('any_word_repaired', language, { word, suggestion: mended.suggestion })];
}

/** "Did you mean", where a word could have been mended. */
function meantInstead(mended: RepairedQuery | undefined, keyword: string, language: Language): Warning[] {
  const isMended = mended && mended.kind !== 'read' && mended.offered !== keyword;
  return isMended ? [warning('did_you_mean', language, { suggestion: mended.offered })] : [];
}

const isOfSubject = ({ code }: Warning) => code === 'wider_subject' || code === 'area_only';

/** What was looked for already is told of, not offered. */
function toldOf(mended: RepairedQuery | undefined, meant: readonly Warning[], keyword: string, language: Language): readonly Warning[] {
  const isDone = mended && meant.length > 0 && mended.surely === mended.offered;
  return isDone ? saidOf({ ...mended, keyword: mended.surely }, keyword, language).warnings : meant;
}

const textOf = (clauses: readonly Clause[]) =>
  clauses
    .filter((clause) => !clause.exclude)
    .map((clause) => clause.text)
    .join(' ');
