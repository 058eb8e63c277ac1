import { isObject } from '#lib/import/formats/reading.ts';
import type { XmlNode } from '#lib/import/split/split-xml.ts';
import type { RecordFormat } from './essential-facts.ts';
import type { RawRecord } from './find-losses.ts';

/** A raw JSON record, without the envelope of its service. */
export function rawJson(format: string, value: unknown): RawRecord {
  const content = isObject(value)
    ? format === 'datacite'
      ? value.attributes
      : format === 'inspire'
        ? value.metadata
        : undefined
    : undefined;
  return { format: format as RecordFormat, value: isObject(content) ? content : value };
}

/** A raw XML record. MARC fields are objects by tag, with texts by subfield code and the second indicator. */
export function rawXml(format: 'oai' | 'mods' | 'marc' | 'jats' | 'pubmed' | 'endnote' | 'zotero', node: XmlNode): RawRecord {
  if (format !== 'marc') return { format: node.name.startsWith('arXiv') ? 'arxiv-xml' : format, value: node };
  const fields: Record<string, Record<string, string>[]> = Object.create(null) as Record<string, Record<string, string>[]>;
  for (const { attributes, children } of node.children) {
    if (!attributes.tag) continue;
    const field: Record<string, string> = { ...(attributes.ind2?.trim() && { ind2: attributes.ind2 }) };
    for (const subfield of children) {
      const code = subfield.attributes.code ?? '';
      field[code] = [field[code], subfield.text].filter(Boolean).join(' ');
    }
    fields[attributes.tag] = [...(fields[attributes.tag] ?? []), field];
  }
  return { format, value: fields };
}

const tagLines: Readonly<Record<string, RegExp>> = {
  ris: /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/,
  wos: /^([A-Z][A-Z0-9])(?: (.*))?$/,
  enw: /^(%\S) ?(.*)$/,
  nbib: /^([A-Z]{2,4}) *- ?(.*)$/,
};

/** The values of tagged lines by tag. Only in Web of Science a further line is a further value. */
export function rawTagged(format: 'ris' | 'enw' | 'nbib', text: string): RawRecord {
  const dialect = format === 'ris' && /^\uFEFF?PT /.test(text) ? 'wos' : format;
  const pattern = tagLines[dialect] as RegExp;
  const values: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  let tag = '';
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    const match = pattern.exec(line);
    if (!match && dialect !== 'wos') continue;
    tag = match?.[1] ?? tag;
    const value = (match ? match[2] : line)?.trim();
    if (tag && value) values[tag] = [...(values[tag] ?? []), value];
  }
  return { format: dialect, value: values };
}

/** The fields of a BibTeX entry by name. The names of people are separate values. */
export function rawBibtex(text: string): RawRecord {
  const kind = /^\s*@\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  const fields: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  const starts = [...text.matchAll(/[,\n]\s*([a-z][\w:-]*)\s*=\s*(?=[{"\w])/gi)];
  for (const [index, { 0: start, 1: name = '', index: at }] of starts.entries()) {
    const value = text
      .slice(at + start.length, Math.min(starts[index + 1]?.index ?? text.length, at + 20_000))
      .replace(/^[{"]|[}"][\s,]*$/g, '');
    fields[name.toLowerCase()] ??= value;
  }
  // In other entries the number is that of a report, a patent or a series.
  if (kind !== 'article') delete fields.number;
  if (typeof fields.month === 'string') fields.month = fields.month && `${String(fields.year ?? '')} ${fields.month}`;
  if (typeof fields.author === 'string') fields.author = namesIn(fields.author);
  return { format: 'bibtex', value: fields };
}

/** Names separated by "and" outside braces. */
function namesIn(text: string): string[] {
  const groups: string[] = [];
  let outer = text;
  for (let depth = 0; depth < 3; depth += 1) outer = outer.replace(/\{[^{}]*\}/g, (group) => `⟦${groups.push(group) - 1}⟧`);
  return outer.split(/\s+and\s+/i).map((name) => name.replace(/⟦(\d+)⟧/g, (_, index: string) => groups[Number(index)] ?? ''));
}

/** The cells of a table row by index. */
export function rawRow(cells: readonly string[], columns: readonly number[] | undefined, headings: readonly string[]): RawRecord {
  const value = columns ? Object.fromEntries(cells.map((cell, position) => [columns[position], cell])) : cells;
  return { format: 'csv', value, headings };
}
