import { memoized } from '#lib/base/bounds/memoized.ts';
import { catalogueSubject } from '#lib/text/vocabulary/catalogue-subject.ts';
import { defaultVocabulary, type Node, type Vocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { markElisions } from '#lib/text/words/mark-elisions.ts';
import { stem } from '#lib/text/words/stem.ts';
import { stemsAfterParticle } from '#lib/text/words/stem-arabic.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { type Unit, units } from '#lib/text/words/units.ts';
import { hasOtherMeaning, type NameMatch } from './homographs.ts';

/** One word as written, with its stems. `whole` is the joined form of a word with several parts, such as K2-18b or gamma-ray. */
export interface AnalysedWord {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly whole?: string | undefined;
  /** The word without its elided article: "univers" for l’univers, whose word is "lunivers". */
  readonly bare?: string | undefined;
  readonly stop: boolean;
}

/** A name of the vocabulary in the text: units `from` (inclusive) to `to` (exclusive), and its concepts, narrowest first. */
export interface ConceptSpan {
  readonly from: number;
  readonly to: number;
  readonly concepts: readonly string[];
}

/** The analysis of a text. */
export interface Analysis {
  /** Folded tokens in order: the parts of each word, then its joined form. */
  readonly words: string[];
  /** The stems of `words`, in the same order. */
  readonly stems: string[];
  /** Tokens of the concepts in the text and of their broader concepts, each once; these are indexed. */
  readonly concepts: string[];
  /** The tokens by word as written, for building conditions: a word matches by its `whole` or by all of its `stems`. */
  readonly units: readonly AnalysedWord[];
  /** Concepts by position, without broader ones, for queries: a match of any concept of a span replaces a match of its words. */
  readonly spans: readonly ConceptSpan[];
}

/** Analyses a text for indexing or a query for searching; one function, so that they cannot differ. Never throws; linear in the length. */
export function analyse(text: string, vocabulary: Vocabulary = defaultVocabulary()): Analysis {
  const units = writtenWords(text);
  const spans = conceptSpans(units, vocabulary);
  const concepts = new Set<string>();
  const otherMeaning = new Set(spans.flatMap(({ concepts: ids }) => ids.flatMap((token) => [...(vocabulary.modifiers.get(token) ?? [])])));
  for (const span of spans)
    for (const token of span.concepts.some((id) => otherMeaning.has(id)) ? [] : span.concepts) {
      concepts.add(token);
      for (const wider of vocabulary.broader.get(token) ?? []) concepts.add(wider);
    }
  return {
    concepts: [...concepts],
    units,
    spans,
    // Lazy, since indexing reads only units and spans.
    get words() {
      return units.flatMap(({ words, whole }) => (whole === undefined ? words : [...words, whole]));
    },
    get stems() {
      return units.flatMap(({ stems, whole }) => (whole === undefined ? stems : [...stems, stem(whole)]));
    },
  };
}

/** The words of a text, cached by segment. No rule looks across segments, and a cache look-up is a hundred times faster than analysis. */
function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (let from = 0; from <= text.length; ) {
    const to = plainBlank(text, from);
    for (const word of wordsOfWritten(text.slice(from, to))) words.push(word);
    from = to + 1;
  }
  return words;
}

/** Character ranges of the words of a text, `[from, to)`, in the order of `units`. Cached, since lists show the same titles again. */
export const wordRanges = memoized(
  (text): readonly (readonly [from: number, to: number])[] => {
    const ranges: (readonly [number, number])[] = [];
    for (let from = 0; from <= text.length; ) {
      const to = plainBlank(text, from);
      for (const [start, end] of rangesOfWritten(text.slice(from, to))) ranges.push([from + start, from + end]);
      from = to + 1;
    }
    return ranges;
  },
  { most: 2000, length: 300 },
);

/** A word includes its combining marks, tatweel, apostrophes and joiners; hyphens separate, so that one part can be highlighted. */
const writtenWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640\u200b-\u200f\u061c\u00ad]|['’ʼ](?=\p{L}))*/gu;

/** Ranges of the units of a segment. When words and units differ in number, each unit gets the range of the whole segment. */
function rangesIn(segment: string): readonly (readonly [number, number])[] {
  const words = wordsOfWritten(segment);
  const runs = [...segment.matchAll(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?/gu)];
  const matches = runs.length === words.length ? runs : [...segment.matchAll(writtenWord)];
  const range = ({ 0: word, index }: RegExpExecArray) => [index, index + word.length] as const;
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) return words.map(() => [0, segment.length] as const);
  return matches.length === words.length ? matches.map(range) : words.map(() => [range(first)[0], range(last)[1]] as const);
}

