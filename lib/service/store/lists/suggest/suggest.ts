import type { Suggestion } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { localize } from '#lib/domain/text.ts';
import { correct } from '#lib/search/correct.ts';
import { matchAuthors } from '#lib/service/store/lists/match-authors.ts';
import { newestTitled } from '#lib/service/store/lists/newest-titled.ts';
import type { NameAsked, NameIndex, PersonNames } from '#lib/service/store/lists/search-index.ts';
import { toldApart } from '#lib/service/store/lists/tell-apart.ts';
import { type Names, presentName } from '#lib/service/store/records/present-research.ts';
import { keyboardTypos } from '#lib/text/spelling/keyboard.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { institutionSuggester } from './suggest-institutions.ts';
import { subjectSuggester } from './suggest-subjects.ts';

/** At most so many of each kind, so that none crowds the others out. */
const most = { author: 3, beginningSo: 2 } as const;
/** Titles looked at for the best of them: the newest that have the words. */
const titlesMax = 200;
/** With fewer letters nearly everything begins so. */
const lettersMin = 2;
/** Of fewer letters nothing is guessed. */
const guessMin = 4;

type Suggest = (language: Language, text: string, limit: number) => Promise<Suggestion[]>;

/**
 * What might be meant by what is being typed, in either script: subjects and areas by their names, institutions, people, then publications by title.
 * The last word is a beginning. One to seven index look-ups of bounded size, whatever the size of the collection.
 */
export function suggester(index: NameIndex, names: Names): Suggest {
  const subjects = subjectSuggester(index, names);
  const institutions = institutionSuggester(index);
  const people = peopleSuggester(index);
  const titles = titleSuggester(index);
  const suggest: Suggest = async (language, text, limit) => {
    const tokens = words(text).slice(0, 8);
    if (tokens.join('').length < lettersMin) return [];
    const subjectsNamed = await subjects(language, text);
    const named = [...subjectsNamed.map(({ suggestion }) => suggestion), ...(await institutions(text))];
    const called = await people(language, text, tokens, named.length === 0);
    const works = await titles(language, text, tokens, limit);
    // Who is called just so is meant sooner than a title, a title sooner than who is called something that begins so.
    const [so, beginningSo] = [called.filter(({ isSo }) => isSo), called.filter(({ isSo }) => !isSo)].map((some) =>
      some.map(({ person }) => person),
    );
    // Nor is a subject meant of whose other names one goes on with the word, where a title has just that: "Keplerian elements".
    const isWhole = works.some(({ text: title }) => ` ${words(title.value).join(' ')} `.includes(` ${tokens.join(' ')} `));
    const loose = isWhole ? subjectsNamed.filter(({ isLoose }) => isLoose).map(({ suggestion }) => suggestion) : [];
    const first = [...named.filter((one) => !loose.includes(one)), ...(so ?? [])];
    const left = [...loose, ...(beginningSo ?? [])];
    const room = Math.max(0, limit - first.length - Math.min(left.length, most.beginningSo));
    return [...first, ...works.slice(0, room), ...left, ...works.slice(room)].slice(0, limit);
  };
  return async (language, text, limit) => {
    const found = await suggest(language, text, limit);
    if (found.length > 0 || words(text).join('').length < guessMin) return found;
    // Nothing begins so: on the other keyboard, or with a typo, something may.
    for (const other of [...keyboardTypos(text), (await index.lookUp((source) => correct(source, text)))?.text].filter(
      (one) => one !== undefined,
    )) {
      const meant = await suggest(language, other, limit);
      if (meant.length > 0) return meant;
    }
    return found;
  };
}

/** Somebody, and whether they are called just as was typed and not only by a beginning of it. */
interface Called {
  readonly person: Suggestion;
  readonly isSo: boolean;
}

function peopleSuggester(
  index: NameIndex,
): (language: Language, text: string, tokens: readonly string[], mayGuess: boolean) => Promise<Called[]> {
  const bySound = matchAuthors(index);
  return async (language, text, tokens, mayGuess) => {
    const written: readonly PersonNames[] = await index.people({ words: beginnings(tokens), keys: [] }, most.author);
    // Tian W. is no beginning of Tianwen, which only the sources of a name join.
    let rows = written.filter((row) => namesOf(row).some((own) => tokens.every((token) => own.some((word) => word.startsWith(token)))));
    const isWritten = rows.length > 0;
    // A whole name in the other script: only when nobody is written like that, no subject is called so, and it is long enough to be one.
    if (mayGuess && written.length === 0 && tokens.join('').length >= 4) {
      const best = [...(await bySound(text))].sort(([a, x], [b, y]) => y - x || a - b).slice(0, most.author);
      const names = await index.names(best.map(([id]) => id));
      rows = best.flatMap(([id]) => names.get(id) ?? []);
    }
    const apart = toldApart(
      rows.map((row) => ({ id: row.id, name: presentName(row, language), affiliation: row.affiliation ?? null })),
      language,
    );
    return rows.map((row) => ({
      person: { kind: 'author', id: String(row.id), text: apart.get(row.id) ?? presentName(row, language) },
      isSo: !isWritten || namesOf(row).some((own) => tokens.every((token) => own.includes(token))),
    }));
  };
}

const namesOf = ({ name_en, name_ar }: PersonNames) => [words(name_en ?? ''), words(name_ar ?? '')];

function titleSuggester(
  index: NameIndex,
): (language: Language, text: string, tokens: readonly string[], limit: number) => Promise<Suggestion[]> {
  return async (language, text, tokens, limit) => {
    if (limit <= 0) return [];
    const typed = fold(text).trim();
    const rows = await index.titles(await newestTitled(index, beginnings(tokens), titlesMax));
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
const beginnings = (tokens: readonly string[]): NameAsked['words'] =>
  tokens.map((text, place) => ({ text, isBeginning: place === tokens.length - 1 && text.length > 1 }));
