import { SaxesParser } from 'saxes';
import type { Entry } from './entry.ts';
import { recordMax } from './record-bound.ts';

/** An element without its attributes' namespaces: local name, text, children. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlNode[];
  /** Where text and elements are mixed: the text before each element, and after the last. */
  pieces?: readonly string[];
  /** A reader has taken its text. */
  read?: true;
}

export interface XmlEntry extends Entry {
  readonly node: XmlNode;
}

/** Elements that hold one record each, by local name. */
const recordNames = new Set(['record', 'arXiv', 'arXivRaw', 'dc', 'mods', 'article', 'entry', 'resource']);

/**
 * The records of an XML file (answers of OAI-PMH, lists of Dublin Core, MODS, MARC, JATS), one tree each. The declared encoding is not asked: the text is
 * decoded already, and real files name encodings that do not exist. What breaks the rules of XML ends the file there and is named.
 */
export async function* splitXml(pieces: AsyncIterable<string>): AsyncGenerator<XmlEntry> {
  const reader = treeReader();
  let isFirst = true;
  for await (const piece of pieces) {
    reader.write(isFirst ? withoutDeclaration(piece) : piece);
    isFirst = false;
    yield* reader.ready.splice(0);
    if (reader.broken()) break;
  }
  reader.close();
  yield* reader.ready.splice(0);
  const broken = reader.broken();
  if (broken) yield { ...broken, node: { name: '', attributes: {}, text: '', children: [] } };
}

/** The first record in a text of XML; undefined where it breaks the rules of XML or holds none. */
export function readTree(text: string): XmlNode | undefined {
  const reader = treeReader();
  reader.write(withoutDeclaration(text));
  reader.close();
  return reader.broken() ? undefined : reader.ready[0]?.node;
}

/** Levels that a record may have. What reads trees, and what hands them to a thread, goes down by calling itself. */
const depthMax = 100;
/** What an element takes in memory beside its text, in letters. */
export const elementSize = 400;
const none: Readonly<Record<string, string>> = {};
const attributesOf = (attributes: Readonly<Record<string, string>>) => (Object.keys(attributes).length > 0 ? attributes : none);

/** Builds the trees of records while the text comes in; of one that is longer than a record may be only its beginning is kept. */
function treeReader() {
  const ready: XmlEntry[] = [];
  const open: XmlNode[] = [];
  /** How long the text of each open element was at each element in it. */
  const cuts: number[][] = [];
  let number = 0;
  let begins = { line: 1, position: 0 };
  /** Where the parser last met a sign of structure: what it holds back since then is in memory. */
  let met = 0;
  let fault: Entry | undefined;
  const parser = new SaxesParser({ xmlns: false, position: true });
  let elements = 0;
  let isTooDeep = false;
  const size = () => parser.position - begins.position + elements * elementSize;
  const fail = (code: 'bad_xml' | 'too_long', text: string) => {
    fault ??= { number: number + 1, line: open.length > 0 ? begins.line : parser.line, text, fault: code };
  };
  parser.on('error', (error) => fail('bad_xml', error.message));
  parser.on('opentag', (tag) => {
    met = parser.position;
    const name = tag.name.replace(/^.*:/, '');
    const node: XmlNode = { name, attributes: attributesOf(tag.attributes as Record<string, string>), text: '', children: [] };
    if (open.length === 0) {
      if (!recordNames.has(name)) return;
      begins = { line: parser.line, position: parser.position };
      elements = 0;
      isTooDeep = false;
    } else if (open.length >= depthMax) isTooDeep = true;
    else if (size() <= recordMax) addTo(open.at(-1) as XmlNode, node, cuts.at(-1) as number[]);
    elements += 1;
    open.push(node);
    cuts.push([]);
  });
  const addText = (text: string) => {
    met = parser.position;
    const node = open.at(-1);
    if (node && size() <= recordMax) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    met = parser.position;
    const node = open.pop();
    const at = cuts.pop() ?? [];
    if (node && at.length > 0 && node.text.trim()) node.pieces = piecesOf(node.text, at);
    if (!node || open.length > 0) return;
    number += 1;
    const fault = size() > recordMax ? ('too_long' as const) : isTooDeep && ('too_deep' as const);
    ready.push({ number, line: begins.line, size: size(), ...(fault ? brokenEntry(node, fault) : { text: '', node }) });
  });

  return {
    ready,
    write(piece: string): void {
      parser.write(piece);
      if (parser.position - met > recordMax) fail('too_long', open.at(-1)?.name ?? '');
    },
    broken: () => fault,
    close(): void {
      if (!fault) parser.close();
    },
  };
}

const brokenEntry = (node: XmlNode, fault: 'too_long' | 'too_deep') =>
  ({ text: node.name, fault, node: { ...node, text: '', children: [] } }) satisfies Partial<XmlEntry>;

function addTo(parent: XmlNode, node: XmlNode, cuts: number[]): void {
  parent.children.push(node);
  cuts.push(parent.text.length);
}

const piecesOf = (text: string, cuts: readonly number[]): string[] =>
  [...cuts, undefined].map((to, index) => text.slice(cuts[index - 1] ?? 0, to));

/** `encoding='utf8'` is no name of an encoding, and a strict parser stops at it. Line numbers stay, because the declaration is one line. */
function withoutDeclaration(head: string): string {
  return head.replace(/^\s*<\?xml[^>]*\?>/, '<?xml version="1.0"?>').trimStart();
}
