/** Side by side in one of the columns; the last token is a beginning where `prefix` is set. */
export interface PhraseNode {
  readonly kind: 'phrase';
  readonly columns: readonly string[];
  readonly tokens: readonly string[];
  readonly prefix: boolean;
}

export type ExpressionNode =
  | PhraseNode
  | { readonly kind: 'and' | 'or'; readonly of: readonly ExpressionNode[] }
  | { readonly kind: 'not'; readonly of: ExpressionNode; readonly except: ExpressionNode };

const pattern = /\s*(?:"([^"]*)"|([{}():*])|([A-Za-z_]+))/gy;

type Token = { readonly text: string; readonly isPhrase: boolean };

/**
 * Reads an expression of the shared rules of searching (`SearchIndex`), which is written in the syntax of FTS5. `NOT` binds closer than `AND`, `AND`
 * closer than `OR`; a phrase without tokens asks for nothing and falls away. Undefined when nothing is left.
 */
export function parseExpression(expression: string, allColumns: readonly string[]): ExpressionNode | undefined {
  const tokens = [...expression.trimEnd().matchAll(pattern)].map(
    ([, phrase, sign, word]): Token => ({ text: phrase ?? sign ?? word ?? '', isPhrase: phrase !== undefined }),
  );
  let at = 0;
  const next = () => tokens[at];
  const takes = (text: string): boolean => {
    const token = next();
    if (!token || token.isPhrase || token.text !== text) return false;
    at += 1;
    return true;
  };
  const joined = (kind: 'and' | 'or', nodes: readonly (ExpressionNode | undefined)[]): ExpressionNode | undefined => {
    const of = nodes.filter((node) => node !== undefined);
    return of.length > 1 ? { kind, of } : of[0];
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
  const single = (columns: readonly string[]): ExpressionNode | undefined => {
    if (takes('(')) {
      const node = either(columns);
      takes(')');
      return node;
    }
    const token = next();
    at += 1;
    if (token?.isPhrase) {
      const words = token.text.toLowerCase().split(/\s+/).filter(Boolean);
      const prefix = takes('*');
      return words.length > 0 ? { kind: 'phrase', columns, tokens: words, prefix } : undefined;
    }
    const named: string[] = [];
    if (token?.text === '{') while (next() && !takes('}')) named.push(tokens[at++]?.text as string);
    else if (token) named.push(token.text);
    if (!takes(':')) throw new Error(`An expression breaks off: ${expression}`);
    return single(columns.filter((column) => named.includes(column)));
  };
  return either(allColumns);
}

/** The phrases that can make a record a match, in order; each occurrence is one of its own. */
export function phrasesOf(node: ExpressionNode): PhraseNode[] {
  if (node.kind === 'phrase') return [node];
  return node.kind === 'not' ? phrasesOf(node.of) : node.of.flatMap(phrasesOf);
}
