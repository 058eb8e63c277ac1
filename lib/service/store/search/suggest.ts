import type { Suggestion } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { localize } from '#lib/domain/text.ts';
import { type Names, presentName, reference } from '#lib/service/store/present-research.ts';
import { fold, words } from '#lib/text/fold.ts';
import { keyboardSlips } from '#lib/text/keyboard.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { matchAuthors } from './match-authors.ts';
import { queryRepairer } from './repair-query.ts';
import type { PersonNames, SearchIndex } from './search-index.ts';
import { institutionSuggester } from './suggest-institutions.ts';

/** At most so many of each kind, so that none crowds the others out. */
const most = { term: 2, area: 2, author: 3 } as const;
/** Titles looked at for the best of them: the newest that have the words. */
const titlesMax = 200;
/** Subjects counted to find the commonest: each costs a look-up. */
const subjectsMax = 40;
/** With fewer letters nearly everything begins so. */
const lettersMin = 2;
/** Of fewer letters nothing is guessed. */
const guessMin = 4;

type Suggest = (language: Language, text: string, limit: number) => Promise<Suggestion[]>;

/**
 * What might be meant by what is being typed, in either script: subjects and areas by their names, institutions, people, then publications by title.
 * The last word is a beginning. One to seven index look-ups of bounded size, whatever the size of the collection.
 */
export function suggester(index: SearchIndex, names: Names): Suggest {
  const subjects = subjectSuggester(index, names);
  const institutions = institutionSuggester(index);
  const people = peopleSuggester(index);
  const titles = titleSuggester(index);
  const repair = queryRepairer(index);
  const suggest: Suggest = async (language, text, limit) => {
    const tokens = words(text).slice(0, 8);
    if (tokens.join('').length < lettersMin) return [];
    const named = [...(await subjects(language, text)), ...(await institutions(text))];
    const first = [...named, ...(await people(language, text, tokens, named.length === 0))].slice(0, limit);
    return [...first, ...(await titles(language, text, tokens, limit - first.length))];
  };
  return async (language, text, limit) => {
    const found = await suggest(language, text, limit);
    if (found.length > 0 || words(text).join('').length < guessMin) return found;
    // Nothing begins so: on the other keyboard, or with a slip, something may.
    for (const other of [...keyboardSlips(text), (await repair(text))?.keyword].filter((one) => one !== undefined)) {
      const meant = await suggest(language, other, limit);
      if (meant.length > 0) return meant;
    }
    return found;
  };
}