/** The next blank where the text can be split, else its end. After such a blank comes a quotation mark, a bracket or a new word. */
function plainBlank(text: string, from: number): number {
  for (let index = text.indexOf(' ', from); index >= 0; index = text.indexOf(' ', index + 1)) {
    const next = text.charCodeAt(index + 1);
    if (isLatin(next) ? !continuesName(next | 0x20) || isLatin(text.charCodeAt(index + 2)) : isArabic(next) || isPlainSign(next))
      return index;
  }
  return text.length;
}

const isLatin = (code: number) => (code | 0x20) >= 97 && (code | 0x20) <= 122;
const isArabic = (code: number) => code >= 0x621 && code <= 0x64a && code !== 0x640;
const isPlainSign = (code: number) => code === 34 || code === 40 || code === 91;
const isDigit = (code: number) => code >= 48 && code <= 57;
/** Whether a letter after a blank may be the "b" or "j" of coordinates, which continue a designation: PSR B1913+16, PSR J0348+0432. */
const isCoordinateLetter = (code: number) => code === 98 || code === 106;
/** Whether a letter after a blank may name a planet ("b" to "h"), which continues a designation too: TRAPPIST-1 e. */
const isPlanetLetter = (code: number) => code >= 98 && code <= 104;
const continuesName = (code: number) => isCoordinateLetter(code) || isPlanetLetter(code);

/** The words of a segment. Splits it again after folding and caches the parts, since folded forms repeat more often than written ones. */
function foldedWords(segment: string): readonly WrittenWord[] {
  const foldedSegment = fold(markElisions(segment));
  const words: WrittenWord[] = [];
  for (let from = 0; from <= foldedSegment.length; ) {
    const to = segmentEnd(foldedSegment, from);
    words.push(...wordsOfFolded(foldedSegment.slice(from, to)));
    from = to + 1;
  }
  return words;
}

/**
 * The next blank at which folded text can be split, else the end of the text. A blank before a digit, a comparison sign, or a coordinate
 * or planet letter does not split.
 */
function segmentEnd(folded: string, from: number): number {
  for (let index = folded.indexOf(' ', from); index >= 0; index = folded.indexOf(' ', index + 1)) {
    const next = folded.charCodeAt(index + 1);
    const second = folded.charCodeAt(index + 2);
    const continuesDesignation =
      isDigit(next) || (isCoordinateLetter(next) && isDigit(second)) || (isPlanetLetter(next) && !isLatin(second));
    if (!continuesDesignation && !'~=≈≃∼<>≲≳≥≤'.includes(folded[index + 1] ?? ' ')) return index;
  }
  return folded.length;
}

/** Cache bounds for segments, written and folded. Longer segments rarely repeat. */
const segments = { most: 50_000, length: 40 };
const wordsOfWritten = memoized(foldedWords, segments);
const rangesOfWritten = memoized(rangesIn, segments);
const wordsOfFolded = memoized((segment): readonly WrittenWord[] => units(segment).map((unit) => new WrittenWord(unit)), segments);

/** A class, so that V8 gives all words one hidden class. Caches whether the word can begin a name, since words recur in many texts. */
class WrittenWord implements AnalysedWord {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly whole: string | undefined;
  readonly bare: string | undefined;
  readonly stop: boolean;
  /** Stems of the word without its leading particle; `stems` are those of the whole word. «ضيف» for «وضيف» in «وضيف بينجمي». */
  readonly stemsAfterParticle: readonly string[];
  #root: Node | undefined;
  #begins = false;

  constructor({ parts, whole, bare }: Unit) {
    this.words = parts;
    this.stems = parts.map(stem);
    this.whole = whole;
    this.bare = bare;
    this.stop = whole === undefined && parts.length === 1 && isStopWord(parts[0] as string);
    this.stemsAfterParticle = whole === undefined && parts.length === 1 ? stemsAfterParticle(parts[0] as string) : [];
  }

  mayBeginName(root: Node): boolean {
    if (this.#root !== root) {
      this.#root = root;
      this.#begins =
        this.whole !== undefined ||
        this.bare !== undefined ||
        [...this.stems.slice(0, 1), ...this.stemsAfterParticle].some((stem) => root.next.has(stem));
    }
    return this.#begins;
  }
}

