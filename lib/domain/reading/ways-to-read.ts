import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { type Archive, archiveAt, archiveOfDoi, hostName, hostOf } from './archives.ts';

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

type Work = Pick<Research, 'url' | 'pdfUrl' | 'doi' | 'arxiv' | 'openAccess' | 'licence' | 'versions'>;

/** Where a work can be read, best first: free copies, the publisher by DOI, then other addresses of the source. Each host once. */
export function waysToRead(work: Work): readonly ReadingWay[] {
  const { url, pdfUrl, doi, openAccess, licence } = work;
  const archived = archivedCopies(work);
  const isFreeElsewhere = archived.some(({ isFree }) => isFree);
  // `openAccess` does not state which copy is open. If an archive has a copy, we assume that this copy is meant.
  const isFree = openAccess === undefined || (openAccess && isFreeElsewhere) ? undefined : openAccess;
  const isElsewhere = (address: string | undefined): address is string =>
    address !== undefined && hostOf(address) !== '' && !archiveAt(address) && !/^(?:dx\.)?doi\.org$/.test(hostOf(address));
  const pdf: ReadingWay[] = isElsewhere(pdfUrl) ? [hostedCopy('pdf', pdfUrl, isFree)] : [];
  const publisher: ReadingWay[] =
    doi && !archiveOfDoi(doi)
      ? [withoutUndefined<ReadingWay>({ kind: 'publisher', href: doiAddress(doi), isFree: pdf[0]?.isFree ? undefined : isFree })]
      : [];
  const page: ReadingWay[] = isElsewhere(url) && hostOf(url) !== hostOf(pdf[0]?.href ?? '') ? [hostedCopy('page', url, isFree)] : [];
  const ways = [...archived, ...(openAccess ? [...pdf, ...publisher] : [...publisher, ...pdf]), ...(publisher.length > 0 ? [] : page)];
  const best = [...ways.filter((way) => way.isFree), ...ways.filter((way) => !way.isFree)];
  // The licence of a record is that of the publisher's version if there is one, else that of the best copy.
  const licensed = licence && (publisher.length > 0 ? (pdf.find((way) => way.isFree) ?? publisher[0]) : best[0]);
  return best.map((way) => (licence && way === licensed ? { ...way, licence } : way));
}

/** Copies in archives, one per archive. */
function archivedCopies({ url, pdfUrl, doi, arxiv, openAccess, versions = [] }: Work): readonly ReadingWay[] {
  const preprints = [arxiv, ...versions.map((version) => version.arxiv)].flatMap((number) => (number ? [arxivAddress(number)] : []));
  const dois = [doi, ...versions.map((version) => version.doi)].flatMap((each) => (each && archiveOfDoi(each) ? [each] : []));
  const copies: readonly (readonly [archive: Archive | undefined, href: string])[] = [
    // A link opens the page of a preprint rather than its PDF: the page has all versions and formats.
    ...[url, pdfUrl, ...preprints].flatMap((address) => (address ? [[archiveAt(address), arxivPage(address)] as const] : [])),
    ...dois.map((each) => [archiveOfDoi(each), arxivOf(each) ?? doiAddress(each)] as const),
  ];
  const ways = copies.flatMap(([archive, href]) => (archive ? [{ ...archive, href, isFree: isFreeIn(archive, openAccess) }] : []));
  return ways.filter((way, index) => ways.findIndex(({ name }) => name.en === way.name.en) === index);
}

/** Preprints and editions are always open. A deposit in a repository is open unless its source states otherwise. */
const isFreeIn = ({ kind }: Archive, openAccess: boolean | undefined) => kind !== 'repository' || openAccess !== false;

function hostedCopy(kind: 'pdf' | 'page', href: string, isFree: boolean | undefined): ReadingWay {
  const host = hostName(href);
  return withoutUndefined<ReadingWay>({ kind, href, name: host ? { en: host, ar: host } : undefined, isFree });
}

const arxivPage = (address: string) => (hostOf(address) === 'arxiv.org' ? address.replace(/\/pdf\/(.+?)(?:\.pdf)?$/, '/abs/$1') : address);

/** The address of a preprint by its arXiv DOI, which contains its number. */
function arxivOf(doi: string): string | undefined {
  const number = /^10\.48550\/arxiv\.(.+)$/i.exec(doi)?.[1];
  return number ? arxivAddress(number) : undefined;
}