function subjectSuggester(index: SearchIndex, names: Names): (language: Language, text: string) => Promise<Suggestion[]> {
  const areaCodes = new Map([...names.areaIds].map(([code, id]) => [conceptToken(code), id]));
  // The vocabulary takes a quarter of a second to open, which no start has to wait for.
  let known: ReturnType<typeof namedSubjects> | undefined;
  return async (language, text) => {
    known ??= namedSubjects();
    const typed = withoutArticle(fold(text).trim());
    const found = new Map<
      string,
      { readonly token: string; readonly en: string; readonly ar: string; readonly name: string; readonly rank: number }
    >();
    for (const { token, en, ar, name, folded, place } of known) {
      const at = folded === typed ? 0 : folded.startsWith(typed) ? 1 : folded.includes(` ${typed}`) ? 2 : undefined;
      if (at === undefined) continue;
      // The name it goes by before its other names: "kin" is no beginning of Saudi Arabia, a kingdom.
      const rank = (at === 0 ? 0 : at + 2 * Math.min(place, 2)) * 10 + Math.min(place, 9);
      if (rank < (found.get(token)?.rank ?? Number.POSITIVE_INFINITY)) found.set(token, { token, en, ar, name, rank });
    }
    const likely = [...found.values()].sort((a, b) => a.rank - b.rank || (a.token < b.token ? -1 : 1)).slice(0, subjectsMax);
    const counts = await index.subjectCounts(likely.map(({ token }) => token));
    const counted = likely.map((one) => ({ ...one, count: counts.get(one.token) ?? 0 }));
    const suggestions: Record<'area' | 'term', Suggestion[]> = { area: [], term: [] };
    // Among names that begin alike the one with most publications; a subject without any leads nowhere.
    for (const { token, en, ar, name, count } of counted.sort(
      (a, b) => Math.floor(a.rank / 10) - Math.floor(b.rank / 10) || b.count - a.count,
    )) {
      const area = areaCodes.get(token);
      const kind = area === undefined ? 'term' : 'area';
      if (count === 0) continue;
      // Mars is the loose name of an area; who types it may mean no more than Mars.
      const isOtherName = area !== undefined && name !== en && name !== ar && suggestions.term.length < most.term;
      if (isOtherName) suggestions.term.push({ kind: 'term', text: { value: name, lang: /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en' } });
      if (suggestions[kind].length >= most[kind]) continue;
      if (area !== undefined) suggestions.area.push({ kind, id: String(area), text: reference(area, names.areas, language).name });
      else suggestions.term.push({ kind, text: localize({ en, ar }, language) ?? { value: en, lang: 'en' } });
    }
    return [...suggestions.term, ...suggestions.area];
  };
}

/** Every name of every subject, as it is looked for. */
function namedSubjects() {
  return [...houseVocabulary().concepts.values()].flatMap(({ token, en, ar }) =>
    [en, ar].flatMap((names) =>
      names.map((name, place) => ({ token, en: en[0] as string, ar: ar[0] as string, name, folded: withoutArticle(fold(name)), place })),
    ),
  );
}

function peopleSuggester(
  index: SearchIndex,
): (language: Language, text: string, tokens: readonly string[], mayGuess: boolean) => Promise<Suggestion[]> {
  const bySound = matchAuthors(index);
  return async (language, text, tokens, mayGuess) => {
    let rows: readonly PersonNames[] = await index.people(`name : (${beginnings(tokens)})`, most.author);
    // A whole name in the other script: only when nobody is written like that, no subject is called so, and it is long enough to be one.
    if (mayGuess && rows.length === 0 && tokens.join('').length >= 4) {
      const best = [...(await bySound(text))].sort(([a, x], [b, y]) => y - x || a - b).slice(0, most.author);
      const names = await index.names(best.map(([id]) => id));
      rows = best.flatMap(([id]) => names.get(id) ?? []);
    }
    return rows.map((row) => ({ kind: 'author', id: String(row.id), text: presentName(row, language) }));
  };
}

function titleSuggester(
  index: SearchIndex,
): (language: Language, text: string, tokens: readonly string[], limit: number) => Promise<Suggestion[]> {
  return async (language, text, tokens, limit) => {
    if (limit <= 0) return [];
    const typed = fold(text).trim();
    const rows = await index.newestTitles(`title : (${beginnings(tokens)})`, titlesMax);
    const scored = rows.map((row) => {
      const folded = Object.values(row.title).map((title) => fold(title ?? ''));
      const begins = folded.some((one) => one.startsWith(typed)) ? 4 : folded.some((one) => one.includes(typed)) ? 2 : 0;
      return { row, score: begins + Math.log10(1 + Math.max(0, row.citations ?? 0)) / 4 };
    });
    return scored
      .sort((a, b) => b.score - a.score || b.row.id - a.row.id)
      .slice(0, limit)
      .flatMap(({ row }) => {
        const shown = localize(row.title, language, row.language);
        return shown ? [{ kind: 'research' as const, id: String(row.id), text: shown }] : [];
      });
  };
}

/** Every word, the last one as a beginning. */
function beginnings(tokens: readonly string[]): string {
  return tokens.map((token, place) => `"${token}"${place === tokens.length - 1 && token.length > 1 ? '*' : ''}`).join(' AND ');
}

const withoutArticle = (folded: string) => folded.replace(/^ال(?=.{2})/, '');
