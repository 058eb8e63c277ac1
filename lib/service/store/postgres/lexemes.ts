import type { IndexEntry } from '#lib/service/store/prepare-record.ts';
import type { ExpressionNode, PhraseNode } from './parse-expression.ts';

/**
 * One `tsvector` holds all columns of an entry: a lexeme is the letter of its column and the token, and positions are counted in each column by
 * itself, so that a phrase never runs from one column into the next. Weights are left free.
 */
export const columnLetters = {
  title: 't',
  title_stem: 'T',
  body: 'b',
  body_stem: 'B',
  people: 'p',
  concept: 'c',
  identifier: 'i',
  name: 'n',
  keys: 'k',
} as const;

export type ColumnName = keyof typeof columnLetters;

export const researchColumnNames = ['title', 'title_stem', 'body', 'body_stem', 'people', 'concept', 'identifier'] as const;
export const authorColumnNames = ['name', 'keys'] as const;

/** PostgreSQL keeps positions up to this, 256 of a lexeme, and a megabyte of a vector. */
const positionMax = 16_383;
const occurrencesMax = 255;
const vectorBytesMax = 700_000;
/** A lexeme may have 2046 bytes. */
const tokenMax = 500;

export interface TextVector {
  /** In the text form of `tsvector`. */
  readonly vector: string;
  /** Tokens in all columns together, repeated ones counted. */
  readonly length: number;
  readonly lexemes: readonly string[];
}

export const researchText = (entry: IndexEntry): [ColumnName, string][] => [
  ['title', entry.title],
  ['title_stem', entry.titleStem],
  ['body', entry.body],
  ['body_stem', entry.bodyStem],
  ['people', entry.people],
  ['concept', entry.concept],
  ['identifier', entry.identifier],
];

export function textVector(columns: Iterable<readonly [ColumnName, string]>): TextVector {
  const places = new Map<string, number[]>();
  let length = 0;
  let bytes = 0;
  for (const [column, text] of columns) {
    const letter = columnLetters[column];
    let position = 0;
    for (const word of text.toLowerCase().split(' ')) {
      if (word === '') continue;
      length += 1;
      position += 1;
      const lexeme = letter + (word.length > tokenMax ? word.slice(0, tokenMax) : word);
      const known = places.get(lexeme);
      if (known) {
        if (known.length < occurrencesMax) known.push(Math.min(position, positionMax));
      } else if (bytes < vectorBytesMax) {
        bytes += lexeme.length * 2 + 8;
        places.set(lexeme, [Math.min(position, positionMax)]);
      }
    }
  }
  const lexemes = [...places.keys()];
  return { vector: lexemes.map((lexeme) => `${quotedLexeme(lexeme)}:${places.get(lexeme)}`).join(' '), length, lexemes };
}

export const lexemeOf = (column: ColumnName, token: string): string => `${columnLetters[column]}${token.slice(0, tokenMax).toLowerCase()}`;

/** An expression as a `tsquery` over those lexemes. */
export function tsquery(node: ExpressionNode): string {
  switch (node.kind) {
    case 'phrase':
      return group(
        node.columns.map((column) => phrase(column as ColumnName, node)),
        ' | ',
      );
    case 'not':
      return `(${tsquery(node.of)} & !${tsquery(node.except)})`;
    case 'and':
      return group(node.of.map(tsquery), ' & ');
    case 'or':
      return group(node.of.map(tsquery), ' | ');
  }
}

function phrase(column: ColumnName, { tokens, prefix }: PhraseNode): string {
  const words = tokens.map((token) => quotedLexeme(lexemeOf(column, token)));
  return group(prefix ? [...words.slice(0, -1), `${words.at(-1)}:*`] : words, ' <-> ');
}

const group = (parts: readonly string[], sign: string) => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(sign)})`);
const special = /['\\]/;
const quotedLexeme = (lexeme: string) => `'${special.test(lexeme) ? lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''") : lexeme}'`;
