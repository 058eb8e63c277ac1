import type { Suggestion } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { localize } from '#lib/domain/text.ts';
import type { NameIndex } from '#lib/service/store/lists/search-index.ts';
import { type Names, reference } from '#lib/service/store/records/present-research.ts';
import { terms } from '#lib/text/query/terms.ts';
import { conceptToken, defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';

/** At most so many of each kind, so that none crowds the others out. */
const most = { term: 2, area: 2 } as const;
/** Subjects counted to find the commonest: each costs a look-up. */
const subjectsMax = 40;

/** A subject or an area, and whether only another name of it has a word that begins so. */
interface Named {
  readonly suggestion: Suggestion;
  readonly isLoose: boolean;
}

interface Found {
  readonly token: string;
  readonly en: string;
  readonly ar: string;
  readonly name: string;
  readonly rank: number;
  readonly isLoose: boolean;
}

/** Subjects and areas by the beginnings of their names and of the words in them. */
export function subjectSuggester(index: NameIndex, names: Names): (language: Language, text: string) => Promise<Named[]> {
  const areaCodes = new Map([...names.areaIds].map(([code, id]) => [conceptToken(code), id]));
  // The vocabulary takes a quarter of a second to open, which no start has to wait for.
  let known: ReturnType<typeof namedSubjects> | undefined;
  return async (language, text) => {
    known ??= namedSubjects();
    const typed = withoutArticle(fold(text).trim());
    const found = new Map<string, Found>();
    const withArticle = /^ال/.test(fold(text).trim()) ? fold(text).trim() : undefined;
    for (const { token, isArea, en, ar, name, written, folded, place, isParaphrase } of known) {
      // A single word of a phrase in everyday words means something else.
      if (isParaphrase && !(typed.includes(' ') && folded.startsWith(typed))) continue;
      const at = folded === typed ? 0 : folded.startsWith(typed) ? 1 : folded.includes(` ${typed}`) ? 2 : undefined;
      if (at === undefined) continue;
      // The name it goes by before its other names: "kin" is no beginning of Saudi Arabia, a kingdom.
      // «القم» is the Moon before any satellite.
      const isOwn = place === 0 || (isArea && !written.includes(' '));
      const isWithArticle = withArticle !== undefined && isOwn && written.startsWith(withArticle);
      const rank = (at === 0 || isWithArticle ? 0 : at + 2 * Math.min(place, 2)) * 10 + Math.min(place, 9);
      // Another name of which a word merely begins so: "Keplerian elements" for "kepler".
      const isLoose = place > 0 && !` ${folded} `.includes(` ${typed} `);
      if (rank < (found.get(token)?.rank ?? Number.POSITIVE_INFINITY)) found.set(token, { token, en, ar, name, rank, isLoose });
    }
    // Who types the article means a name that has it, where there is one.
    const isArticled = [...found.values()].some(({ rank }) => withArticle !== undefined && rank === 0);
    const meant = [...found.values()].filter(({ rank }) => !isArticled || rank < 10);
    const likely = meant.sort((a, b) => a.rank - b.rank || (a.token < b.token ? -1 : 1)).slice(0, subjectsMax);
    const counted = await index.lookUp((source) => likely.map((one) => ({ ...one, count: source.count(one.token) })));
    const suggestions: Record<'area' | 'term', Named[]> = { area: [], term: [] };
    const addTerm = (text: Suggestion['text'], isLoose: boolean) => {
      const isThere = suggestions.term.some(({ suggestion }) => fold(suggestion.text.value) === fold(text.value));
      if (!isThere) suggestions.term.push({ suggestion: { kind: 'term', text }, isLoose });
    };
    // Among names that begin alike the one with most publications; a subject without any leads nowhere.
    for (const { token, en, ar, name, count, isLoose } of counted.sort(
      (a, b) => Math.floor(a.rank / 10) - Math.floor(b.rank / 10) || b.count - a.count,
    )) {
      const area = areaCodes.get(token);
      const kind = area === undefined ? 'term' : 'area';
      if (count === 0) continue;
      // Mars is the loose name of an area; who types it may mean no more than Mars.
      const isOtherName = area !== undefined && name !== en && name !== ar && suggestions.term.length < most.term;
      if (isOtherName) addTerm({ value: asNamed(name), lang: /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en' }, isLoose);
      if (suggestions[kind].length >= most[kind]) continue;
      if (area !== undefined)
        suggestions.area.push({ suggestion: { kind, id: String(area), text: reference(area, names.areas, language).name }, isLoose });
      else addTerm(localize({ en, ar }, language) ?? { value: en, lang: 'en' }, isLoose);
    }
    return [...suggestions.term, ...suggestions.area];
  };
}

/** A name as the term of that name writes it: the areas know Mars as "mars". */
function asNamed(name: string): string {
  writtenNames ??= new Map(terms.flatMap(({ en, ar }) => [...en, ...ar]).map((one) => [fold(one), one]));
  return writtenNames.get(fold(name)) ?? name;
}

let writtenNames: ReadonlyMap<string, string> | undefined;

/** Every name of every subject, as it is looked for. */
function namedSubjects() {
  return [...defaultVocabulary().concepts.values()].flatMap(({ token, kind, en, ar, paraphrases = [] }) =>
    [en, ar].flatMap((names) =>
      names.map((name, place) => ({
        token,
        isParaphrase: paraphrases.includes(name),
        isArea: kind === 'area',
        en: en[0] as string,
        ar: ar[0] as string,
        name,
        written: fold(name),
        folded: withoutArticle(fold(name)),
        place,
      })),
    ),
  );
}

const withoutArticle = (folded: string) => folded.replace(/^ال(?=.{2})/, '');
