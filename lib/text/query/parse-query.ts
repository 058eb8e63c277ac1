import { fold } from '#lib/text/words/fold.ts';
import { wordsOfClass } from '#lib/text/words/word-classes.ts';
import { type Identifier, identifierIn } from './identifier.ts';
import { type QueryYears, queryYears } from './query-years.ts';

const queryFields = ['title', 'author', 'doi', 'abstract', 'keyword', 'institution', 'venue', 'id'] as const;
export type QueryField = (typeof queryFields)[number];

/** One condition of a query. */
export interface Clause {
  readonly kind: 'word' | 'phrase';
  /** As typed, without quotes, signs and outer punctuation; not folded. */
  readonly text: string;
  readonly field?: QueryField;
  readonly exclude: boolean;
  /** The word that excludes it, such as NOT or "without"; unset after a minus sign. It excludes the whole name that begins with this clause. */
  readonly excludedBy?: string;
  /** Ended with `*`: other words that begin with it match too. */
  readonly isBeginning: boolean;
  /** Index of the operand of OR that the clause belongs to. */
  readonly alternative: number;
  /** Follows AND. */
  readonly isConjunct?: true;
}

export interface ParsedQuery {
  readonly clauses: Clause[];
  readonly identifier?: Identifier;
  /** The requested years of publication. */
  readonly year?: QueryYears;
  /** Whether some operator or range of years is written in words that may also be part of a text: "without", «أو». */
  readonly isWorded: boolean;
  /** Faults of the input that are shown to the reader. */
  readonly notes: QueryNote[];
}

export type QueryNote = 'unbalanced-quote' | 'empty-field' | 'only-excluded' | 'parentheses-ignored' | 'too-long';

/** Maximum number of clauses; the rest of a longer text is ignored. */
export const clausesMax = 32;

