import { SaxesParser } from 'saxes';
import { recordMax } from './record-bound.ts';
import { BoundExceeded } from './zip-parts.ts';

/** Callbacks for elements, by local name. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.replace(/^.*:/, '');

/** Reads XML of a workbook, yielding after each piece. Custom entities stay. Rejects if malformed; `BoundExceeded` for overlong texts. */
export async function* readXml(pieces: AsyncIterable<string>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  // Position of the last tag. The parser buffers text up to the next tag, so the loop below limits the distance between two tags.
  let lastTagAt = 0;
  parser.on('opentag', (tag) => {
    lastTagAt = parser.position;
    const attributes = Object.entries(tag.attributes as Record<string, string>).map(([name, value]) => [localName(name), value]);
    events.open?.(localName(tag.name), Object.fromEntries(attributes));
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', (tag) => {
    lastTagAt = parser.position;
    events.close?.(localName(tag.name));
  });
  let isEmpty = true;
  for await (const piece of pieces) {
    isEmpty = false;
    parser.write(piece);
    yield;
    if (parser.position - lastTagAt > recordMax) throw new BoundExceeded();
  }
  // An absent part is empty, which is not an error.
  if (!isEmpty) parser.close();
}

/** Reads the XML of a small part at once, without yielding in between. */
export async function readWholeXml(pieces: AsyncIterable<string>, events: XmlEvents): Promise<void> {
  for await (const _ of readXml(pieces, events));
}
