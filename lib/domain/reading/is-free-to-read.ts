import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { Research } from '#lib/domain/research.ts';
import { type Archive, archiveAt, archiveOfDoi, hostOf } from './archives.ts';
import { isOpenLicence } from './is-open-licence.ts';

/** The facts about a work that decide where it can be read, and at what cost. */
export type ReadableWork = Pick<Research, 'url' | 'pdfUrl' | 'doi' | 'arxiv' | 'openAccess' | 'licence' | 'versions'>;

/**
 * Whether everybody can read the work without paying: it is open access, an archive has it, or its licence is Creative Commons or public
 * domain. False only if a source states that it is not open access; undefined if nothing is known. The filter, the label of a row and the
 * API all use this function.
 */
export function isFreeToRead(work: ReadableWork): boolean | undefined {
  const isOpen = isOpenAccess(work);
  return isOpen || archivedCopies(work).some(({ isFree }) => isFree) ? true : isOpen;
}

/** Whether the work is open access by statement or by licence; undefined if neither is known. */
export function isOpenAccess({ openAccess, licence }: Pick<ReadableWork, 'openAccess' | 'licence'>): boolean | undefined {
  return isOpenLicence(licence) || openAccess;
}

/** The address of the PDF if everybody can open it. */
export function freePdfUrl(work: ReadableWork): string | undefined {
  const { pdfUrl } = work;
  const archive = pdfUrl === undefined ? undefined : archiveAt(pdfUrl);
  const isOpen = isOpenAccess(work);
  return (archive ? isFreeIn(archive, isOpen) : isOpen) ? pdfUrl : undefined;
}

/** Copies in archives, one per archive. */
export function archivedCopies(work: ReadableWork): readonly (Archive & { readonly href: string; readonly isFree: boolean })[] {
  const { url, pdfUrl, doi, arxiv, versions = [] } = work;
  const isOpen = isOpenAccess(work);
  const preprints = [arxiv, ...versions.map((version) => version.arxiv)].flatMap((number) => (number ? [arxivAddress(number)] : []));
  const dois = [doi, ...versions.map((version) => version.doi)].flatMap((each) => (each && archiveOfDoi(each) ? [each] : []));
  const copies: readonly (readonly [archive: Archive | undefined, href: string])[] = [
    // A link opens the page of a preprint rather than its PDF: the page has all versions and formats.
    ...[url, pdfUrl, ...preprints].flatMap((address) => (address ? [[archiveAt(address), arxivPage(address)] as const] : [])),
    ...dois.map((each) => [archiveOfDoi(each), arxivOf(each) ?? doiAddress(each)] as const),
  ];
  const ways = copies.flatMap(([archive, href]) => (archive ? [{ ...archive, href, isFree: isFreeIn(archive, isOpen) }] : []));
  return ways.filter((way, index) => ways.findIndex(({ name }) => name.en === way.name.en) === index);
}

/** Preprints and editions are always open. A deposit in a repository is open unless its source states otherwise. */
const isFreeIn = ({ kind }: Archive, isOpen: boolean | undefined) => kind !== 'repository' || isOpen !== false;

const arxivPage = (address: string) => (hostOf(address) === 'arxiv.org' ? address.replace(/\/pdf\/(.+?)(?:\.pdf)?$/, '/abs/$1') : address);

/** The address of a preprint by its arXiv DOI, which contains its number. */
function arxivOf(doi: string): string | undefined {
  const number = /^10\.48550\/arxiv\.(.+)$/i.exec(doi)?.[1];
  return number ? arxivAddress(number) : undefined;
}