/** Parses anything typed into the search box. With `isLiteral`, words are never operators. Never throws; takes linear time. */
export function parseQuery(input: string, isLiteral = false): ParsedQuery {
  const cleaned = clean(input);
  const year = queryYears(cleaned, isLiteral);
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

/** The identifier if the query is only `id:` with an identifier or a record number. */
function identifierOf(clauses: readonly Clause[]): Identifier | undefined {
  const [clause] = clauses;
  if (clauses.length !== 1 || clause?.field !== 'id' || clause.exclude) return undefined;
  return identifierIn(clause.text) ?? (/^\d{1,15}$/.test(clause.text) ? { kind: 'url', value: `/en/research/${clause.text}` } : undefined);
}

/** Reads the clauses of a text from left to right. */
class QueryReader {
  readonly clauses: Clause[] = [];
  readonly notes = new Set<QueryNote>();
  isWorded = false;
  readonly #text: string;
  readonly #mayBeWorded: boolean;
  #position = 0;
  #alternative = 0;
  #hasOperator = false;
  #field: QueryField | undefined;
  #exclude: string | undefined;
  #isConjunct = false;

  constructor(text: string, mayBeWorded: boolean) {
    this.#text = text;
    this.#mayBeWorded = mayBeWorded;
  }

  read(): this {
    while (this.#position < this.#text.length && this.clauses.length < clausesMax) this.#step(this.#text[this.#position] as string);
    if (this.#position < this.#text.length) this.notes.add('too-long');
    if (this.#hasOperator && /[()]/.test(this.#text)) this.notes.add('parentheses-ignored');
    if (this.#field) this.notes.add('empty-field');
    if (this.clauses.length > 0 && this.clauses.every((clause) => clause.exclude)) this.notes.add('only-excluded');
    return this;
  }

  #step(letter: string): void {
    const isFirst = this.#position === 0 || this.#text[this.#position - 1] === ' ';
    if (letter === ' ') {
      this.#position++;
      if (this.#exclude === '-') this.#exclude = undefined;
    } else if (letter === '"') this.#quote();
    else if (letter === '-' && isFirst && /[^\s-]/.test(this.#text[this.#position + 1] ?? ' ')) {
      this.#exclude = '-';
      this.#position++;
    } else if (!(this.#readFieldPrefix() || this.#operator())) this.#word();
  }

  #quote(): void {
    const end = this.#text.indexOf('"', this.#position + 1);
    if (end < 0) this.notes.add('unbalanced-quote');
    else this.#push('phrase', this.#text.slice(this.#position + 1, end));
    this.#position = end < 0 ? this.#position + 1 : end + 1;
  }

  /** Looks only at the next `fieldNameMax` characters, so that reading a long text takes linear time. */
  #readFieldPrefix(): boolean {
    const prefix = fieldBefore(this.#text.slice(this.#position, this.#position + fieldNameMax));
    if (!prefix) return false;
    if (this.#field) this.notes.add('empty-field');
    this.#field = prefix.field;
    this.#position += prefix.length;
    return true;
  }

  #operator(): boolean {
    const isFirst = this.#position === 0 || this.#text[this.#position - 1] === ' ';
    const operator = this.#field || this.#exclude || !isFirst ? undefined : operatorAt(this.#text, this.#position, this.#mayBeWorded);
    const hasLeftOperand = this.clauses.at(-1)?.alternative === this.#alternative;
    if (!operator || !(hasLeftOperand || (operator.kind === 'not' && !operator.isWorded))) return false;
    this.#isConjunct = operator.kind === 'and';
    if (operator.kind === 'not') this.#exclude = operator.text;
    if (operator.kind === 'or' && this.#alternative < alternativesMax) this.#alternative++;
    this.isWorded ||= operator.isWorded;
    this.#hasOperator = true;
    this.#position += operator.text.length;
    return true;
  }

  #word(): void {
    const end = wordEnd(this.#text, this.#position);
    const word = this.#text.slice(this.#position, end);
    this.#position = end;
    this.#push('word', word.replace(/\*+$/, ''), word.endsWith('*'));
  }

  #push(kind: Clause['kind'], raw: string, isBeginning = false): void {
    const text = kind === 'word' ? raw.replace(outerPunctuation, '') : raw.trim();
    const field = this.#field && { field: this.#field };
    const isByWord = this.#exclude !== '-' && kind === 'word' && !this.#field;
    const isWord = /[\p{L}\p{N}]/u.test(text);
    if (isWord)
      this.clauses.push({
        kind,
        text,
        ...field,
        exclude: this.#exclude !== undefined,
        ...(isByWord && this.#exclude && { excludedBy: this.#exclude }),
        isBeginning,
        alternative: this.#alternative,
        ...(this.#isConjunct && { isConjunct: true }),
      });
    else if (this.#field) this.notes.add('empty-field');
    this.#field = undefined;
    this.#exclude = undefined;
    this.#isConjunct = false;
  }
}

/** Highest index of an operand of OR; further operands are merged into the last one. */
const alternativesMax = 7;

interface Operator {
  readonly kind: 'and' | 'or' | 'not';
  readonly text: string;
  readonly isWorded: boolean;
}

const phrasesOf = (name: string) => wordsOfClass(name).map((word) => word.replaceAll('-', ' '));
const wordOperators = (['or', 'not'] as const).map(
  (kind) =>
    [
      kind,
      new RegExp(
        `(?:${phrasesOf(`operator-${kind}`)
          .sort((a, b) => b.length - a.length)
          .join('|')})(?= +\\S)`,
        'iy',
      ),
    ] as const,
);
const capitals = /(AND|OR|NOT)(?= +\S)/y;

/** The operator at `index`, when something follows it. */
function operatorAt(text: string, index: number, mayBeWorded: boolean): Operator | undefined {
  capitals.lastIndex = index;
  const capital = capitals.exec(text)?.[0];
  if (capital) return { kind: capital.toLowerCase() as Operator['kind'], text: capital, isWorded: false };
  if (!mayBeWorded) return undefined;
  for (const [kind, pattern] of wordOperators) {
    pattern.lastIndex = index;
    const operator = pattern.exec(text)?.[0];
    if (operator) return { kind, text: operator, isWorded: true };
  }
  return undefined;
}

const questionWords: ReadonlySet<string> = new Set(wordsOfClass('asking').map(fold));

/** In a question, "without" is part of the topic: "How do plants grow without soil". */
const isQuestion = (text: string): boolean => /[?؟] *$/.test(text) || questionWords.has(fold(text.slice(0, wordEnd(text, 0))));

const outerPunctuation = /^[^\p{L}\p{N}\p{M}]+|(?<=[\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}+#]+$/gu;

const fieldNames: ReadonlyMap<string, QueryField> = new Map(
  queryFields.flatMap((field) => wordsOfClass(`field-${field}`).map((name) => [name, field] as const)),
);

/** Normalises blanks, quotes and minus signs and removes invisible controls. Keeps a trailing blank, which ends the last word. */
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

/** Upper bound on the length of a field name. */
const fieldNameMax = 24;

/** The field prefix, such as `title:`, at the beginning of a text. */
function fieldBefore(word: string): { field: QueryField; length: number } | undefined {
  const colon = word.indexOf(':');
  if (colon <= 0) return undefined;
  const field = fieldNames.get(fold(word.slice(0, colon)));
  return field && { field, length: colon + 1 };
}
