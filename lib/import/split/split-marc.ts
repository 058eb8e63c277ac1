import type { Entry } from '#lib/import/draft/entry.ts';
import { recordMax } from './record-bound.ts';
import { countLines } from './split-lines.ts';
import { elementSize, type XmlEntry, type XmlNode } from './split-xml.ts';

/** ISO 2709: the control characters that end a record and a field and begin a subfield. */
const [recordEnd, fieldEnd, subfieldBegin] = ['\u001d', '\u001e', '\u001f'] as const;
/** The escape character with which MARC-8 switches character sets. */
const marc8Escape = '\u001b';
const leaderLength = 24;
const directoryEntry = 12;

/** Whether a file begins like binary MARC 21: a leader of digits and letters in their positions, and fields. */
export const isBinaryMarc = (head: string): boolean =>
  /^\s*\d{5}[a-z ][a-z][a-z ].{2}[\d ]{7}.{3}[\d ]{2}/.test(head) && head.includes(fieldEnd);

/** Records of binary MARC 21 as trees of MARCXML. Splits at terminators, since lengths in real directories are often wrong. */
export async function* splitMarc(pieces: AsyncIterable<string>): AsyncGenerator<XmlEntry> {
  let rest = '';
  let number = 0;
  let line = 1;
  let isSkipping = false;
  const entryOf = (text: string, isClosed: boolean): XmlEntry | undefined => {
    const blanks = text.length - text.trimStart().length;
    line += countLines(text.slice(0, blanks));
    const firstLine = line;
    line += countLines(text.slice(blanks));
    const record = text.slice(blanks);
    if (record === '') return undefined;
    number += 1;
    return { number, line: firstLine, ...(isClosed ? readRecord(record) : brokenEntry('unclosed_entry', record)) };
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
      yield { number, line, ...brokenEntry('too_long', rest) };
    }
    isSkipping = true;
    rest = '';
  }
  const last = isSkipping ? undefined : entryOf(rest, false);
  if (last) yield last;
}

const noNode: XmlNode = { name: 'record', attributes: {}, text: '', children: [] };
const brokenEntry = (fault: NonNullable<Entry['fault']>, text: string) => ({ fault, text: text.slice(0, 200), node: noNode });

function readRecord(record: string): Pick<XmlEntry, 'text' | 'node' | 'fault' | 'size'> {
  const leader = record.slice(0, leaderLength);
  const directoryEnd = record.indexOf(fieldEnd, leaderLength);
  const directory = record.slice(leaderLength, directoryEnd);
  // Leader code `a` means Unicode. Many records have another code but are UTF-8, so only undecodable text is refused.
  if (leader[9] !== 'a' && (record.includes('\uFFFD') || record.includes(marc8Escape))) return brokenEntry('marc8', record);
  if (!isBinaryMarc(record) || !/^[\dA-Za-z]{3}\d{9}(?:[\dA-Za-z]{3}\d{9})*$/.test(directory)) return brokenEntry('bad_marc', record);
  const fields = record.slice(directoryEnd + 1).split(fieldEnd);
  const afterLast = fields.pop() as string;
  const tags = Array.from({ length: directory.length / directoryEntry }, (_, index) =>
    directory.slice(index * directoryEntry, (index + 1) * directoryEntry),
  )
    .sort((a, b) => Number(a.slice(7)) - Number(b.slice(7)))
    .map((entry) => entry.slice(0, 3));
  if (afterLast.trim() !== '' || fields.length !== tags.length) return brokenEntry('bad_marc', record);
  const elements = fields.length + record.split(subfieldBegin).length;
  const size = record.length + elements * elementSize;
  if (size > recordMax) return brokenEntry('too_long', record);
  const children = [element('leader', {}, leader), ...tags.map((tag, index) => fieldOf(tag, fields[index] as string))];
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
