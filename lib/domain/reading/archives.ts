import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import { memoized } from '#lib/base/bounds/memoized.ts';
import type { Language } from '#lib/languages/languages.ts';

/** A public archive with copies of works of many publishers. */
export interface Archive {
  readonly name: Readonly<Record<Language, string>>;
  /** `preprint`: the authors' version; `repository`: a deposit; `edition`: an old work, transcribed or scanned by later editors. */
  readonly kind: 'preprint' | 'repository' | 'edition';
}

const archive = (kind: Archive['kind'], en: string, ar = en): Archive => ({ kind, name: { en, ar } });

const pmc = archive('repository', 'PubMed Central');
const zenodo = archive('repository', 'Zenodo');
const hal = archive('repository', 'HAL');
const ads = archive('repository', 'NASA ADS');
const internetArchive = archive('edition', 'Internet Archive', 'أرشيف الإنترنت');
const hathiTrust = archive('edition', 'HathiTrust');
const openArabicPe = archive('edition', 'OpenArabicPE');

/** Archives by host, or by host and first path segment where the host has other content. */
const byAddress: Readonly<Record<string, Archive>> = lookupTable({
  'arxiv.org': archive('preprint', 'arXiv'),
  'biorxiv.org': archive('preprint', 'bioRxiv'),
  'eartharxiv.org': archive('preprint', 'EarthArXiv'),
  'essopenarchive.org': archive('preprint', 'ESS Open Archive'),
  'preprints.org': archive('preprint', 'Preprints.org'),
  'researchsquare.com': archive('preprint', 'Research Square'),
  'papers.ssrn.com': archive('preprint', 'SSRN'),
  'osf.io': archive('repository', 'OSF'),
  'ncbi.nlm.nih.gov/pmc': pmc,
  'pmc.ncbi.nlm.nih.gov': pmc,
  'europepmc.org': archive('repository', 'Europe PMC'),
  'zenodo.org': zenodo,
  'hal.science': hal,
  'hal.archives-ouvertes.fr': hal,
  'figshare.com': archive('repository', 'figshare'),
  'pangaea.de': archive('repository', 'PANGAEA'),
  'ntrs.nasa.gov': archive('repository', 'NASA Technical Reports Server'),
  'osti.gov': archive('repository', 'OSTI'),
  'articles.adsabs.harvard.edu': ads,
  'adsabs.harvard.edu/full': ads,
  'adsabs.harvard.edu/pdf': ads,
  'github.com/openarabicpe': openArabicPe,
  'openarabicpe.github.io': openArabicPe,
  'archive.org': internetArchive,
  'gallica.bnf.fr': archive('edition', 'Gallica'),
  'babel.hathitrust.org': hathiTrust,
  'catalog.hathitrust.org': hathiTrust,
  'gutenberg.org': archive('edition', 'Project Gutenberg', 'مشروع غوتنبرغ'),
  'ar.wikisource.org': archive('edition', 'Wikisource', 'ويكي مصدر'),
  'en.wikisource.org': archive('edition', 'Wikisource', 'ويكي مصدر'),
  'biodiversitylibrary.org': archive('edition', 'Biodiversity Heritage Library'),
  'qdl.qa': archive('edition', 'Qatar Digital Library', 'مكتبة قطر الرقمية'),
  'hindawi.org': archive('edition', 'Hindawi Foundation', 'مؤسسة هنداوي'),
  'archive.alsharekh.org': archive('edition', 'Alsharekh Archive', 'أرشيف الشارخ'),
  'shamela.ws': archive('edition', 'Shamela Library', 'المكتبة الشاملة'),
});

/** Archives by the DOI prefix under which they register works. */
const byDoi: readonly (readonly [prefix: string, archive: Archive])[] = [
  ['10.48550/arxiv.', byAddress['arxiv.org'] as Archive],
  ['10.2139/ssrn.', byAddress['papers.ssrn.com'] as Archive],
  ['10.21203/rs.', byAddress['researchsquare.com'] as Archive],
  ['10.20944/preprints', byAddress['preprints.org'] as Archive],
  ['10.31223/', byAddress['eartharxiv.org'] as Archive],
  ['10.22541/', byAddress['essopenarchive.org'] as Archive],
  ['10.31219/', byAddress['osf.io'] as Archive],
  ['10.17605/osf.', byAddress['osf.io'] as Archive],
  ['10.5281/zenodo.', zenodo],
  ['10.6084/m9.figshare', byAddress['figshare.com'] as Archive],
  ['10.1594/pangaea', byAddress['pangaea.de'] as Archive],
];

/** Every archive with its addresses and DOI prefixes. */
export const archives = { byAddress, byDoi } as const;

/** Display names of hosts that are not archives. */
const hostNames: Readonly<Record<string, string>> = lookupTable({
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'inspirehep.net': 'INSPIRE',
});

/** The archive of an address; undefined for publishers and other hosts. */
export function archiveAt(address: string): Archive | undefined {
  const { host, first } = partsOf(address);
  return byAddress[`${host}/${first}`] ?? byAddress[host];
}

/** The archive that registered a DOI; undefined for publishers. */
export function archiveOfDoi(doi: string): Archive | undefined {
  const lowerDoi = doi.toLowerCase();
  return byDoi.find(([prefix]) => lowerDoi.startsWith(prefix))?.[1];
}

/** The display name of an address's host: `nature.com`, `GitHub`; empty for an invalid address. */
export function hostName(address: string): string {
  const host = hostOf(address);
  return hostNames[host] ?? host;
}

/** The host without `www.`; empty for an invalid address. */
export const hostOf = (address: string): string => partsOf(address).host;

/** The host of an address without `www.` and its first path segment. Cached, since the rows of a list are asked for several times. */
const partsOf = memoized(
  (address) => {
    if (!URL.canParse(address)) return { host: '', first: '' };
    const { hostname, pathname } = new URL(address);
    return { host: hostname.replace(/^www\./, ''), first: pathname.toLowerCase().split('/').find(Boolean) ?? '' };
  },
  { most: 5000, length: 300 },
);
