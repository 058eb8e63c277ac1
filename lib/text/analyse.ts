import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Unit, units } from './units.ts';
import { houseVocabulary, type Node, type Vocabulary } from './vocabulary.ts';

/** One written word with its stems; `whole` is the joined form of K2-18b or gamma-ray and stands for all its parts. */
export interface AnalysedWord {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly whole?: string;
  readonly stop: boolean;
}

/** A name of the vocabulary found in the text: the words `from` up to, not including, `to`, and its concepts, narrowest first. */
export interface ConceptSpan {
  readonly from: number;
  readonly to: number;
  readonly concepts: readonly string[];
}

export interface Analysis {
  /** Folded tokens in order, parts and wholes. */
  readonly words: string[];
  /** Their stems, in the same order. */
  readonly stems: string[];
  /** Tokens of the concepts named and of the wider ones they belong to, each once: what is indexed. */
  readonly concepts: string[];
  /** The same by written word, for building a condition: a word is met by its `whole` or by all of its `stems`. */
  readonly units: readonly AnalysedWord[];
  /** The concepts by place, without the wider ones: what is asked for. A query met by any concept of a span has met its words. */
  readonly spans: readonly ConceptSpan[];
}

/**
 * What is indexed of a text and what is asked with a query: one function for both, so that they cannot differ.
 * Never throws; linear in the length of the text (a name of the vocabulary has at most a dozen words).
 */
export function analyse(text: string, vocabulary: Vocabulary = houseVocabulary()): Analysis {
  const found = writtenWords(fold(text));
  const spans = conceptSpans(found, vocabulary);
  return {
    words: found.flatMap((unit) => (unit.whole === undefined ? unit.words : [...unit.words, unit.whole])),
    stems: found.flatMap((unit) => (unit.whole === undefined ? unit.stems : [...unit.stems, stem(unit.whole)])),
    concepts: [...new Set(spans.flatMap((span) => span.concepts.flatMap((token) => [token, ...(vocabulary.broader.get(token) ?? [])])))],
    units: found,
    spans,
  };
}

/**
 * The written words of folded text. Texts repeat their words, and cutting and stemming one takes a hundred times as long as looking it up: the
 * text is cut at blanks that no name can stand across (NGC 1068, PSR J0348+0432 and z ~ 1 can), and each stretch is remembered.
 */
function writtenWords(folded: string): AnalysedWord[] {
  const found: AnalysedWord[] = [];
  for (let from = 0; from <= folded.length; ) {
    const to = stretchEnd(folded, from);
    const stretch = folded.slice(from, to);
    from = to + 1;
    let words = remembered.get(stretch);
    if (!words) {
      words = units(stretch).map(analyseUnit);
      if (remembered.size >= rememberedMax) remembered.clear();
      if (stretch.length <= 40) remembered.set(stretch, words);
    }
    for (const word of words) found.push(word);
  }
  return found;
}

/** The end of the text, or the next blank that stands before anything but a digit, a sign of comparison, or the letter of a coordinate. */
function stretchEnd(folded: string, from: number): number {
  for (let at = folded.indexOf(' ', from); at >= 0; at = folded.indexOf(' ', at + 1)) {
    const next = folded.charCodeAt(at + 1);
    const isDigit = (code: number) => code >= 48 && code <= 57;
    const isCoordinate = (next === 98 || next === 106) && isDigit(folded.charCodeAt(at + 2));
    if (!isDigit(next) && !isCoordinate && !'~=≈≃∼<>≲≳≥≤'.includes(folded[at + 1] ?? ' ')) return at;
  }
  return folded.length;
}

const remembered = new Map<string, readonly AnalysedWord[]>();
const rememberedMax = 50_000;

function analyseUnit({ parts, whole }: Unit): AnalysedWord {
  const stop = whole === undefined && parts.length === 1 && isStopWord(parts[0] as string);
  return { words: parts, stems: parts.map(stem), stop, ...(whole !== undefined && { whole }) };
}

/** Longest names first from the left, without overlap: «القمر الصناعي» is a satellite and names no moon. */
function conceptSpans(found: readonly AnalysedWord[], vocabulary: Vocabulary): ConceptSpan[] {
  const spans: ConceptSpan[] = [];
  for (let from = 0; from < found.length; ) {
    const best = mayBeginName(found[from] as AnalysedWord, vocabulary.root) ? longestName(found, from, vocabulary.root) : undefined;
    const isMeant = best && !isOtherwiseMeant(found, from, best);
    if (isMeant) spans.push({ from, to: best.to, concepts: best.node.tokens as string[] });
    from = isMeant ? best.to : from + 1;
  }
  return spans;
}

/**
 * «القمر SpIRIT» is a satellite: what has a name of its own in the other script is not the Moon. «الأقمار» without a word for which ones are satellites or the moons of a planet; the Moon has no plural. «مهمة قمر» is a lunar mission, but
 * «مهمة قمر صناعي» is not.
 */
function isOtherwiseMeant(found: readonly AnalysedWord[], from: number, { to, node }: Reached): boolean {
  const tokens = node.tokens as string[];
  if (tokens.includes('c_moon') && (found[from] as AnalysedWord).words.some((word) => word.includes('اقمار'))) return true;
  if (
    tokens.includes('c_moon') &&
    to - from === 1 &&
    found[from]?.stems[0] === 'قمر' &&
    /^(?!moon|luna)[a-z]/.test(found[to]?.words[0] ?? '')
  )
    return true;
  return found[to - 1]?.stems[0] === 'قمر' && /^(?:ا?ل?صناع|ا?ل?اصطناع)/.test(found[to]?.words[0] ?? '');
}

/** Nine words in ten begin no name; seen before anything is allocated for them. */
function mayBeginName({ stems, whole }: AnalysedWord, root: Node): boolean {
  return whole !== undefined || root.next.has(stems[0] as string);
}

interface Reached {
  readonly to: number;
  readonly node: Node;
}

function longestName(found: readonly AnalysedWord[], from: number, root: Node): Reached | undefined {
  let best: Reached | undefined;
  let open: Node[] = [root];
  for (let at = from; at < found.length && open.length > 0; at++) {
    const unit = found[at] as AnalysedWord;
    open = open.flatMap((node) => steps(node, unit));
    const named = open.find((node) => node.tokens);
    if (named) best = { to: at + 1, node: named };
  }
  return best;
}

/** Where a written word leads: through its parts one after the other, or through its whole at once. */
function steps(node: Node, unit: AnalysedWord): Node[] {
  let byParts: Node | undefined = node;
  for (const part of unit.stems) byParts = byParts?.next.get(part);
  const byWhole = unit.whole === undefined ? undefined : node.next.get(stem(unit.whole));
  return [byParts, byWhole].filter((next) => next !== undefined);
}
