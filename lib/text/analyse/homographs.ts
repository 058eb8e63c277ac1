import { readData } from '#lib/text/data/read-data.ts';
import { conceptToken, type Node, type Vocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** The properties of an analysed word from which its meaning is decided. */
interface Word {
  readonly words: readonly string[];
}

/** A name that was recognised: the end of its range, exclusive, and its node. */
export interface NameMatch {
  readonly to: number;
  readonly node: Node;
}

/** Patterns for a name, the word before it and the four words after it. Where all of them match, the name has another meaning. */
interface Homograph {
  /** The concept of the name; `*` for any. */
  readonly token: string;
  /** Whether the patterns also apply to narrower concepts. */
  readonly isOfKinds: boolean;
  readonly name: RegExp;
  readonly before: RegExp | undefined;
  readonly after: RegExp | undefined;
}

let homographs: readonly Homograph[] | undefined;

/** The homographs that apply to a name, cached per node. */
const homographsByNode = new WeakMap<Node, readonly Homograph[]>();

function homographsOf(node: Node, { broader }: Vocabulary): readonly Homograph[] {
  let applicable = homographsByNode.get(node);
  if (!applicable) {
    const tokens = node.tokens as string[];
    homographs ??= readHomographs();
    applicable = homographs.filter(
      ({ token, isOfKinds }) =>
        token === '*' || (isOfKinds ? tokens.every((id) => id === token || broader.get(id)?.includes(token)) : tokens.includes(token)),
    );
    homographsByNode.set(node, applicable);
  }
  return applicable;
}

const readHomographs = (): Homograph[] =>
  readData('homographs.tsv').map(([concept = '', scope, name = '', before, after]) => ({
    token: concept === '*' ? concept : conceptToken(concept),
    isOfKinds: scope === 'kinds',
    name: new RegExp(name),
    before: before ? new RegExp(before) : undefined,
    after: after ? new RegExp(after) : undefined,
  }));

/** Whether a name has another meaning at this position: «نصف قطر» is not Qatar. */
export function hasOtherMeaning(words: readonly Word[], from: number, { to, node }: NameMatch, vocabulary: Vocabulary): boolean {
  return homographsOf(node, vocabulary).some(
    (homograph) =>
      homograph.name.test(textOf(words, from, to)) &&
      homograph.before?.test(words[from - 1]?.words[0] ?? '') !== false &&
      homograph.after?.test(textOf(words, to, to + wordsAfter)) !== false,
  );
}

const wordsAfter = 4;
const textOf = (analysed: readonly Word[], from: number, to: number) =>
  analysed
    .slice(from, to)
    .map(({ words }) => words[0] ?? '')
    .join(' ');
