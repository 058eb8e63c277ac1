import type { Entry } from './entry.ts';
import { recordMax } from './record-bound.ts';
import { countLines } from './split-lines.ts';
import { elementSize, type XmlEntry, type XmlNode } from './split-xml.ts';

/** ISO 2709: the signs that end a record and a field and begin a subfield. */
const [recordEnd, fieldEnd, subfieldBegin] = ['\u001d', '\u001e', '\u001f'] as const;
/** MARC-8 changes its set of letters with it. */
const marc8Escape = '\u001b';
const leaderLength = 24;
const directoryEntry = 12;

/** Whether a file begins as MARC 21 in its binary form does: a leader of digits and letters in their places, and fields. */
export const isBinaryMarc = (head: string): boolean =>
  /^\s*\d{5}[a-z ][a-z][a-z ].{2}[\d ]{7}.{3}[\d ]{2}/.test(head) && head.includes(fieldEnd);

/**
 * The records of MARC 21 in its binary form (loc.gov/marc/specifications), as the trees that MARCXML gives. The text is decoded as UTF-8 already, so
 * fields are separated at their terminators, in the order of the directory: its lengths count bytes, and real files have wrong ones. A record in
 * MARC-8 is refused: its letters are not those of any encoding that is decoded here.
 */
export async function* splitMarc(pieces: AsyncIterable<string>): AsyncGenerator<XmlEntry> {
  let rest = '';
  let number = 0;
  let line = 1;
  let isSkipping = false;
  const entryOf = (text: string, isClosed: boolean): XmlEntry | undefined => {
    const lead = text.length - text.trimStart().length;
    line += countLines(text.slice(0, lead));
    const begin = line;
    line += countLines(text.slice(lead));
    const record = text.slice(lead);
    if (record === '') return undefined;
    number += 1;
    return { number, line: begin, ...(isClosed ? readRecord(record) : broken('unclosed_entry', record)) };
  };
  for await (const piece of pieces) {
    const parts = (rest + piece).split(recordEnd);
    rest = parts.pop() as string;
    for (const part of parts) {
      const entry = isSkipping ? undefined : entryOf(part, true);
      isSkipping = false;
      if (entry) yield entry;
    }
    if (rest.length <= recordMax) continue;
    if (!isSkipping) {
      number += 1;
      yield { number, line, ...broken('too_long', rest) };
    }
    isSkipping = true;
    rest = '';
  }
  const last = isSkipping ? undefined : entryOf(rest, false);
  if (last) yield last;
}

const noNode: XmlNode = { name: 'record', attributes: {}, text: '', children: [] };
const broken = (fault: NonNullable<Entry['fault']>, text: string) => ({ fault, text: text.slice(0, 200), node: noNode });

function readRecord(record: string): Pick<XmlEntry, 'text' | 'node' | 'fault' | 'size'> {
  const leader = record.slice(0, leaderLength);
  const directoryEnd = record.indexOf(fieldEnd, leaderLength);
  const directory = record.slice(leaderLength, directoryEnd);
  // Code 'a' is Unicode. Where nothing was lost in decoding, the letters are right whatever the code.
  if (leader[9] !== 'a' && (record.includes('\uFFFD') || record.includes(marc8Escape))) return broken('marc8', record);
  if (!isBinaryMarc(record) || !/^[\dA-Za-z]{3}\d{9}(?:[\dA-Za-z]{3}\d{9})*$/.test(directory)) return broken('bad_marc', record);
  const fields = record.slice(directoryEnd + 1).split(fieldEnd);
  const afterLast = fields.pop() as string;
  const tags = Array.from({ length: directory.length / directoryEntry }, (_, at) =>
    directory.slice(at * directoryEntry, (at + 1) * directoryEntry),
  )
    .sort((one, other) => Number(one.slice(7)) - Number(other.slice(7)))
    .map((entry) => entry.slice(0, 3));
  if (afterLast.trim() !== '' || fields.length !== tags.length) return broken('bad_marc', record);
  const elements = fields.length + record.split(subfieldBegin).length;
  const size = record.length + elements * elementSize;
  if (size > recordMax) return broken('too_long', record);
  const children = [element('leader', {}, leader), ...tags.map((tag, at) => fieldOf(tag, fields[at] as string))];
  return { text: '', size, node: element('record', {}, '', children) };
}

function fieldOf(tag: string, field: string): XmlNode {
  if (tag.startsWith('00')) return element('controlfield', { tag }, field);
  const [indicators = '', ...subfields] = field.split(subfieldBegin);
  const [ind1 = ' ', ind2 = ' '] = indicators;
  return element(
    'datafield',
    { tag, ind1, ind2 },
    '',
    subfields.map((subfield) => element('subfield', { code: subfield[0] ?? '' }, subfield.slice(1))),
  );
}

function element(name: string, attributes: Readonly<Record<string, string>>, text: string, children: XmlNode[] = []): XmlNode {
  return { name, attributes, text, children };
}
