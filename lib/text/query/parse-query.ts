import { fold } from '#lib/text/words/fold.ts';
import { type WordClass, wordsOfClass } from '#lib/text/words/word-classes.ts';
import { type AskedYears, askedYears } from './asked-years.ts';
import { type Identifier, identifierIn } from './identifier.ts';

const queryFields = ['title', 'author', 'doi', 'abstract', 'keyword', 'institution', 'venue', 'id'] as const;
export type QueryField = (typeof queryFields)[number];

export interface Clause {
  readonly kind: 'word' | 'phrase';
  /** As typed, without quotes, signs and outer punctuation; the analyser folds it. */
  readonly text: string;
  readonly field?: QueryField;
  readonly exclude: boolean;
  /** Excluded by a word, NOT or "without": the words behind it that are one name with it are excluded with it. */
  readonly named?: true;
  /** Which of the alternatives between OR it is in, from 0 on. */
  readonly alternative: number;
  /** The word is still being typed (nothing follows it) or ends with `*`. */
  readonly prefix: boolean;
}

export interface ParsedQuery {
  readonly clauses: Clause[];
  readonly identifier?: Identifier;
  /** The years of publication, where they are asked for by name. */
  readonly year?: AskedYears;
  /** Words of a language are read as operators, which may be words of a text all the same: "without", «أو», a range of years. */
  readonly isWorded: boolean;
  /** How something unusual was understood: `unbalanced-quote`, `empty-field`, `only-excluded`, `parentheses-ignored`, `too-long`. */
  readonly notes: QueryNote[];
}

export type QueryNote = 'unbalanced-quote' | 'empty-field' | 'only-excluded' | 'parentheses-ignored' | 'too-long';

/** More conditions than a person types; a pasted page of text keeps its beginning. */
export const clausesMax = 32;

/** Understands anything typed into the search box; with `isLiteral` words of a language are no operators. Never throws, reads every character a fixed number of times. */
export function parseQuery(input: string, isLiteral = false): ParsedQuery {
  const cleaned = clean(input);
  const year = askedYears(cleaned, isLiteral);
  const text = year ? year.rest : cleaned;
  const { clauses, notes, isWorded } = new QueryReader(text, !isLiteral && !isQuestion(text)).read();
  const identifier = identifierIn(text) ?? identifierOf(clauses);
  return {
    clauses,
    ...(identifier && { identifier }),
    ...(year && { year }),
    isWorded: isWorded || (year !== undefined && !year.surely),
    notes: [...notes],
  };
}

/** Of a query that is `id:` with an identifier or the number of a record. */
function identifierOf(clauses: readonly Clause[]): Identifier | undefined {
  const [only] = clauses;
  if (clauses.length !== 1 || only?.field !== 'id' || only.exclude) return undefined;
  return identifierIn(only.text) ?? (/^\d{1,15}$/.test(only.text) ? { kind: 'url', value: `/en/research/${only.text}` } : undefined);
}

/** Reads the clauses of one text from the left. */
class QueryReader {
  readonly clauses: Clause[] = [];
  readonly notes = new Set<QueryNote>();
  isWorded = false;
  readonly #text: string;
  readonly #mayBeWorded: boolean;
  #at = 0;
  #alternative = 0;
  #hasOperator = false;
  #field: QueryField | undefined;
  #exclude: 'sign' | 'word' | undefined;

  constructor(text: string, mayBeWorded: boolean) {
    this.#text = text;
    this.#mayBeWorded = mayBeWorded;
  }

