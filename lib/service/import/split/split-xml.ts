import { SaxesParser } from 'saxes';
import type { Entry } from './entry.ts';

/** An element without its attributes' namespaces: local name, text, children. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlNode[];
  /** A reader has taken its text. */
  read?: true;
}

export interface XmlEntry extends Entry {
  readonly node: XmlNode;
}

/** Elements that hold one record each, by local name. */
const recordNames = new Set(['record', 'arXiv', 'arXivRaw', 'dc', 'mods', 'entry', 'resource']);

/**
 * The records of an XML file (answers of OAI-PMH, lists of Dublin Core), one tree each. The declared encoding is not asked: the text is decoded
 * already, and real files name encodings that do not exist. What breaks the rules of XML ends the file there and is named.
 */
export async function* splitXml(pieces: AsyncIterable<string>): AsyncGenerator<XmlEntry> {
  const ready: XmlEntry[] = [];
  const open: XmlNode[] = [];
  let number = 0;
  let line = 1;
  let broken: string | undefined;
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    broken ??= error.message;
  });
  parser.on('opentag', (tag) => {
    const name = tag.name.replace(/^.*:/, '');
    const node: XmlNode = { name, attributes: tag.attributes as Record<string, string>, text: '', children: [] };
    if (open.length > 0) open.at(-1)?.children.push(node);
    else if (!recordNames.has(name)) return;
    else line = parser.line;
    open.push(node);
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = open.pop();
    if (!node || open.length > 0) return;
    number += 1;
    ready.push({ number, line, text: '', node });
  });
  let isFirst = true;
  for await (const piece of pieces) {
    if (broken) break;
    parser.write(isFirst ? withoutDeclaration(piece) : piece);
    isFirst = false;
    yield* ready.splice(0);
  }
  if (!broken) parser.close();
  yield* ready.splice(0);
  if (broken)
    yield {
      number: number + 1,
      line: parser.line,
      text: broken,
      fault: 'bad_xml',
      node: { name: '', attributes: {}, text: '', children: [] },
    };
}

/** `encoding='utf8'` is no name of an encoding, and a strict parser stops at it. Line numbers stay, because the declaration is one line. */
function withoutDeclaration(head: string): string {
  return head.replace(/^\s*<\?xml[^>]*\?>/, '<?xml version="1.0"?>').trimStart();
}
