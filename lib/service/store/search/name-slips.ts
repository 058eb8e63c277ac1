import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import { analyse } from '#lib/text/analyse.ts';
import { damerau } from '#lib/text/damerau.ts';
import { isEnglishWord, isNumeral } from '#lib/text/english-words.ts';
import { words } from '#lib/text/fold.ts';
import { nearName } from '#lib/text/near-name.ts';
import { otherReadings } from '#lib/text/other-readings.ts';
import { type Clause, parseQuery, wholeWords } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import { isSubject } from '#lib/text/subject.ts';
import { phraseExpression } from './match-phrase.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run, Understood } from './understood.ts';

/** A name of the vocabulary has rarely more words where one of them is mistyped. */
const wordsMax = 3;
/** A word, its stem, and what else it may be read as: «وهشاشة» is no slip of هشاشة. */
const formsOf = (word: string): string[] => [word, ...otherReadings(word)].flatMap((one) => [one, stem(one)]);
/** Whether each word is the other or may be read as it. */
const isReading = (typed: readonly string[], meant: readonly string[]) =>
  typed.length === meant.length && typed.every((word, place) => [word, ...otherReadings(word)].includes(meant[place] as string));
/** A longer query is a sentence, of which nothing is guessed. */
const queryWordsMax = 6;

const isWord = /^[\p{L}\p{M}]+$/u;
const isYear = /^\p{Nd}{4}$/u;

interface NameMeant {
  readonly keyword: string;
  /** Only blanks differ, or a word is read in another way, which needs no remark. */
  readonly isBlank: boolean;
}

/** A query of which two or three neighbours are a name of the vocabulary but for a slip or a blank; undefined where none are. */
function nameSlipMender(index: SearchIndex): (keyword: string) => Promise<NameMeant | undefined> {
  return async (keyword) => {
    const written = keyword.trim().split(/\s+/);
    if (written.length < 2 || written.length > queryWordsMax || !written.every((word) => isWord.test(word) || isYear.test(word)))
      return undefined;
    for (let size = Math.min(wordsMax, written.length); size > 1; size -= 1)
      for (let from = 0; from + size <= written.length; from += 1) {
        const run = written.slice(from, from + size);
        if (!run.every((word) => isWord.test(word))) continue;
        const near = nearName(run.join(' '));
        if (!near) continue;
        const typed = run.flatMap((word) => words(word));
        const named = words(near.name);
        // A word more is a word, and no slip: AB photometry.
        if (!near.exact && typed.length !== named.length && damerau(typed.join(''), named.join(''), 1) > 1) continue;
        const other = differing(typed, named);
        const there = near.exact ? new Set<string>() : await index.knownWords([...new Set(other.flatMap(formsOf))], 'texts');
        const isUnknown = other.some((word) => !isEnglishWord(word) && !formsOf(word).some((form) => there.has(form)));
        if (!near.exact && !isUnknown && !(await isOtherWord(index, run.join(' '), near.name))) continue;
        // What is the name of a subject as it stands is no slip of another: «قياس الارتفاع بالأقمار الصناعية», «مقياس الارتفاع».
        if (isSubject(keyword)) return undefined;
        return {
          keyword: [...written.slice(0, from), near.name, ...written.slice(from + size)].join(' '),
          isBlank: near.exact || isReading(typed, named),
        };
      }
    return undefined;
  };
}

/** The words that a name does not have; all of them where it has more or fewer. */
const differing = (typed: readonly string[], name: readonly string[]): readonly string[] =>
  typed.length === name.length ? typed.filter((word, place) => word !== name[place]) : typed;

/** Words that texts have all, but nowhere side by side, and that are the name but for one letter of one of them: of the "web telescope" of James, web is another word. */
async function isOtherWord(index: SearchIndex, run: string, name: string): Promise<boolean> {
  const [typed, meant] = [words(run), words(name)];
  const different = typed.flatMap((word, place) => (word === meant[place] ? [] : [[word, meant[place] ?? ''] as const]));
  const [[word, other] = ['', '']] = different;
  if (
    typed.length !== meant.length ||
    different.length !== 1 ||
    isNumeral(word) ||
    stem(word) === stem(other) ||
    damerau(word, other, 1) > 1
  )
    return false;
  return (await index.find(phraseExpression('{title body people}', analyse(run).units))).length === 0;
}

/** What such a query finds by the name: silently where only a blank or a reading differs, and with a note where nothing has the words as they were typed. */
export function nameSlipReader(index: SearchIndex) {
  const mend = nameSlipMender(index);
  return async (keyword: string, typed: readonly Clause[], run: Run, language: Language): Promise<Understood | undefined> => {
    const meant = await mend(keyword);
    if (!meant) return undefined;
    const clauses = wholeWords(parseQuery(meant.keyword).clauses);
    const [asTyped, scores] = [await run(wholeWords(typed)), await run(clauses)];
    const note = warning('repaired', language, { word: keyword, suggestion: meant.keyword });
    if (meant.isBlank && scores.slots.length > asTyped.slots.length) return { clauses, scores, mode: 'all', warnings: [] };
    if (asTyped.slots.length === 0 && scores.slots.length > 0) return { clauses, scores, mode: 'repaired', warnings: [note] };
    return undefined;
  };
}
