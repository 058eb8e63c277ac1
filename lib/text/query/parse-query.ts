import { fold } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { type AskedYears, askedYears } from './asked-years.ts';
import { identifierIn } from './identifier.ts';

export type QueryField = 'title' | 'author' | 'doi' | 'abstract';

export interface Clause {
  readonly kind: 'word' | 'phrase';
  /** As typed, without quotes, signs and outer punctuation; the analyser folds it. */
  readonly text: string;
  readonly field?: QueryField;
  readonly exclude: boolean;
  /** The word is still being typed (nothing follows it) or ends with `*`. */
  readonly prefix: boolean;
}

export interface ParsedQuery {
  readonly clauses: Clause[];
  readonly identifier?: { readonly kind: 'doi' | 'orcid' | 'arxiv' | 'url'; readonly value: string };
  /** The years of publication, where they are asked for by name. */
  readonly year?: AskedYears;
  /** How something unusual was understood: `unbalanced-quote`, `empty-field`, `only-excluded`, `operators-ignored`, `too-long`. */
  readonly notes: QueryNote[];
}

export type QueryNote = 'unbalanced-quote' | 'empty-field' | 'only-excluded' | 'operators-ignored' | 'too-long';

/** More conditions than a person types; a pasted page of text keeps its beginning. */
export const clausesMax = 32;

/** Understands anything typed into the search box. Never throws, reads every character a fixed number of times. */
export function parseQuery(input: string): ParsedQuery {
  const cleaned = clean(input);
  const year = askedYears(cleaned);
  const text = year ? year.rest : cleaned;
  const notes = new Set<QueryNote>();
  const clauses: Clause[] = [];
  let at = 0;
  let field: QueryField | undefined;
  let exclude = false;
  const push = (kind: Clause['kind'], raw: string, prefix: boolean) => {
    const body = kind === 'word' ? raw.replace(outerPunctuation, '') : raw.trim();
    if (/[\p{L}\p{N}]/u.test(body)) clauses.push({ kind, text: body, ...(field && { field }), exclude, prefix });
    else if (field) notes.add('empty-field');
    field = undefined;
    exclude = false;
  };
  while (at < text.length) {
    if (clauses.length >= clausesMax) {
      notes.add('too-long');
      break;
    }
    const letter = text[at] as string;
    if (letter === ' ') {
      at++;
      exclude = false;
    } else if (letter === '"') {
      const end = text.indexOf('"', at + 1);
      if (end < 0) {
        notes.add('unbalanced-quote');
        at++;
        continue;
      }
      push('phrase', text.slice(at + 1, end), false);
      at = end + 1;
    } else if (letter === '-' && (at === 0 || text[at - 1] === ' ') && /[^\s-]/.test(text[at + 1] ?? ' ')) {
      exclude = true;
      at++;
    } else {
      // Before the end of the word is looked for: a thousand names of fields in a row are one word.
      const named = fieldBefore(text.slice(at, at + fieldNameMax));
      if (named) {
        if (field) notes.add('empty-field');
        field = named.field;
        at += named.length;
        continue;
      }
      const end = wordEnd(text, at);
      const word = text.slice(at, end);
      at = end;
      if ((word === 'AND' || word === 'OR') && clauses.length > 0 && end < text.length) notes.add('operators-ignored');
      else push('word', word.replace(/\*+$/, ''), end === text.length || word.endsWith('*'));
    }
  }
  if (field) notes.add('empty-field');
  if (clauses.length > 0 && clauses.every((clause) => clause.exclude)) notes.add('only-excluded');
  const identifier = identifierIn(text);
  return {
    clauses,
    ...(identifier && { identifier }),
    ...(year && { year }),
    notes: [...notes],
  };
}

/** The same with no word taken for the beginning of another: "soup" is not Soupios. */
export const wholeWords = (clauses: readonly Clause[]): Clause[] => clauses.map((clause) => ({ ...clause, prefix: false }));

const outerPunctuation = /^[^\p{L}\p{N}\p{M}]+|(?<=[\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}+#]+$/gu;

const fieldNames: ReadonlyMap<string, QueryField> = new Map(
  (['title', 'author', 'doi', 'abstract'] as const).flatMap((field) =>
    wordsOfClass(`field-${field}`).map((name) => [name, field] as const),
  ),
);

/** One kind of blank, quote and minus; no invisible controls. A trailing blank stays: it says the last word is finished. */
function clean(input: string): string {
  return (
    input
      .normalize('NFC')
      .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
      .replace(/[“”„‟«»＂❝❞]/g, '"')
      .replace(/[\u2212\uff0d]/g, '-')
      .replace(/：/g, ':')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters count as blanks.
      .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
      .trimStart()
  );
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== ' ' && text[end] !== '"') end++;
  return end;
}

/** Longer than any name of a field. */
const fieldNameMax = 24;

/** `title:` and its like at the beginning of a text. */
function fieldBefore(word: string): { field: QueryField; length: number } | undefined {
  const colon = word.indexOf(':');
  if (colon <= 0) return undefined;
  const field = fieldNames.get(fold(word.slice(0, colon)));
  return field && { field, length: colon + 1 };
}
