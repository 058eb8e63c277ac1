import { warning } from '#lib/contract/problems/warnings.ts';
import type { WarningCode } from '#lib/domain/notice-codes.ts';
import type { MatchMode, Warning } from '#lib/domain/page.ts';
import { bilingual } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { OutcomeNotice } from '#lib/search/policy.ts';
import type { SearchOutcome } from '#lib/search/search.ts';
import { parseQuery, type QueryNote } from '#lib/text/query/parse-query.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { typedSpelling } from './typed-spelling.ts';

/** How a query was answered: fully, after a correction, or in part. */
export function matchModeOf({ notices, visible }: SearchOutcome): MatchMode {
  if (visible.length === 0) return 'all';
  if (notices.some(({ code }) => code === 'missing' || code === 'closest')) return 'any';
  return notices.some(({ code }) => code === 'corrected') ? 'repaired' : 'all';
}

/** Warnings about a search result and about the form of its query, in the reader's language. */
export async function warningsOf(
  answer: SearchOutcome,
  typed: string,
  language: Language,
  spell: (folded: string) => Promise<string>,
): Promise<Warning[]> {
  const corrected = answer.query.corrected && (await spell(answer.query.corrected.text));
  const warnings = answer.notices.flatMap((notice) => wordNotice(notice, answer, { typed, corrected, language }));
  const notes = answer.query.identifier ? [] : parseQuery(typed).notes;
  return [...warnings, ...notes.map((note) => warning(codeOfNote[note], language))];
}

/** Warnings about the form of a query. */
const codeOfNote = {
  'unbalanced-quote': 'unbalanced_quote',
  'empty-field': 'empty_field',
  'only-excluded': 'only_excluded',
  'parentheses-ignored': 'operators_ignored',
  'too-long': 'too_long',
} as const satisfies Record<QueryNote, WarningCode>;

/** Warning codes for words that are absent from a field other than running text, or present only as a name. */
const codeOfField: Readonly<Record<string, WarningCode>> = {
  people: 'no_author',
  keyword: 'no_keyword',
  years: 'no_year',
  'only-name': 'only_name',
};

interface WordingContext {
  readonly typed: string;
  readonly corrected: string | undefined;
  readonly language: Language;
}

/** What separates words of a message that quotes one word. */
const orQuoted = bilingual('” or “', '» أو «');

function wordNotice(notice: OutcomeNotice, { parts, notices }: SearchOutcome, { typed, corrected, language }: WordingContext): Warning[] {
  const quoted = (words: readonly string[]) => words.map((text) => typedSpelling(corrected ?? typed, text)).join(orQuoted[language]);
  switch (notice.code) {
    case 'corrected': {
      const { by, text } = notice.as;
      const suggestion = corrected ?? text;
      if (by === 'frequency') return [warning('misspelt', language, { word: notice.as.typed, suggestion })];
      const isPartial = notices.some((other) => other.code === 'missing');
      return [warning(isPartial ? 'any_word_repaired' : by === 'keyboard' ? by : 'repaired', language, { word: typed, suggestion })];
    }
    case 'absent': {
      const isSigned = parts.some(({ part, isAbsent }) => part.role === 'institution' && isAbsent);
      const code = codeOfField[notice.of ?? notice.field ?? ''] ?? (isSigned ? 'not_here' : 'nothing_about');
      return notice.words.length === 0 ? [] : [warning(code, language, { word: quoted(notice.words) })];
    }
    case 'missing': {
      if (notices.some((other) => other.code === 'corrected' && other.as.by !== 'frequency')) return [];
      const { absent } = notice;
      // Where other words match only loosely, no record has them either: "OSIRIS-REx Bennu" lists asteroids.
      const loose = notices.find((other) => other.code === 'closest');
      if (loose && absent.length > 0)
        return [
          warning('closest_subjects', language, {
            word: quoted([...absent, ...(nameOfFirst(loose.concepts, language) ? [] : loose.words)]),
          }),
        ];
      return [absent.length > 0 ? warning('words_absent', language, { word: quoted(absent) }) : warning('any_word', language)];
    }
    case 'closest': {
      const suggestion = nameOfFirst(notice.concepts, language);
      if (suggestion !== undefined) return [warning('wider_subject', language, { word: quoted(notice.words), suggestion })];
      return notices.some((other) => other.code === 'missing')
        ? []
        : [warning('closest_subjects', language, { word: quoted(notice.words) })];
    }
    case 'sounding':
      return [warning('spelled_alike', language, { word: quoted(notice.words) })];
  }
}

/** The name of the first concept that has one. */
function nameOfFirst(tokens: readonly string[], language: Language): string | undefined {
  const { concepts } = defaultVocabulary();
  return tokens.flatMap((token) => [...(concepts.get(token)?.[language] ?? []), ...(concepts.get(token)?.en ?? [])].slice(0, 1))[0];
}
