import type { Author } from '#lib/domain/author.ts';
import type { Research } from '#lib/domain/research.ts';
import { authorCsv } from '#lib/formats/bibliography/author-csv.ts';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { writeCsl } from '#lib/formats/bibliography/csl.ts';
import { researchCsv } from '#lib/formats/bibliography/csv.ts';
import { csvHead } from '#lib/formats/bibliography/csv-syntax.ts';
import { writeRis } from '#lib/formats/bibliography/ris.ts';
import { referenceOf } from '#lib/formats/cite/reference.ts';
import { personNode, researchNode } from '#lib/formats/metadata/jsonld.ts';
import type { WriteOptions } from './addresses.ts';
import type { FormatName } from './formats.ts';

/** The reader's language and the address of the site, without a trailing slash. */
export type { WriteOptions } from './addresses.ts';

/** A file in three parts: `head`, one piece per record in order (the index is 0-based), `tail`. Their concatenation is the file. */
export interface FormatWriter<T> {
  readonly head: string;
  item(value: T, index: number): string;
  readonly tail: string;
}

/** Publications as one string. For lists of unknown length use `formatWriter`, which holds one record at a time. */
export function writeFormat(format: FormatName, items: readonly Research[], options: WriteOptions): string {
  return concatenate(formatWriter(format, options), items);
}

/** The same bytes as `writeFormat`, record by record. Items must be complete records, not list rows. */
export function formatWriter(format: FormatName, options: WriteOptions): FormatWriter<Research> {
  const reference = (research: Research) => referenceOf(research, options);
  switch (format) {
    case 'bibtex':
      return { head: '', item: (research) => writeBibtex(reference(research)), tail: '' };
    case 'ris':
      return { head: '', item: (research) => writeRis(reference(research)), tail: '' };
    case 'csl':
      return jsonList('[', (research) => writeCsl(reference(research)), ']\n');
    case 'csv':
      return { head: csvHead(researchCsv, options.language), item: (research) => researchCsv.row(research, options), tail: '' };
    case 'jsonld':
      return jsonLdGraph((research) => researchNode(research, options));
  }
}

/** Authors as one file in a format. */
export function writeAuthorFormat(format: 'csv' | 'jsonld', authors: readonly Author[], options: WriteOptions): string {
  return concatenate(authorFormatWriter(format, options), authors);
}

/** The same bytes as `writeAuthorFormat`, record by record. */
export function authorFormatWriter(format: 'csv' | 'jsonld', options: WriteOptions): FormatWriter<Author> {
  if (format === 'jsonld') return jsonLdGraph((author) => personNode(author, options));
  return { head: csvHead(authorCsv, options.language), item: (author) => authorCsv.row(author, options), tail: '' };
}

function jsonLdGraph<T>(node: (value: T) => object): FormatWriter<T> {
  return jsonList('{"@context":"https://schema.org","@graph":[', (value) => JSON.stringify(node(value)), ']}\n');
}

function jsonList<T>(head: string, write: (value: T) => string, tail: string): FormatWriter<T> {
  return { head, item: (value, index) => `${index === 0 ? '\n' : ',\n'}${write(value)}`, tail: `\n${tail}` };
}

function concatenate<T>(writer: FormatWriter<T>, items: readonly T[]): string {
  return writer.head + items.map((item, index) => writer.item(item, index)).join('') + writer.tail;
}
