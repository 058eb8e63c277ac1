import type { IndexTokens } from '#lib/service/store/prepare-record.ts';
import { nearOrders } from './near.ts';
import type { ExpressionNode, NearNode, PhraseNode } from './parse-expression.ts';

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

/** PostgreSQL keeps positions up to this, and a megabyte of a vector. */
export const positionMax = 16_383;
export const vectorBytesMax = 700_000;
/** A lexeme may have 2046 bytes. */
export const tokenMax = 500;

export const researchText = (entry: IndexTokens): [ColumnName, readonly string[]][] => [
  ['title', entry.title],
  ['title_stem', entry.titleStem],
  ['body', entry.body],
  ['body_stem', entry.bodyStem],
  ['people', entry.people],
  ['concept', entry.concept],
  ['identifier', entry.identifier],
];

export const lexemeOf = (column: ColumnName, token: string): string => `${columnLetters[column]}${token.slice(0, tokenMax).toLowerCase()}`;

/** An expression as a `tsquery` over those lexemes. */
export function tsquery(node: ExpressionNode): string {
  switch (node.kind) {
    case 'phrase':
      return group(
        node.columns.map((column) => phrase(column as ColumnName, node)),
        ' | ',
      );
    case 'near':
      return near(node);
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

/** One after another, each so far behind the one before it, in every order and at every distance that is near. */
function near({ of, distance }: NearNode): string {
  const [first] = of as readonly [PhraseNode];
  const lengths = of.map(({ tokens }) => tokens.length);
  const runs = first.columns.flatMap((column) => {
    const phrases = of.map((one) => phrase(column as ColumnName, one));
    return nearOrders(lengths, distance).map(({ order, steps }) =>
      order.map((place, at) => (at === 0 ? phrases[place] : `<${steps[at - 1]}> ${phrases[place]}`)).join(' '),
    );
  });
  // More words than can be near are nowhere.
  return runs.length > 0 ? `(${runs.join(' | ')})` : tsquery({ kind: 'not', of: first, except: first });
}

const group = (parts: readonly string[], sign: string) => (parts.length === 1 ? (parts[0] as string) : `(${parts.join(sign)})`);
const special = /['\\]/;
/** A token as it stands between quotes. */
export const quotable = (token: string): string => (special.test(token) ? token.replaceAll('\\', '\\\\').replaceAll("'", "''") : token);
const quotedLexeme = (lexeme: string) => `'${quotable(lexeme)}'`;
