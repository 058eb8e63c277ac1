/** Side by side in one of the columns; the last token is a beginning where `prefix` is set. */
export interface PhraseNode {
  readonly kind: 'phrase';
  readonly columns: readonly string[];
  readonly tokens: readonly string[];
  readonly prefix: boolean;
}

/** Phrases with at most so many tokens between the end of the first and the beginning of the last of them, in any order. */
export interface NearNode {
  readonly kind: 'near';
  readonly of: readonly PhraseNode[];
  readonly distance: number;
}

export type ExpressionNode =
  | PhraseNode
  | NearNode
  | { readonly kind: 'and' | 'or'; readonly of: readonly ExpressionNode[] }
  | { readonly kind: 'not'; readonly of: ExpressionNode; readonly except: ExpressionNode };

/** What FTS5 takes as the distance where none is given. */
const nearDefault = 10;

const pattern = /\s*(?:"([^"]*)"|([{}():*,])|([A-Za-z_]+|\d+))/gy;

type Token = { readonly text: string; readonly isPhrase: boolean };

/**
 * Reads an expression of the shared rules of searching (`SearchIndex`), which is written in the syntax of FTS5. `NOT` binds closer than `AND`, `AND`
 * closer than `OR`; a phrase without tokens asks for nothing and falls away. Undefined when nothing is left.
 */
export function parseExpression(expression: string, allColumns: readonly string[]): ExpressionNode | undefined {
  const tokens = readTokens(expression);
  let at = 0;
  const next = () => tokens[at];
  const takes = (text: string): boolean => {
    const token = next();
    if (!token || token.isPhrase || token.text !== text) return false;
    at += 1;
    return true;
  };
  const either = (columns: readonly string[]): ExpressionNode | undefined => {
    const nodes = [both(columns)];
    while (takes('OR')) nodes.push(both(columns));
    return joined('or', nodes);
  };
  const both = (columns: readonly string[]): ExpressionNode | undefined => {
    const nodes = [without(columns)];
    while (takes('AND')) nodes.push(without(columns));
    return joined('and', nodes);
  };
  const without = (columns: readonly string[]): ExpressionNode | undefined => {
    let node = single(columns);
    while (takes('NOT')) {
      const except = single(columns);
      if (node && except) node = { kind: 'not', of: node, except };
    }
    return node;
  };
  const phrase = (columns: readonly string[], text: string): PhraseNode | undefined => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const prefix = takes('*');
    return words.length > 0 ? { kind: 'phrase', columns, tokens: words, prefix } : undefined;
  };
  const near = (columns: readonly string[]): ExpressionNode | undefined => {
    const of: PhraseNode[] = [];
    for (let token = next(); token?.isPhrase; token = next()) {
      at += 1;
      of.push(...[phrase(columns, token.text)].filter((one) => one !== undefined));
    }
    const distance = takes(',') ? Number(tokens[at++]?.text) : nearDefault;
    takes(')');
    return of.length > 1 ? { kind: 'near', of, distance } : of[0];
  };
  const single = (columns: readonly string[]): ExpressionNode | undefined => {
    if (takes('(')) {
      const node = either(columns);
      takes(')');
      return node;
    }
    const token = next();
    at += 1;
    if (token?.isPhrase) return phrase(columns, token.text);
    if (token?.text === 'NEAR' && takes('(')) return near(columns);
    const named: string[] = [];
    if (token?.text === '{') while (next() && !takes('}')) named.push(tokens[at++]?.text as string);
    else if (token) named.push(token.text);
    if (!takes(':')) throw new Error(`An expression breaks off: ${expression}`);
    return single(columns.filter((column) => named.includes(column)));
  };
  return either(allColumns);
}

const readTokens = (expression: string): Token[] =>
  [...expression.trimEnd().matchAll(pattern)].map(([, phrase, sign, word]) => ({
    text: phrase ?? sign ?? word ?? '',
    isPhrase: phrase !== undefined,
  }));

function joined(kind: 'and' | 'or', nodes: readonly (ExpressionNode | undefined)[]): ExpressionNode | undefined {
  const of = nodes.filter((node) => node !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

/** The phrases that can make a record a match, in order; each occurrence is one of its own. */
export function phrasesOf(node: ExpressionNode): PhraseNode[] {
  if (node.kind === 'phrase') return [node];
  if (node.kind === 'near') return [...node.of];
  return node.kind === 'not' ? phrasesOf(node.of) : node.of.flatMap(phrasesOf);
}
