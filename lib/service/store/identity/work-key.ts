import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';
import { firstPage } from './compare-places.ts';
import { isDistinctive, titleWords } from './title-words.ts';
import { plainUrl } from './work-traits.ts';

/** The key of a record without identifiers: all that tells it from another one, so that only the same record in the same words has the same key. */
export function workKey(record: Omit<ResearchRecord, 'key' | 'areas'>): string {
  const names = record.authors.map((author) => fold(Object.values(author.name)[0] ?? ''));
  const titles = Object.values(record.title).map((title) => titleWords(title ?? '').join(' '));
  const { year, type, volume, issue, reportNumber, url, date, publisher } = record;
  const place = [
    Object.values(record.venue?.name ?? {})[0],
    record.isbn ?? record.venue?.isbn,
    publisher,
    volume,
    issue,
    firstPage(record.pages),
    record.pages,
    reportNumber,
  ];
  // Two editorials of one person in one journal and year are two works where nothing numbers them and their abstracts differ.
  const isCommon = !Object.values(record.title).some((title) => isDistinctive(titleWords(title ?? '')));
  const isNumbered = [record.pages, volume, issue, reportNumber, url].some(Boolean);
  const abstracts = isCommon && !isNumbered ? Object.values(record.abstract ?? {}).map((text) => fold(text ?? '')) : [];
  const parts = [
    ...titles,
    ...names,
    year ?? '',
    date ?? '',
    type,
    ...place.map((part) => fold(part ?? '')),
    url ? plainUrl(url) : '',
    ...abstracts,
  ];
  return `work:${hash('sha256', parts.join('\n'), 'hex').slice(0, 20)}`;
}
