import type { Author } from '#lib/domain/author.ts';
import type { Research } from '#lib/domain/research.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import type { FormatWriter, ResearchFormat } from '#lib/formats/values/research-format.ts';
import { type AuthorFormatName, type FormatName, formats } from './formats.ts';

/** Publications as one string. For lists of unknown length use `formatWriter`, which holds one record at a time. */
export function writeFormat(format: FormatName, items: readonly Research[], options: WriteOptions): string {
  return concatenate(formatWriter(format, options), items);
}

/** The file of one publication; differs from a list of one where the format has no lists. */
export function writeRecord(format: FormatName, research: Research, options: WriteOptions): string {
  return concatenate(formats[format].recordWriter?.(options) ?? formatWriter(format, options), [research]);
}

/** The same bytes as `writeFormat`, record by record. Items must be complete records, not list rows. */
export function formatWriter(format: FormatName, options: WriteOptions): FormatWriter<Research> {
  return formats[format].writer(options);
}

/** Authors as one file in a format. */
export function writeAuthorFormat(format: AuthorFormatName, authors: readonly Author[], options: WriteOptions): string {
  return concatenate(authorFormatWriter(format, options), authors);
}

/** The same bytes as `writeAuthorFormat`, record by record. */
export function authorFormatWriter(format: AuthorFormatName, options: WriteOptions): FormatWriter<Author> {
  return (formats[format] as Required<ResearchFormat>).authorWriter(options);
}

function concatenate<T>(writer: FormatWriter<T>, items: readonly T[]): string {
  return writer.head + items.map((item, index) => writer.item(item, index)).join('') + writer.tail;
}
