import { arxivPdfAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { cleanArxiv, cleanBibcode, cleanDoi, cleanOpenalex, cleanPmid, cleanUrl, doiInUrl } from '#lib/import/clean/identifiers.ts';
import { cleanLicence } from '#lib/import/clean/licences.ts';
import { plainOrUndefined } from '#lib/import/clean/plain.ts';
import type { Draft, RawValue, Warn } from '#lib/import/draft/draft.ts';
import { languages } from '#lib/languages/languages.ts';

/** Identifiers in bare form; a malformed one is left out with a warning. A missing DOI is taken from the URL. */
export function identifiersIn(draft: Draft, warn: Warn): Pick<ResearchRecord, 'doi' | 'arxiv' | 'bibcode' | 'openalex' | 'pmid'> {
  const statedDoi = cleanDoi(draft.doi);
  if (draft.doi && !statedDoi) warn('bad_doi', 'doi', draft.doi);
  const doi = statedDoi ?? doiInUrl(draft.url);
  const arxiv = cleanArxiv(draft.arxiv) ?? (doi?.startsWith('10.48550/arxiv.') ? cleanArxiv(doi) : undefined);
  const bibcode = cleanBibcode(draft.bibcode) ?? cleanBibcode(draft.url);
  const openalex = cleanOpenalex(draft.openalex);
  const pmid = cleanPmid(draft.pmid);
  if (draft.arxiv && !arxiv) warn('wrong_kind', 'arxiv', draft.arxiv);
  if (draft.openalex && !openalex) warn('wrong_kind', 'openalex', draft.openalex);
  if (draft.bibcode?.trim() && !bibcode) warn('wrong_kind', 'bibcode', draft.bibcode);
  if (draft.pmid && !pmid) warn('wrong_kind', 'pmid', draft.pmid);
  return {
    ...(doi && { doi }),
    ...(arxiv && { arxiv }),
    ...(bibcode && { bibcode }),
    ...(openalex && { openalex }),
    ...(pmid && { pmid }),
  };
}

/** The addresses of a work. Those that exports of Madar derive are left out: of its page there, and of the PDF of its arXiv number. */
export function linksIn(draft: Draft, arxiv: string | undefined, warn: Warn) {
  const [url, pdfUrl] = [linkIn('url', draft.url, warn), linkIn('pdfUrl', draft.pdfUrl, warn)];
  const id = ownPage.exec(url ?? '')?.[1];
  // Our keys end with the id, so that addresses of the same form at other sites stay.
  const isOwnPage = id !== undefined && new RegExp(`^(?:[a-z]+\\d{4})?${id}$`).test(draft.sourceId ?? '');
  const isDerivedPdf = arxiv !== undefined && pdfUrl?.replace(/\.pdf$/, '') === arxivPdfAddress(arxiv);
  return { url: isOwnPage ? undefined : url, pdfUrl: isDerivedPdf ? undefined : pdfUrl };
}

const ownPage = new RegExp(`/(?:${languages.join('|')})/research/(\\d+)$`);

function linkIn(field: string, value: string | undefined, warn: Warn): string | undefined {
  const [first, ...others] = value?.trim().split(/\s*\|\s*|;\s+(?=https?:)|\s+(?=https?:)/) ?? [];
  for (const other of others) warn('only_first', field, other);
  const url = cleanUrl(first);
  if (value?.trim() && !url) warn('bad_url', field, value);
  return url;
}

/** A boolean from the words of spreadsheets (`yes`, `نعم`). Scopus states the kind of open access (`Gold`), which counts as true. */
export function flagIn(field: string, value: RawValue, warn: Warn): boolean | undefined {
  if (typeof value === 'boolean' || value === undefined || value === '') return value === '' ? undefined : value;
  const text = String(value).trim();
  if (/^(?:yes|y|true|1|نعم|.*\b(?:open access|gold|green|bronze|hybrid|diamond)\b.*)$/i.test(text)) return true;
  if (/^(?:no|n|false|0|لا|closed)$/i.test(text)) return false;
  warn('not_yes_or_no', field, value);
  return undefined;
}

/** The licence. An address that is not a known licence is dropped with a warning. */
export function licenceIn({ licence: text }: Draft, warn: Warn): string | undefined {
  const licence = cleanLicence(plainOrUndefined(text));
  if (text?.trim() && !licence) warn('not_a_licence', 'licence', text);
  return licence;
}

export function countIn(field: string, value: RawValue, warn: Warn): number | undefined {
  if (value === undefined || value === '') return undefined;
  const count = typeof value === 'boolean' ? Number.NaN : Number(value);
  if (Number.isInteger(count) && count >= 0) return count;
  warn('not_a_count', field, value);
  return undefined;
}
