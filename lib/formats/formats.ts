import type { Language } from '#lib/domain/language.ts';

/** Names of the export formats of publications. */
export const formatNames = ['bibtex', 'ris', 'csl', 'csv', 'jsonld'] as const;
/** A key of `formats`; `formatOf` also finds it by media type or extension. */
export type FormatName = (typeof formatNames)[number];

/** An export format: media type, file extension and label. */
export interface Format {
  /** The value of `Content-Type`. */
  readonly mediaType: string;
  /** Without a dot. For publications, `json` means CSL-JSON. */
  readonly extension: string;
  readonly label: Readonly<Record<Language, string>>;
}

/** The export formats of a publication. */
export const formats: Readonly<Record<FormatName, Format>> = {
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', extension: 'bib', label: { en: 'BibTeX', ar: 'BibTeX' } },
  ris: { mediaType: 'application/x-research-info-systems', extension: 'ris', label: { en: 'RIS', ar: 'RIS' } },
  csl: { mediaType: 'application/vnd.citationstyles.csl+json', extension: 'json', label: { en: 'CSL-JSON', ar: 'CSL-JSON' } },
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', extension: 'csv', label: { en: 'CSV (Excel)', ar: 'CSV (لبرنامج Excel)' } },
  jsonld: { mediaType: 'application/ld+json', extension: 'jsonld', label: { en: 'JSON-LD (schema.org)', ar: 'JSON-LD (schema.org)' } },
};

/** The format for a name (`bibtex`), a media type (ignoring parameters and case) or an extension (with or without dot). */
export function formatOf(name: string): FormatName | undefined {
  const key = (name.split(';')[0] as string).trim().toLowerCase().replace(/^\./, '');
  return formatNames.find((name) => {
    const { mediaType, extension } = formats[name];
    return key === name || key === extension || key === mediaType.split(';')[0];
  });
}
