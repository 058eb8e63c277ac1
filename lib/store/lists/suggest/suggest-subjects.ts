import type { Suggestion } from '#lib/domain/collection.ts';
import { localize } from '#lib/domain/text.ts';
import { type Language, languageOfName } from '#lib/languages/languages.ts';
import { lookupIds, lookupRef } from '#lib/store/records/lookups.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import { stemsOfPhrase } from '#lib/text/vocabulary/phrase-translations.ts';
import { terms } from '#lib/text/vocabulary/terms.ts';
import { conceptToken, defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** Maximum suggestions of each kind, so that no kind crowds out the others. */
const suggestionsMax = { term: 2, area: 2 } as const;
/** Maximum subjects whose records are counted for sorting; each count costs a look-up. */
const subjectsMax = 40;

/** A subject or area. `isLoose`: the typed text is only the beginning of a word in a secondary name. */
interface SubjectSuggestion {
  readonly suggestion: Suggestion;
  readonly isLoose: boolean;
}

interface SubjectMatch {
  readonly token: string;
  readonly en: string;
  readonly ar: string;
  readonly name: string;
  readonly rank: number;
  readonly isLoose: boolean;
}

/** Subjects and areas by prefixes of their names and of the words in them. */
export function subjectSuggester(index: NameIndex): (language: Language, text: string) => Promise<SubjectSuggestion[]> {
  const areaCodes = new Map([...lookupIds.research_area].map(([code, id]) => [conceptToken(code), id]));
  // Opening the vocabulary takes 0.25 s, which must not delay the start.
  let subjects: ReturnType<typeof subjectNames> | undefined;
  return async (language, text) => {
    subjects ??= subjectNames();
    const typedText = withoutArticle(fold(text).trim());
    const typedWords = typedText.split(' ').map(withoutArticle);
    const byToken = new Map<string, SubjectMatch>();
    const withArticle = /^ال/.test(fold(text).trim()) ? fold(text).trim() : undefined;
    for (const { token, isArea, en, ar, name, foldedName, folded, nameIndex, isParaphrase } of subjects) {
      // For a paraphrase, at least its first two words must be typed, since its single words mean something else.
      if (isParaphrase && !(typedText.includes(' ') && folded.startsWith(typedText))) continue;
      const matchKind =
        folded === typedText
          ? 0
          : folded.startsWith(typedText)
            ? 1
            : folded.includes(` ${typedText}`) || hasForms(folded, typedWords)
              ? 2
              : undefined;
      if (matchKind === undefined) continue;
      // The main name of a subject ranks before its other names: for "kin", Saudi Arabia (a kingdom) ranks low, and for «القم», the Moon
      // ranks before any satellite.
      const isMainName = nameIndex === 0 || (isArea && !foldedName.includes(' '));
      const isWithArticle = withArticle !== undefined && isMainName && foldedName.startsWith(withArticle);
      const rank = (matchKind === 0 || isWithArticle ? 0 : matchKind + 2 * Math.min(nameIndex, 2)) * 10 + Math.min(nameIndex, 9);
      // Whether a word of a secondary name only begins with the typed text: "Keplerian elements" for "kepler".
      const isLoose = nameIndex > 0 && !` ${folded} `.includes(` ${typedText} `);
      if (rank < (byToken.get(token)?.rank ?? Number.POSITIVE_INFINITY)) byToken.set(token, { token, en, ar, name, rank, isLoose });
    }
    const likely = [...byToken.values()].sort((a, b) => a.rank - b.rank || (a.token < b.token ? -1 : 1)).slice(0, subjectsMax);
    const counts = await index.lookUp((source) => likely.map((match) => ({ ...match, count: source.count(match.token) })));
    const present = counts.filter(({ count }) => count > 0);
    // When the article is typed, only names with the article are suggested, if there are any.
    const hasArticleMatch = present.some(({ rank }) => withArticle !== undefined && rank === 0);
    const subjectCounts = present.filter(({ rank }) => !hasArticleMatch || rank < 10);
    const suggestions: Record<'area' | 'term', SubjectSuggestion[]> = { area: [], term: [] };
    const addTerm = (text: Suggestion['text'], isLoose: boolean) => {
      const isPresent = suggestions.term.some(({ suggestion }) => formOf(suggestion.text.value) === formOf(text.value));
      if (!isPresent) suggestions.term.push({ suggestion: { kind: 'term', text }, isLoose });
    };
    // Within a rank, subjects with most publications come first; a subject without publications is left out.
    for (const { token, en, ar, name, isLoose } of subjectCounts.sort(
      (a, b) => Math.floor(a.rank / 10) - Math.floor(b.rank / 10) || b.count - a.count,
    )) {
      const area = areaCodes.get(token);
      const kind = area === undefined ? 'term' : 'area';
      // The matched name, such as Mars, may be narrower than its area, so it is suggested as a term, too.
      const isOtherName = area !== undefined && name !== en && name !== ar && suggestions.term.length < suggestionsMax.term;
      if (isOtherName) addTerm({ value: spelledName(name), lang: languageOfName(name) }, isLoose);
      if (suggestions[kind].length >= suggestionsMax[kind]) continue;
      if (area !== undefined)
        suggestions.area.push({ suggestion: { kind, id: String(area), text: lookupRef('research_area', area, language).name }, isLoose });
      else addTerm(typedName(name, typedText, { en, ar }) ?? localize({ en, ar }, language) ?? { value: en, lang: 'en' }, isLoose);
    }
    return [...suggestions.term, ...suggestions.area];
  };
}

/** A name of a subject that the typed words begin, if it is no form of the preferred one: «السير في الفضاء» of «بدلة فضاء». */
function typedName(
  name: string,
  typedText: string,
  preferred: { readonly en: string; readonly ar: string },
): Suggestion['text'] | undefined {
  const isBegun = typedText.includes(' ') && withoutArticle(fold(name)).startsWith(typedText);
  const lang = languageOfName(name);
  return isBegun && formOf(name) !== formOf(preferred[lang]) ? { value: spelledName(name), lang } : undefined;
}

/** The spelling of a name in the list of terms: the names of areas have "mars", and that list has "Mars". */
function spelledName(name: string): string {
  writtenNames ??= new Map(terms.flatMap(({ en, ar }) => [...en, ...ar]).map((term) => [fold(term), term]));
  return writtenNames.get(fold(name)) ?? name;
}

let writtenNames: ReadonlyMap<string, string> | undefined;

/** Every name of every subject, with the folded form that is compared with the typed text. */
function subjectNames() {
  return [...defaultVocabulary().concepts.values()].flatMap(({ token, kind, en, ar, paraphrases = [] }) =>
    [en, ar].flatMap((names) =>
      names.map((name, index) => ({
        token,
        isParaphrase: paraphrases.includes(name),
        isArea: kind === 'area',
        en: en[0] as string,
        ar: ar[0] as string,
        name,
        foldedName: fold(name),
        folded: withoutArticle(fold(name)),
        nameIndex: index,
      })),
    ),
  );
}

/** Equal for the singular and the plural of a name. */
const formOf = (name: string) => stemsOfPhrase(name).join(' ');

/** Whether typed words are forms of the first words of a name, the last one only its beginning: «نجوم نيوت» of «نجم نيوتروني». */
function hasForms(folded: string, typedWords: readonly string[]): boolean {
  const last = typedWords.at(-1) as string;
  if (typedWords.length < 2 || !folded.includes(last)) return false;
  const nameWords = folded.split(' ').map(withoutArticle);
  const isBegun = nameWords[typedWords.length - 1]?.startsWith(last) === true;
  return isBegun && typedWords.slice(0, -1).every((word, index) => stem(word) === stem(nameWords[index] as string));
}

const withoutArticle = (folded: string) => folded.replace(/^ال(?=.{2})/, '');
