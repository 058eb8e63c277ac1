import { type WarningCode, warning } from '#lib/contract/problems/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { MatchMode, Warning } from '#lib/domain/page.ts';
import type { Notice } from '#lib/search/policy.ts';
import type { Answer } from '#lib/search/search.ts';
import { parseQuery, type QueryNote } from '#lib/text/query/parse-query.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { asTyped } from './as-typed.ts';

/** How a query was answered: with all that was asked for, after a correction, or with some of it. */
export function matchModeOf({ notices, visible: shown }: Answer): MatchMode {
  if (shown.length === 0) return 'all';
  if (notices.some(({ code }) => code === 'lacking' || code === 'closest')) return 'any';
  return notices.some(({ code }) => code === 'corrected') ? 'repaired' : 'all';
}

/** What an answer says of itself, worded by the contract, and what is said of an unusual query. */
export async function warningsOf(
  answer: Answer,
  typed: string,
  language: Language,
  written: (folded: string) => Promise<string>,
): Promise<Warning[]> {
  const corrected = answer.query.corrected && (await written(answer.query.corrected.text));
  const said = answer.notices.flatMap((notice) => wordNotice(notice, answer, { typed, corrected, language }));
  const notes = answer.query.identifier ? [] : parseQuery(typed).notes;
  return [...said, ...notes.map((note) => warning(codeOfNote[note], language))];
}

/** What is said of an unusual query besides what was done with it. */
const codeOfNote = {
  'unbalanced-quote': 'unbalanced_quote',
  'empty-field': 'empty_field',
  'only-excluded': 'only_excluded',
  'parentheses-ignored': 'operators_ignored',
  'too-long': 'too_long',
} as const satisfies Record<QueryNote, WarningCode>;

/** Of a field that holds other terms than texts do. */
const codeOfField: Readonly<Record<string, WarningCode>> = { people: 'no_author', keyword: 'no_keyword' };

interface Around {
  readonly typed: string;
  readonly corrected: string | undefined;
  readonly language: Language;
}

function wordNotice(notice: Notice, { parts, notices }: Answer, { typed, corrected, language }: Around): Warning[] {
  const quoted = (words: readonly string[]) =>
    words.map((one) => asTyped(corrected ?? typed, one)).join(language === 'ar' ? '» أو «' : '” or “');
  switch (notice.code) {
    case 'corrected': {
      const code = notices.some((other) => other.code === 'lacking')
        ? 'any_word_repaired'
        : notice.as.by === 'keyboard'
          ? 'keyboard'
          : 'repaired';
      return [warning(code, language, { word: typed, suggestion: corrected ?? notice.as.text })];
    }
    case 'absent': {
      const isSigned = parts.some(({ part, isAbsent }) => part.role === 'institution' && isAbsent);
      const code = codeOfField[notice.field ?? ''] ?? (isSigned ? 'not_here' : 'nothing_about');
      return notice.words.length === 0 ? [] : [warning(code, language, { word: quoted(notice.words) })];
    }
    case 'lacking': {
      if (notices.some((other) => other.code === 'corrected')) return [];
      const { absent } = notice;
      return [absent.length > 0 ? warning('words_absent', language, { word: quoted(absent) }) : warning('any_word', language)];
    }
    case 'closest': {
      const suggestion = notice.concepts.flatMap((token) => nameOf(token, language))[0];
      if (suggestion !== undefined) return [warning('wider_subject', language, { word: quoted(notice.words), suggestion })];
      return notices.some((other) => other.code === 'lacking') ? [] : [warning('any_word', language)];
    }
    case 'sounding':
      return [warning('spelled_alike', language, { word: quoted(notice.words) })];
  }
}

function nameOf(token: string, language: Language): string[] {
  const concept = defaultVocabulary().concepts.get(token);
  return (concept && [...concept[language], ...concept.en].slice(0, 1)) ?? [];
}
