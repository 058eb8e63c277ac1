import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';
import { firstPage } from './compare-places.ts';
import { isDistinctive, titleWords } from './title-words.ts';
import { plainUrl } from './work-traits.ts';

/** Key of a record without identifiers: a hash of everything that distinguishes works, so only identical records share it. */
export function workKey(record: Omit<ResearchRecord, 'key' | 'areas'>): string {
  const names = record.authors.map((author) => fold(Object.values(author.name)[0] ?? ''));
  const titles = Object.values(record.title).map((title) => titleWords(title ?? '').join(' '));
  const { year, type, volume, issue, reportNumber, url, date, publisher } = record;
  const location = [
    Object.values(record.venue?.name ?? {})[0],
    record.isbn ?? record.venue?.isbn,
    publisher,
    volume,
    issue,
    firstPage(record.pages),
    record.pages,
    reportNumber,
  ];
  // Without pages or numbers, two editorials of one author, journal and year differ only in their abstracts.
  const isCommon = !Object.values(record.title).some((title) => isDistinctive(titleWords(title ?? '')));
  const isNumbered = [record.pages, volume, issue, reportNumber, url].some(Boolean);
  const abstracts = isCommon && !isNumbered ? Object.values(record.abstract ?? {}).map((text) => fold(text ?? '')) : [];
  const parts = [
    ...titles,
    ...names,
    year ?? '',
    date ?? '',
    type,
    ...location.map((part) => fold(part ?? '')),
    url ? plainUrl(url) : '',
    ...abstracts,
  ];
  return `work:${hash('sha256', parts.join('\n'), 'hex').slice(0, 20)}`;
}
