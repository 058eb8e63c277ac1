import { memoized } from '#lib/domain/bounds/memoized.ts';
import { hasOtherMeaning, type Reached } from '#lib/text/query/other-meaning.ts';
import { catalogueSubject } from '#lib/text/vocabulary/catalogue-subject.ts';
import { defaultVocabulary, type Node, type Vocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { fold } from '#lib/text/words/fold.ts';
import { markElisions } from '#lib/text/words/mark-elisions.ts';
import { stem } from '#lib/text/words/stem.ts';
import { stemsBehindParticle } from '#lib/text/words/stem-arabic.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { type Unit, units } from '#lib/text/words/units.ts';

/** One written word with its stems; `whole` is the joined form of K2-18b or gamma-ray and stands for all its parts. */
export interface AnalysedWord {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly whole?: string | undefined;
  /** The word behind an elided article: univers, of l’univers, whose word is lunivers. */
  readonly bare?: string | undefined;
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
export function analyse(text: string, vocabulary: Vocabulary = defaultVocabulary()): Analysis {
  const units = writtenWords(text);
  const spans = conceptSpans(units, vocabulary);
  const concepts = new Set<string>();
  const otherMeaning = new Set(
    spans.flatMap(({ concepts: named }) => named.flatMap((token) => [...(vocabulary.modifiers.get(token) ?? [])])),
  );
  for (const span of spans)
    for (const token of span.concepts.some((one) => otherMeaning.has(one)) ? [] : span.concepts) {
      concepts.add(token);
      for (const wider of vocabulary.broader.get(token) ?? []) concepts.add(wider);
    }
  return {
    concepts: [...concepts],
    units,
    spans,
    // What is indexed reads units and spans only.
    get words() {
      return units.flatMap(({ words, whole }) => (whole === undefined ? words : [...words, whole]));
    },
    get stems() {
      return units.flatMap(({ stems, whole }) => (whole === undefined ? stems : [...stems, stem(whole)]));
    },
  };
}

/**
 * The written words of a text. Texts repeat their words, and folding, cutting and stemming one takes a hundred times as long as looking it up: the text
 * is cut, as it is written, at blanks across which nothing that follows can see, and what became of each segment is cached.
 */
function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (let from = 0; from <= text.length; ) {
    const to = plainBlank(text, from);
    for (const word of wordsOfWritten(text.slice(from, to))) words.push(word);
    from = to + 1;
  }
  return words;
}

/** Where each of the written words of a text stands in it, in the order of `units`. */
export function wordRanges(text: string): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let from = 0; from <= text.length; ) {
    const to = plainBlank(text, from);
    for (const [start, end] of rangesOfWritten(text.slice(from, to))) ranges.push([from + start, from + end]);
    from = to + 1;
  }
  return ranges;
}

/** A word of an original carries its marks, tatweel, apostrophes and joiners with it; hyphens divide, so that one part can be marked. */
const writtenWord = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\u0640\u200b-\u200f\u061c\u00ad]|['’ʼ](?=\p{L}))*/gu;

/** Of a segment with as many written words as it has units each is one; else each is all of them. */
function rangesIn(segment: string): readonly (readonly [number, number])[] {
  const cut = wordsOfWritten(segment);
  const whole = [...segment.matchAll(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?/gu)];
  const written = whole.length === cut.length ? whole : [...segment.matchAll(writtenWord)];
  const range = ({ 0: word, index }: RegExpExecArray) => [index, index + word.length] as const;
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last) return cut.map(() => [0, segment.length] as const);
  return written.length === cut.length ? written.map(range) : cut.map(() => [range(first)[0], range(last)[1]] as const);
}

/**
 * The end of the text, or the next blank before a letter or a sign that folding leaves where it is, of ASCII or Arabic, and that can go on no name: folding looks at
 * neighbours but never across a blank, so that folding the segments is folding the text.
 */
function plainBlank(text: string, from: number): number {
  for (let at = text.indexOf(' ', from); at >= 0; at = text.indexOf(' ', at + 1)) {
    const next = text.charCodeAt(at + 1);
    if (isLatin(next) ? !goesOnName(next | 0x20) || isLatin(text.charCodeAt(at + 2)) : isArabic(next) || isPlainSign(next)) return at;
  }
  return text.length;
}

const isLatin = (code: number) => (code | 0x20) >= 97 && (code | 0x20) <= 122;
const isArabic = (code: number) => code >= 0x621 && code <= 0x64a && code !== 0x640;
const isPlainSign = (code: number) => code === 34 || code === 40 || code === 91;
const isDigit = (code: number) => code >= 48 && code <= 57;
/** B1913+16 and J0348+0432 go on a name. */
const isCoordinateLetter = (code: number) => code === 98 || code === 106;
/** So does the letter of a planet: TRAPPIST-1 e. */
const isPlanetLetter = (code: number) => code >= 98 && code <= 104;
const goesOnName = (code: number) => isCoordinateLetter(code) || isPlanetLetter(code);

/** The words of a segment, cut once more where its folded form allows it, as `PSR` and `10` in "PSR 10": forms of writing differ, folded ones recur. */
function foldedWords(segment: string): readonly WrittenWord[] {
  const folded = fold(markElisions(segment));
  const words: WrittenWord[] = [];
  for (let from = 0; from <= folded.length; ) {
    const to = segmentEnd(folded, from);
    words.push(...wordsOfFolded(folded.slice(from, to)));
    from = to + 1;
  }
  return words;
}

