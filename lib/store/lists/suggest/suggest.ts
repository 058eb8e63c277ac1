import type { Suggestion } from '#lib/domain/collection.ts';
import { localize, type Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { correct } from '#lib/search/correct.ts';
import { disambiguate } from '#lib/store/lists/disambiguate.ts';
import { matchAuthors } from '#lib/store/lists/match-authors.ts';
import { newestTitled } from '#lib/store/lists/newest-titled.ts';
import type { NameIndex, NameQuery, PersonNames, TitleRow } from '#lib/store/values/search-index.ts';
import { keyboardTypos } from '#lib/text/spelling/keyboard.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { institutionSuggester } from './suggest-institutions.ts';
import { subjectSuggester } from './suggest-subjects.ts';

/** Maximum suggestions of each kind, so that no kind crowds out the others. */
const suggestionsMax = { author: 3, authorByPrefix: 2 } as const;
/** Maximum titles that are ranked: the newest of the titles that contain the words. */
const titlesMax = 200;
/** Minimum letters of a text: fewer match nearly everything. */
const lettersMin = 2;
/** Minimum letters of a text for which corrections are tried. */
const guessMin = 4;

type Suggest = (language: Language, text: string, limit: number) => Promise<Suggestion[]>;

/** Completions in either script: subjects and areas, institutions, people, then titles. One to seven index look-ups of bounded size. */
export function suggester(index: NameIndex): Suggest {
  const subjects = subjectSuggester(index);
  const institutions = institutionSuggester(index);
  const people = peopleSuggester(index);
  const titles = titleSuggester(index);
  const suggest: Suggest = async (language, text, limit) => {
    const tokens = words(text).slice(0, 8);
    if (tokens.join('').length < lettersMin) return [];
    const subjectMatches = await subjects(language, text);
    const entities = [...subjectMatches.map(({ suggestion }) => suggestion), ...(await institutions(text))];
    const works = await titles(language, text, tokens, limit);
    // Names that only sound alike are suggested only when nothing else matches: "little red" is not Reed.
    const peopleMatches = await people(language, text, tokens, entities.length + works.length === 0);
    // A person with exactly this name precedes titles, and a title precedes people whose names only begin with the words.
    const [exact, byPrefix] = [peopleMatches.filter(({ isExact }) => isExact), peopleMatches.filter(({ isExact }) => !isExact)].map(
      (matches) => matches.map(({ person }) => person),
    );
    // A title with the typed word "kepler" precedes a subject that has only a longer word in a secondary name: "Keplerian elements".
    const isWhole = works.some(({ text: title }) => ` ${words(title.value).join(' ')} `.includes(` ${tokens.join(' ')} `));
    const loose = isWhole ? subjectMatches.filter(({ isLoose }) => isLoose).map(({ suggestion }) => suggestion) : [];
    const first = [...entities.filter((entity) => !loose.includes(entity)), ...(exact ?? [])];
    const rest = [...loose, ...(byPrefix ?? [])];
    const room = Math.max(0, limit - first.length - Math.min(rest.length, suggestionsMax.authorByPrefix));
    return [...first, ...works.slice(0, room), ...rest, ...works.slice(room)].slice(0, limit);
  };
  return async (language, text, limit) => {
    const suggestions = await suggest(language, text, limit);
    if (suggestions.length > 0 || words(text).join('').length < guessMin) return suggestions;
    // Nothing matches: try the other keyboard layout and a typo correction.
    for (const other of [...keyboardTypos(text), (await index.lookUp((source) => correct(source, text)))?.text].filter(
      (candidate) => candidate !== undefined,
    )) {
      const corrected = await suggest(language, other, limit);
      if (corrected.length > 0) return corrected;
    }
    return suggestions;
  };
}

/** A person, and whether the typed words are whole words of the name. */
interface PersonSuggestion {
  readonly person: Suggestion;
  readonly isExact: boolean;
}

function peopleSuggester(
  index: NameIndex,
): (language: Language, text: string, tokens: readonly string[], mayGuess: boolean) => Promise<PersonSuggestion[]> {
  const bySound = matchAuthors(index);
  return async (language, text, tokens, mayGuess) => {
    const people: readonly PersonNames[] = await index.people({ words: beginnings(tokens), keys: [] }, suggestionsMax.author);
    // The index pools the words of all spellings of a person, so each typed word is checked to be a prefix of a word of one name.
    let rows = people.filter((row) =>
      namesOf(row).some((nameWords) => tokens.every((token) => nameWords.some((word) => word.startsWith(token)))),
    );
    const isSpelled = rows.length > 0;
    // Compares by sound, for names in the other script, only when no spelling and no subject matches and the text is long enough.
    if (mayGuess && people.length === 0 && tokens.join('').length >= 4) {
      const best = [...(await bySound(text))].sort(([a, x], [b, y]) => y - x || a - b).slice(0, suggestionsMax.author);
      const names = await index.names(best.map(([id]) => id));
      rows = best.flatMap(([id]) => names.get(id) ?? []);
    }
    const displayNames = disambiguate(rows, language);
    const isWordTyped = (tokens.at(-1) as string).length > 1;
    return rows.map((row) => ({
      person: { kind: 'author', id: String(row.id), text: displayNames.get(row.id) as Text },
      isExact: !isSpelled || (isWordTyped && namesOf(row).some((nameWords) => tokens.every((token) => nameWords.includes(token)))),
    }));
  };
}

const namesOf = ({ name_en, name_ar }: PersonNames) => [words(name_en ?? ''), words(name_ar ?? '')];

function titleSuggester(
  index: NameIndex,
): (language: Language, text: string, tokens: readonly string[], limit: number) => Promise<Suggestion[]> {
  return async (language, text, tokens, limit) => {
    if (limit <= 0) return [];
    const doi = doiBeginning(text);
    const typedText = fold(text).trim();
    const rows = doi
      ? await worksWithDoi(index, doi)
      : await index.titles(await newestTitled(index, beginnings(tokens), titlesMax, otherForms));
    const rankedTitles = rows.map((row) => {
      const foldedTitles = Object.values(row.title).map((title) => fold(title ?? ''));
      const begins = foldedTitles.some((title) => title.startsWith(typedText))
        ? 4
        : foldedTitles.some((one) => one.includes(typedText))
          ? 2
          : 0;
      return { row, score: begins + Math.log10(1 + Math.max(0, row.citations ?? 0)) / 4 };
    });
    return rankedTitles
      .sort((a, b) => b.score - a.score || b.row.id - a.row.id)
      .slice(0, limit)
      .flatMap(({ row }) => {
        const title = localize(row.title, language, row.language);
        return title ? [{ kind: 'research' as const, id: String(row.id), text: title }] : [];
      });
  };
}

/** The index terms of another form of a word, with or without the article («للنجوم»), and of its translations: foraminifera for «المنخربات». */
const otherForms = (word: string): string[] => {
  const wordStem = stem(word);
  return [`s${wordStem}`, ...translationsOf(wordStem).map((translation) => `s${translation.stem}`)];
};

/** The beginning of a DOI in lower case, of its address too: the registrant and at least three characters, since a registrant has too many works. */
const doiBeginning = (text: string): string | undefined =>
  /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,}\/\S{3,})$/i.exec(text.trim())?.[1]?.toLowerCase();

/** The newest publications whose DOI begins so. The index has each DOI as one word without its punctuation. */
async function worksWithDoi(index: NameIndex, doi: string): Promise<readonly TitleRow[]> {
  const terms = await index.lookUp((source) => source.termsBeginning(`i${doi.replace(/[^a-z0-9]/g, '')}`, titlesMax));
  const rows = await index.titles(await index.newestWith(terms, titlesMax));
  return rows.filter((row) => row.doi?.toLowerCase().startsWith(doi));
}

/** Every word, the last one as a prefix unless it is a single letter, which begins too many. */
const beginnings = (tokens: readonly string[]): NameQuery['words'] =>
  (tokens.length > 1 && tokens.at(-1)?.length === 1 ? tokens.slice(0, -1) : tokens).map((text, index) => ({
    text,
    isBeginning: index === tokens.length - 1 && text.length > 1,
  }));
