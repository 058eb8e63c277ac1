import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import type { Draft } from '#lib/service/import/draft/draft.ts';
import { journalMacros } from './journal-macros.ts';

/** Where a work appeared. Theses, reports and kinds that nobody knows come from an institution. */
export function venueOf(kind: string, journal: string | undefined, field: (...names: string[]) => string | undefined): Draft['venue'] {
  if (kind.endsWith('thesis') || kind === 'techreport' || kind === 'report')
    return { name: field('school', 'institution', 'publisher', 'organization'), kind: 'institution' };
  if (journal) return { name: journalName(journal), kind: 'journal' };
  const name = field('booktitle', 'series', 'eventtitle');
  const institution = name ? undefined : field('institution', 'school', 'organization');
  if (institution) return { name: institution, kind: venueKinds[kind] ?? 'institution' };
  const published = name ?? field('howpublished');
  return { name: addressIn(published) ? undefined : published, kind: venueKinds[kind] };
}

/** Reports, patents and the like have a number of their own, books the number that they have in a series, articles that of an issue. */
export function numbersOf(
  kind: string,
  eid: string | undefined,
  field: (...names: string[]) => string | undefined,
): Pick<Draft, 'volume' | 'issue' | 'reportNumber' | 'pages'> {
  const isNumbered = /^(?:(?:tech)?report|patent|legislation|standard|misc|online|dataset)$/.test(kind);
  const isBook = /^(?!in|supp).*(?:book|collection|proceedings|reference)/.test(kind);
  const pages = field('pages');
  return {
    volume: field('volume'),
    issue: isNumbered || isBook ? field('issue') : field('number', 'issue'),
    reportNumber: isNumbered ? field('number', 'reportnumber') : field('reportnumber'),
    // Zenodo's entries have the DOI for a number of the article, those of preprints the number of the preprint.
    pages:
      (/^arxiv:/i.test(pages ?? '') ? undefined : pages) ??
      (/^10\.\d{4,}\//.test(eid ?? '') ? undefined : field('eid', 'articleno', 'article-number', 'elocation-id')),
  };
}

/** `howpublished` is often nothing but an address. */
export function addressIn(text: string | undefined): string | undefined {
  return /^(?:\\url\{)?(https?:\/\/[^\s{}]+)\}?$/.exec(text ?? '')?.[1];
}

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  inproceedings: 'conference',
  conference: 'conference',
  incollection: 'book',
  inbook: 'book',
});

function journalName(journal: string | undefined): string | undefined {
  const macro = /^\\?([a-z]+)\\?$/i.exec(journal ?? '')?.[1];
  return (
    (macro && journal?.includes('\\') ? journalMacros[macro.toLowerCase()] : undefined) ??
    (macro && /^[a-z]+$/.test(journal ?? '') ? journalMacros[macro] : undefined) ??
    journal?.replace(/^\\/, '')
  );
}
