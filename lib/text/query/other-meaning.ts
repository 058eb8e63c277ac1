import { readData } from '#lib/text/data/read-data.ts';
import { lacksArticle } from '#lib/text/names/region-names.ts';
import { conceptToken, type Node, type Vocabulary } from '#lib/text/vocabulary/vocabulary.ts';

/** A written word, as it is analysed. */
interface Word {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Where a name that begins at a place ends, and what it names. */
export interface Reached {
  readonly to: number;
  readonly node: Node;
}

/**
 * Of `data/homographs.tsv`: a name of a concept that means something else where all patterns fit, of the name as it is written (folded), of the word before it, and
 * of the four words behind it. `itself` is one word of the concept or several of it, `kinds` also what is a kind of it; `*` any concept.
 */
interface Homograph {
  readonly token: string;
  readonly isOfKinds: boolean;
  readonly name: RegExp;
  readonly before: RegExp | undefined;
  readonly after: RegExp | undefined;
}

let known: readonly Homograph[] | undefined;

/** Those that may be meant by a name, looked through once for each name that a text has. */
const ofNodes = new WeakMap<Node, readonly Homograph[]>();

function homographsOf(node: Node, { broader }: Vocabulary): readonly Homograph[] {
  let own = ofNodes.get(node);
  if (!own) {
    const tokens = node.tokens as string[];
    known ??= readHomographs();
    own = known.filter(
      ({ token, isOfKinds }) =>
        token === '*' || (isOfKinds ? tokens.every((one) => one === token || broader.get(one)?.includes(token)) : tokens.includes(token)),
    );
    ofNodes.set(node, own);
  }
  return own;
}

const readHomographs = (): Homograph[] =>
  readData('homographs.tsv').map(([concept = '', of, name = '', before, after]) => ({
    token: concept === '*' ? concept : conceptToken(concept),
    isOfKinds: of === 'kinds',
    name: new RegExp(name),
    before: before ? new RegExp(before) : undefined,
    after: after ? new RegExp(after) : undefined,
  }));

/** Whether a name stands for something else than what it names: «نصف قطر» is no Qatar, nor «علاء» the town of «العلا». */
export function hasOtherMeaning(found: readonly Word[], from: number, { to, node }: Reached, vocabulary: Vocabulary): boolean {
  const tokens = node.tokens as string[];
  if (isJoinedWithin(found.slice(from + 1, to), tokens, vocabulary)) return true;
  if (to - from === 1 && tokens.some((token) => lacksArticle(found[from] as Word, vocabulary.concepts.get(token)?.ar ?? []))) return true;
  return homographsOf(node, vocabulary).some(
    (one) =>
      one.name.test(textOf(found, from, to)) &&
      one.before?.test(found[from - 1]?.words[0] ?? '') !== false &&
      one.after?.test(textOf(found, to, to + wordsBehind)) !== false,
  );
}

const wordsBehind = 4;
const textOf = (found: readonly Word[], from: number, to: number) =>
  found
    .slice(from, to)
    .map(({ words }) => words[0] ?? '')
    .join(' ');

/** Whether "and" stands within the words, and in no name of what they may name: «القمر والمريخ» are no moons of Mars. */
function isJoinedWithin(words: readonly Word[], tokens: readonly string[], { concepts }: Vocabulary): boolean {
  const isJoined = words.some((one) => one.words[0]?.startsWith('و') && !one.stems[0]?.startsWith('و'));
  return isJoined && !tokens.some((token) => concepts.get(token)?.ar.some((name) => name.includes(' و')));
}
