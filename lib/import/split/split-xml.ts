import { SaxesParser } from 'saxes';
import type { Entry } from '#lib/import/draft/entry.ts';
import { recordMax } from './record-bound.ts';

/** An element without namespaces: local name, text, children. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlNode[];
  /** For mixed content: the text before each element and after the last. */
  pieces?: readonly string[];
  /** Set once a reader used its text. */
  read?: true;
}

export interface XmlEntry extends Entry {
  readonly node: XmlNode;
}

/** Elements that hold one record each, by local name. */
const recordNames = new Set(['record', 'arXiv', 'arXivRaw', 'dc', 'mods', 'article', 'entry', 'resource', 'PubmedArticle']);

/** Records of an XML file, one tree each, up to a syntax error. The declared encoding is ignored, since some files name invalid ones. */
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
  const fault = reader.broken();
  if (fault) yield { ...fault, node: { name: '', attributes: {}, text: '', children: [] } };
}

/** The first record of an XML text; undefined for malformed XML or without a record. */
export function readTree(text: string): XmlNode | undefined {
  const reader = treeReader();
  reader.write(withoutDeclaration(text));
  reader.close();
  return reader.broken() ? undefined : reader.ready[0]?.node;
}

/** Maximum depth of a record. Reading a tree and sending it to a thread are recursive, so deeper ones could overflow the stack. */
const depthMax = 100;
/** Memory of an element besides its text, in characters. */
export const elementSize = 400;
const noAttributes: Readonly<Record<string, string>> = {};
const attributesOf = (attributes: Readonly<Record<string, string>>) => (Object.keys(attributes).length > 0 ? attributes : noAttributes);

/** Builds trees of records from pieces of text; keeps only the beginning of a record beyond the bound. */
function treeReader() {
  const ready: XmlEntry[] = [];
  const ancestors: XmlNode[] = [];
  /** For each open element, the length of its text at each of its child elements. */
  const cuts: number[][] = [];
  let [number, start] = [0, { line: 1, position: 0 }];
  /** Position of the last token: the parser buffers everything since. */
  let lastTokenAt = 0;
  let fault: Entry | undefined;
  const parser = new SaxesParser({ xmlns: false, position: true });
  // The name of the first element: elements inside `RDF` have names of their own.
  let [elements, root] = [0, ''];
  let isTooDeep = false;
  const size = () => parser.position - start.position + elements * elementSize;
  const fail = (code: 'bad_xml' | 'too_long', text: string) => {
    fault ??= { number: number + 1, line: ancestors.length > 0 ? start.line : parser.line, text, fault: code };
  };
  // The name of an entity that the file does not define stays in the text, where it is decoded or reported.
  parser.on('error', (error) => void (/undefined entity/.test(error.message) || fail('bad_xml', error.message)));
  parser.on('opentag', (tag) => {
    lastTokenAt = parser.position;
    const name = tag.name.replace(/^.*:/, '');
    const node = { name, attributes: attributesOf(tag.attributes as Record<string, string>), text: '', children: [] };
    root ||= name;
    if (ancestors.length === 0) {
      if (!recordNames.has(name) && (root !== 'RDF' || name === root)) return;
      start = { line: parser.line, position: parser.position };
      [elements, isTooDeep] = [0, false];
    } else if (ancestors.length >= depthMax) isTooDeep = true;
    else if (size() <= recordMax) addTo(ancestors.at(-1) as XmlNode, node, cuts.at(-1) as number[]);
    elements += 1;
    ancestors.push(node);
    cuts.push([]);
  });
  const addText = (text: string) => {
    lastTokenAt = parser.position;
    const node = ancestors.at(-1);
    if (node && size() <= recordMax) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    lastTokenAt = parser.position;
    const node = ancestors.pop();
    const offsets = cuts.pop() ?? [];
    if (node && offsets.length > 0 && node.text.trim()) node.pieces = piecesOf(node.text, offsets);
    if (!node || ancestors.length > 0) return;
    number += 1;
    const sizeFault = size() > recordMax ? ('too_long' as const) : isTooDeep && ('too_deep' as const);
    ready.push({ number, line: start.line, size: size(), ...contentOf(node, sizeFault, root) });
  });

  return {
    ready,
    write(piece: string): void {
      parser.write(piece);
      if (parser.position - lastTokenAt > recordMax) fail('too_long', ancestors.at(-1)?.name ?? '');
    },
    broken: () => fault,
    close(): void {
      if (!fault) parser.close();
    },
  };
}

/** The content of an entry; an element of RDF keeps its parent, which shows its format. */
function contentOf(node: XmlNode, fault: 'too_long' | 'too_deep' | false, root: string): Pick<XmlEntry, 'text' | 'fault' | 'node'> {
  if (fault) return { text: node.name, fault, node: { ...node, text: '', children: [] } };
  return { text: '', node: root === 'RDF' ? { name: root, attributes: noAttributes, text: '', children: [node] } : node };
}

function addTo(parent: XmlNode, node: XmlNode, cuts: number[]): void {
  parent.children.push(node);
  cuts.push(parent.text.length);
}

const piecesOf = (text: string, cuts: readonly number[]): string[] =>
  [...cuts, undefined].map((to, index) => text.slice(cuts[index - 1] ?? 0, to));

/** A strict parser rejects invalid encoding names like `encoding='utf8'`. The declaration is one line, so line numbers stay. */
function withoutDeclaration(head: string): string {
  return head.replace(/^\s*<\?xml[^>]*\?>/, '<?xml version="1.0"?>').trimStart();
}