/** The names in a text from the left, the longest first, without overlap: «القمر الصناعي» is a satellite and does not name the Moon. */
function conceptSpans(words: readonly WrittenWord[], vocabulary: Vocabulary): ConceptSpan[] {
  const spans: ConceptSpan[] = [];
  for (let from = 0; from < words.length; ) {
    const names = (words[from] as WrittenWord).mayBeginName(vocabulary.root) ? namesFrom(words, from, vocabulary.root) : [];
    const hasMeaning = (name: NameMatch) => !hasOtherMeaning(words, from, name, vocabulary);
    const meant = names.filter(hasMeaning);
    const longest = meant[0] ?? namesAfterParticle(words, from, vocabulary.root).find(hasMeaning);
    const before = longest && meant.find(({ to }) => to === longest.to - 1);
    const best = before && longest.to < words.length && isQualified(words.slice(from, longest.to + 1), vocabulary.root) ? before : longest;
    if (best) spans.push({ from, to: best.to, concepts: best.node.tokens as string[] });
    from = best ? best.to : from + 1;
  }
  return spans;
}

/**
 * Whether the last word but one, of an Arabic name, forms another name with the last. An adjective follows its noun: «التنبؤ بالطقس الفضائي» is
 * to forecast «الطقس الفضائي». Not if it may qualify the first word, as in «النجوم النابضة الثنائية».
 */
function isQualified(words: readonly WrittenWord[], root: Node): boolean {
  const [first = '', noun = '', qualifier = ''] = [words[0], words.at(-2), words.at(-1)].map((word) => word?.words[0]);
  const mayAgree = /^ال/.test(noun) ? definite.test(first) : !definite.test(noun) && !definite.test(qualifier);
  return /^(?!و)[\u0621-\u064a]/.test(qualifier) && !mayAgree && namesFrom(words, words.length - 2, root)[0]?.to === words.length;
}

const definite = /^(?:[وفبك]?ال|لل)/;

/** Whether a word ends in the number of a mission, of at most two digits: "Landsat 2015" contains a year, and Kepler-90 is a star. */
const isMissionNumber = ({ stems, whole = '' }: AnalysedWord) => /^\d{1,2}[a-c]?$/.test(stems.at(-1) ?? '') && !catalogueSubject(whole);

/** The names that begin at a position, longest first. */
function namesFrom(words: readonly AnalysedWord[], from: number, ...roots: Node[]): NameMatch[] {
  const names: NameMatch[] = [];
  let open = roots;
  for (let index = from; index < words.length && open.length > 0; index++) {
    const unit = words[index] as AnalysedWord;
    open = follow(open, unit);
    const nameNode = open.find((node) => node.tokens);
    if (nameNode) names.unshift({ to: index + 1, node: nameNode });
  }
  return names;
}

/** Names of several words whose first word has a particle. A single word after a possible particle is too often a different word. */
const namesAfterParticle = (words: readonly WrittenWord[], from: number, { next }: Node): NameMatch[] =>
  namesFrom(words, from + 1, ...(words[from] as WrittenWord).stemsAfterParticle.flatMap((stem) => next.get(stem) ?? []));

function follow(open: readonly Node[], unit: AnalysedWord): Node[] {
  if (unit.whole !== undefined || unit.bare !== undefined || unit.stems.length !== 1) return open.flatMap((node) => steps(node, unit));
  // Fast path: most words have a single part.
  const nodes: Node[] = [];
  for (const node of open) {
    const next = node.next.get(unit.stems[0] as string);
    if (next) nodes.push(next);
  }
  return nodes;
}

/** Whether a word is the designation of a planet: K2-18b. */
export const isPlanet = ({ words, whole }: AnalysedWord): boolean =>
  whole !== undefined && words.length > 2 && /^[b-h]$/.test(words.at(-1) as string) && /\d$/.test(words.at(-2) as string);

/** Words after the hyphen of a compound that keep the meaning of the name before it. */
const compoundEnds: ReadonlySet<string> = new Set(['based', 'derived', 'observed', 'borne', 'era']);

/** The next nodes after a word: through its parts in turn, or its joined form. Mission numbers are optional: Apollo 14 matches Apollo. */
function steps(node: Node, unit: AnalysedWord): Node[] {
  let byParts: Node | undefined = node;
  const lastIndex = unit.stems.length - 1;
  for (const [index, part] of unit.stems.entries()) {
    const next: Node | undefined = byParts?.next.get(part);
    byParts = !next && index === lastIndex && index > 0 && byParts?.isNumbered && isMissionNumber(unit) ? byParts : next;
  }
  const byWhole = unit.whole === undefined ? undefined : node.next.get(stem(unit.whole));
  const byElision = unit.bare === undefined ? undefined : node.next.get(stem(unit.bare));
  // TRAPPIST-1 e also matches its system, TRAPPIST-1, and "GOCE-based" the mission.
  const host =
    isPlanet(unit) || (lastIndex > 0 && compoundEnds.has(unit.words.at(-1) as string))
      ? unit.stems.slice(0, -1).reduce<Node | undefined>((current, part) => current?.next.get(part), node)
      : undefined;
  return [byParts, byWhole, byElision, host].filter((next) => next !== undefined);
}