/** The end of the folded text, or the next blank that stands before anything but a digit, a sign of comparison, or the letter of a coordinate or a planet: no name can stand across it. */
function segmentEnd(folded: string, from: number): number {
  for (let at = folded.indexOf(' ', from); at >= 0; at = folded.indexOf(' ', at + 1)) {
    const next = folded.charCodeAt(at + 1);
    const second = folded.charCodeAt(at + 2);
    const goesOn = isDigit(next) || (isCoordinateLetter(next) && isDigit(second)) || (isPlanetLetter(next) && !isLatin(second));
    if (!goesOn && !'~=≈≃∼<>≲≳≥≤'.includes(folded[at + 1] ?? ' ')) return at;
  }
  return folded.length;
}

/** Of both kinds, as they are written and folded. Longer ones do not come again. */
const segments = { most: 50_000, length: 40 };
const wordsOfWritten = memoized(foldedWords, segments);
const rangesOfWritten = memoized(rangesIn, segments);
const wordsOfFolded = memoized((segment): readonly WrittenWord[] => units(segment).map((unit) => new WrittenWord(unit)), segments);

/** All words have one shape, and each answers once whether it may begin a name: texts share their words. */
class WrittenWord implements AnalysedWord {
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly whole: string | undefined;
  readonly bare: string | undefined;
  readonly stop: boolean;
  /** Stems of what may be behind a particle that the stem keeps: of «وضيف بينجمي» ضيف. */
  readonly behind: readonly string[];
  #root: Node | undefined;
  #begins = false;

  constructor({ parts, whole, bare }: Unit) {
    this.words = parts;
    this.stems = parts.map(stem);
    this.whole = whole;
    this.bare = bare;
    this.stop = whole === undefined && parts.length === 1 && isStopWord(parts[0] as string);
    this.behind = whole === undefined && parts.length === 1 ? stemsBehindParticle(parts[0] as string) : [];
  }

  mayBeginName(root: Node): boolean {
    if (this.#root !== root) {
      this.#root = root;
      this.#begins =
        this.whole !== undefined ||
        this.bare !== undefined ||
        [...this.stems.slice(0, 1), ...this.behind].some((one) => root.next.has(one));
    }
    return this.#begins;
  }
}

/** Longest names first from the left, without overlap: «القمر الصناعي» is a satellite and names no moon. */
function conceptSpans(found: readonly WrittenWord[], vocabulary: Vocabulary): ConceptSpan[] {
  const spans: ConceptSpan[] = [];
  for (let from = 0; from < found.length; ) {
    const names = (found[from] as WrittenWord).mayBeginName(vocabulary.root) ? namesFrom(found, from, vocabulary.root) : [];
    const isMeant = (name: Reached) => !hasOtherMeaning(found, from, name, vocabulary);
    const best = names.find(isMeant) ?? namesBehindParticle(found, from, vocabulary.root).find(isMeant);
    if (best) spans.push({ from, to: best.to, concepts: best.node.tokens as string[] });
    from = best ? best.to : from + 1;
  }
  return spans;
}

/** Of two digits at most: Landsat 2015 is a year. Kepler-90 is a star. */
const isNumberOfOne = ({ stems, whole = '' }: AnalysedWord) => /^\d{1,2}[a-c]?$/.test(stems.at(-1) ?? '') && !catalogueSubject(whole);

/** The names that begin at a place, the longest first. */
function namesFrom(found: readonly AnalysedWord[], from: number, ...begun: Node[]): Reached[] {
  const names: Reached[] = [];
  let open = begun;
  for (let at = from; at < found.length && open.length > 0; at++) {
    const unit = found[at] as AnalysedWord;
    open = follow(open, unit);
    const named = open.find((node) => node.tokens);
    if (named) names.unshift({ to: at + 1, node: named });
  }
  return names;
}

/** Names of several words whose first has a particle before it. One word alone behind letters that may be a particle is too often another word. */
const namesBehindParticle = (found: readonly WrittenWord[], from: number, { next }: Node): Reached[] =>
  namesFrom(found, from + 1, ...(found[from] as WrittenWord).behind.flatMap((stem) => next.get(stem) ?? []));

function follow(open: readonly Node[], unit: AnalysedWord): Node[] {
  if (unit.whole !== undefined || unit.bare !== undefined || unit.stems.length !== 1) return open.flatMap((node) => steps(node, unit));
  // Most words have one part, which leads one way.
  const reached: Node[] = [];
  for (const node of open) {
    const next = node.next.get(unit.stems[0] as string);
    if (next) reached.push(next);
  }
  return reached;
}

/** Whether a word is the designation of a planet, by its last part: of K2-18b, b. */
export const isPlanet = ({ words, whole }: AnalysedWord): boolean =>
  whole !== undefined && words.length > 2 && /^[b-h]$/.test(words.at(-1) as string) && /\d$/.test(words.at(-2) as string);

/** Where a written word leads: through its parts one after the other, or through its whole at once. The number of a mission may be left out: Apollo 14 is Apollo. */
function steps(node: Node, unit: AnalysedWord): Node[] {
  let byParts: Node | undefined = node;
  const last = unit.stems.length - 1;
  for (const [place, part] of unit.stems.entries()) {
    const next: Node | undefined = byParts?.next.get(part);
    byParts = !next && place === last && place > 0 && byParts?.isNumbered && isNumberOfOne(unit) ? byParts : next;
  }
  const byWhole = unit.whole === undefined ? undefined : node.next.get(stem(unit.whole));
  const byBare = unit.bare === undefined ? undefined : node.next.get(stem(unit.bare));
  // TRAPPIST-1 e is of the system TRAPPIST-1.
  const host = isPlanet(unit) ? unit.stems.slice(0, -1).reduce<Node | undefined>((at, part) => at?.next.get(part), node) : undefined;
  return [byParts, byWhole, byBare, host].filter((next) => next !== undefined);
}
