import { SaxesParser } from 'saxes';
import { recordMax } from './record-bound.ts';
import { BoundExceeded } from './zip-parts.ts';

/** Beginning, text and end of elements, by local name. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string) => name.replace(/^.*:/, '');

/**
 * Reads XML in pieces and reports its elements; after each piece the caller may take what it has gathered. Entities that a document defines itself are not
 * unfolded. Rejects where the rules of XML are broken, and with `BoundExceeded` at a text longer than a record.
 */
export async function* readXml(pieces: AsyncIterable<string>, events: XmlEvents): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  // The parser holds a text until its element ends.
  let met = 0;
  parser.on('opentag', (tag) => {
    met = parser.position;
    const attributes = Object.entries(tag.attributes as Record<string, string>).map(([name, value]) => [localName(name), value]);
    events.open?.(localName(tag.name), Object.fromEntries(attributes));
  });
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', (tag) => {
    met = parser.position;
    events.close?.(localName(tag.name));
  });
  let isEmpty = true;
  for await (const piece of pieces) {
    isEmpty = false;
    parser.write(piece);
    yield;
    if (parser.position - met > recordMax) throw new BoundExceeded();
  }
  // A part that is not there holds nothing, and that is no fault.
  if (!isEmpty) parser.close();
}

/** The same at once, for parts that only have their elements to give. */
export async function readWholeXml(pieces: AsyncIterable<string>, events: XmlEvents): Promise<void> {
  for await (const _ of readXml(pieces, events));
}