  read(): this {
    while (this.#at < this.#text.length && this.clauses.length < clausesMax) this.#step(this.#text[this.#at] as string);
    if (this.#at < this.#text.length) this.notes.add('too-long');
    if (this.#hasOperator && /[()]/.test(this.#text)) this.notes.add('parentheses-ignored');
    if (this.#field) this.notes.add('empty-field');
    if (this.clauses.length > 0 && this.clauses.every((clause) => clause.exclude)) this.notes.add('only-excluded');
    return this;
  }

  #step(letter: string): void {
    const isFirst = this.#at === 0 || this.#text[this.#at - 1] === ' ';
    if (letter === ' ') {
      this.#at++;
      if (this.#exclude === 'sign') this.#exclude = undefined;
    } else if (letter === '"') this.#quote();
    else if (letter === '-' && isFirst && /[^\s-]/.test(this.#text[this.#at + 1] ?? ' ')) {
      this.#exclude = 'sign';
      this.#at++;
    } else if (!(this.#named() || this.#operator())) this.#word();
  }

  #quote(): void {
    const end = this.#text.indexOf('"', this.#at + 1);
    if (end < 0) this.notes.add('unbalanced-quote');
    else this.#push('phrase', this.#text.slice(this.#at + 1, end), false);
    this.#at = end < 0 ? this.#at + 1 : end + 1;
  }

  /** Before the end of the word is looked for: a thousand names of fields in a row are one word. */
  #named(): boolean {
    const prefix = fieldBefore(this.#text.slice(this.#at, this.#at + fieldNameMax));
    if (!prefix) return false;
    if (this.#field) this.notes.add('empty-field');
    this.#field = prefix.field;
    this.#at += prefix.length;
    return true;
  }

  #operator(): boolean {
    const isFirst = this.#at === 0 || this.#text[this.#at - 1] === ' ';
    const operator = this.#field || this.#exclude || !isFirst ? undefined : operatorAt(this.#text, this.#at, this.#mayBeWorded);
    const isJoining = this.clauses.at(-1)?.alternative === this.#alternative;
    if (!operator || !(isJoining || (operator.is === 'not' && !operator.isWorded))) return false;
    if (operator.is === 'not') this.#exclude = 'word';
    if (operator.is === 'or' && this.#alternative < alternativesMax) this.#alternative++;
    this.isWorded ||= operator.isWorded;
    this.#hasOperator = true;
    this.#at += operator.text.length;
    return true;
  }

  #word(): void {
    const end = wordEnd(this.#text, this.#at);
    const word = this.#text.slice(this.#at, end);
    this.#at = end;
    this.#push('word', word.replace(/\*+$/, ''), end === this.#text.length || word.endsWith('*'));
  }

  #push(kind: Clause['kind'], raw: string, prefix: boolean): void {
    const text = kind === 'word' ? raw.replace(outerPunctuation, '') : raw.trim();
    const field = this.#field && { field: this.#field };
    const nameFlag = this.#exclude === 'word' && kind === 'word' && !this.#field && { named: true as const };
    const isWord = /[\p{L}\p{N}]/u.test(text);
    if (isWord)
      this.clauses.push({
        kind,
        text,
        ...field,
        exclude: this.#exclude !== undefined,
        ...nameFlag,
        prefix,
        alternative: this.#alternative,
      });
    else if (this.#field) this.notes.add('empty-field');
    this.#field = undefined;
    this.#exclude = undefined;
  }
}

/** The same with no word taken for the beginning of another: "soup" is not Soupios. */
export const wholeWords = (clauses: readonly Clause[]): Clause[] => clauses.map((clause) => ({ ...clause, prefix: false }));

/** More alternatives are one. */
const alternativesMax = 7;

interface Operator {
  readonly is: 'and' | 'or' | 'not';
  readonly text: string;
  readonly isWorded: boolean;
}

const phrasesOf = (name: WordClass) => wordsOfClass(name).map((word) => word.replaceAll('-', ' '));
const worded = (['or', 'not'] as const).map(
  (is) =>
    [
      is,
      new RegExp(
        `(?:${phrasesOf(`operator-${is}`)
          .sort((a, b) => b.length - a.length)
          .join('|')})(?= +\\S)`,
        'iy',
      ),
    ] as const,
);
const capitals = /(AND|OR|NOT)(?= +\S)/y;

/** The operator at a place, where something follows it. */
function operatorAt(text: string, at: number, mayBeWorded: boolean): Operator | undefined {
  capitals.lastIndex = at;
  const capital = capitals.exec(text)?.[0];
  if (capital) return { is: capital.toLowerCase() as Operator['is'], text: capital, isWorded: false };
  if (!mayBeWorded) return undefined;
  for (const [is, pattern] of worded) {
    pattern.lastIndex = at;
    const operator = pattern.exec(text)?.[0];
    if (operator) return { is, text: operator, isWorded: true };
  }
  return undefined;
}

const asking: ReadonlySet<string> = new Set(wordsOfClass('asking').map(fold));

/** "How do plants grow without soil" asks for no exclusion. */
const isQuestion = (text: string): boolean => /[?؟] *$/.test(text) || asking.has(fold(text.slice(0, wordEnd(text, 0))));

const outerPunctuation = /^[^\p{L}\p{N}\p{M}]+|(?<=[\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}+#]+$/gu;

const fieldNames: ReadonlyMap<string, QueryField> = new Map(
  queryFields.flatMap((field) => wordsOfClass(`field-${field}`).map((name) => [name, field] as const)),
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
