import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Archive, archiveAt, archiveOfDoi, hostName, hostOf } from './archives.ts';
import { archivedCopies, isOpenAccess, type ReadableWork } from './is-free-to-read.ts';

/** A copy of a work and who provides it. */
export interface ReadingWay {
  /** `pdf` and `page` are at a host that is not a known archive. */
  readonly kind: Archive['kind'] | 'publisher' | 'pdf' | 'page';
  readonly href: string;
  /** The archive or host; absent for a publisher, which a DOI does not name. */
  readonly name?: Readonly<Record<Language, string>>;
  /** Whether the copy is open to everybody; absent when the source does not state it. */
  readonly isFree?: boolean;
  /** The licence of this copy, as stated by the source. */
  readonly licence?: string;
}

/** Where a work can be read, best first: free copies, the publisher by DOI, then other addresses of the source. Each host once. */
export function waysToRead(work: ReadableWork): readonly ReadingWay[] {
  const { url, pdfUrl, doi, licence } = work;
  const isOpen = isOpenAccess(work);
  const archived = archivedCopies(work);
  const isFreeElsewhere = archived.some(({ isFree }) => isFree);
  // Open access does not state which copy is open. If an archive has a copy, we assume that this copy is meant.
  const isFree = isOpen && isFreeElsewhere ? undefined : isOpen;
  const isElsewhere = (address: string | undefined): address is string =>
    address !== undefined && hostOf(address) !== '' && !archiveAt(address) && !/^(?:dx\.)?doi\.org$/.test(hostOf(address));
  const pdf: ReadingWay[] = isElsewhere(pdfUrl) ? [hostedCopy('pdf', pdfUrl, isFree)] : [];
  const publisher: ReadingWay[] =
    doi && !archiveOfDoi(doi)
      ? [withoutUndefined<ReadingWay>({ kind: 'publisher', href: doiAddress(doi), isFree: pdf[0]?.isFree ? undefined : isFree })]
      : [];
  const page: ReadingWay[] = isElsewhere(url) && hostOf(url) !== hostOf(pdf[0]?.href ?? '') ? [hostedCopy('page', url, isFree)] : [];
  const ways = [...archived, ...(isOpen ? [...pdf, ...publisher] : [...publisher, ...pdf]), ...(publisher.length > 0 ? [] : page)];
  const best = [...ways.filter((way) => way.isFree), ...ways.filter((way) => !way.isFree)];
  // The licence of a record is that of the publisher's version if there is one, else that of the best copy.
  const licensed = licence && (publisher.length > 0 ? (pdf.find((way) => way.isFree) ?? publisher[0]) : best[0]);
  return best.map((way) => (licence && way === licensed ? { ...way, licence } : way));
}

function hostedCopy(kind: 'pdf' | 'page', href: string, isFree: boolean | undefined): ReadingWay {
  const host = hostName(href);
  return withoutUndefined<ReadingWay>({ kind, href, name: host ? { en: host, ar: host } : undefined, isFree });
}
