import type { Language } from '#lib/domain/language.ts';

export const formatNames = ['bibtex', 'ris', 'csl', 'csv', 'jsonld'] as const;
export type FormatName = (typeof formatNames)[number];

export interface Format {
  /** As it stands in `Content-Type`. */
  readonly mediaType: string;
  /** Without a dot. CSL-JSON is what `.json` means for a publication. */
  readonly extension: string;
  readonly label: Readonly<Record<Language, string>>;
}

/** The formats a publication is exported in. */
export const formats: Readonly<Record<FormatName, Format>> = {
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', extension: 'bib', label: { en: 'BibTeX', ar: 'BibTeX' } },
  ris: { mediaType: 'application/x-research-info-systems', extension: 'ris', label: { en: 'RIS', ar: 'RIS' } },
  csl: { mediaType: 'application/vnd.citationstyles.csl+json', extension: 'json', label: { en: 'CSL-JSON', ar: 'CSL-JSON' } },
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', extension: 'csv', label: { en: 'CSV (Excel)', ar: 'CSV (لبرنامج Excel)' } },
  jsonld: { mediaType: 'application/ld+json', extension: 'jsonld', label: { en: 'JSON-LD (schema.org)', ar: 'JSON-LD (schema.org)' } },
};

/** The format that a name (`bibtex`), a media type (parameters and case do not matter) or an extension (with or without its dot) stands for. */
export function formatOf(written: string): FormatName | undefined {
  const asked = (written.split(';')[0] as string).trim().toLowerCase().replace(/^\./, '');
  return formatNames.find((name) => {
    const { mediaType, extension } = formats[name];
    return asked === name || asked === extension || asked === mediaType.split(';')[0];
  });
}
