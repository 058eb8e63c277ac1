import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import { words } from '#lib/text/fold.ts';
import { isInstitutionName } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import { isSubject } from '#lib/text/subject.ts';
import { isVocabularyWord } from '#lib/text/vocabulary.ts';
import { withoutAsking } from './match-institution.ts';
import type { SearchIndex } from './search-index.ts';

/** A name of more words is an institution's, or a sentence. */
const wordsMax = 4;

/** What is said where nothing was found of what looks like the name of an institution or of somebody: that nobody of that name is here; and of a subject that has no area: Kuwait. */
export function absentName(index: SearchIndex): (clauses: readonly Clause[], language: Language) => Promise<readonly Warning[]> {
  return async (clauses, language) => {
    if (clauses.some((clause) => clause.exclude || clause.field || clause.kind === 'phrase')) return [];
    const name = withoutAsking(clauses).map(({ text }) => text);
    const word = name.join(' ');
    if (isInstitutionName(word)) return [warning('not_here', language, { word })];
    if (isSubject(word)) return [warning('nothing_about', language, { word })];
    if (name.length < 2 || name.length > wordsMax || !name.every((one) => /^[\p{L}\p{M}.'’-]+$/u.test(one))) return [];
    const isWritten = name.every((one) => /^\p{Lu}(?:\p{Ll}|\.)/u.test(one));
    // Arabic has no capitals: somebody else bears a part of the name, or no text has any of it.
    const isArabic = /^\p{Script=Arabic}/u.test(word);
    const isBorne = isArabic && (await index.knownWords(words(name[0] as string), 'people')).size > 0;
    const parts = words(word);
    const isNowhere =
      isArabic && (await index.knownWords([...parts, ...parts.map(stem)], 'texts')).size === 0 && !parts.some(isVocabularyWord);
    return isWritten || isBorne || isNowhere ? [warning('nobody_called', language, { word })] : [];
  };
}
