import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { journalMacros } from '#lib/formats/bibliography/journal-macros.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { addressIn } from './bibtex-address.ts';
import type { FieldReader } from './bibtex-fields.ts';

/** Where a work appeared: an institution for theses, reports and works without journal and book. `type` is the type code of the work. */
export function venueOf(kind: string, journal: string | undefined, type: string | undefined, field: FieldReader): Draft['venue'] {
  const isOfInstitution = kind.endsWith('thesis') || kind === 'techreport' || kind === 'report';
  if (isOfInstitution && (!journal || field('school', 'institution')))
    return { name: field('school', 'institution', 'publisher', 'organization'), kind: 'institution' };
  if (journal) return { name: journalName(journal), kind: venueKindOfType[type ?? ''] ?? 'journal' };
  const name = [field('booktitle'), field('booksubtitle')].filter(Boolean).join(': ') || field('series', 'eventtitle');
  const institution = name ? undefined : field('institution', 'school', 'organization');
  if (institution) return { name: institution, kind: venueKinds[kind] ?? 'institution' };
  const venueName = name ?? howPublished(field('howpublished'));
  return { name: venueName, kind: venueKinds[kind] };
}

/** `howpublished` is often an address, which names no venue. */
function howPublished(text: string | undefined): string | undefined {
  return !text || addressIn(text) ? undefined : decodeLatex(text);
}

/** Kinds of the venue in `journal` by type of the work: Scopus also uses this field for books and conferences. */
const venueKindOfType: Readonly<Record<string, VenueKind>> = lookupTable({ 'book-chapter': 'book', 'conference-paper': 'conference' });

/** The field `number` is the number of a report or patent, the number of a book in its series, or the issue of an article. */
export function numbersOf(
  kind: string,
  eid: string | undefined,
  field: FieldReader,
): Pick<Draft, 'volume' | 'issue' | 'reportNumber' | 'pages'> {
  const isNumbered = /^(?:(?:tech)?report|patent|legislation|standard|misc|online|dataset)$/.test(kind);
  const isBook = /^(?!in|supp).*(?:book|collection|proceedings|reference)/.test(kind);
  return {
    volume: field('volume'),
    issue: isNumbered || isBook ? field('issue') : field('number', 'issue'),
    reportNumber: isNumbered ? field('number', 'reportnumber') : field('reportnumber'),
    // Zenodo repeats the DOI as article number, and a catalogue of VizieR has its name there.
    pages:
      field('pages') ??
      (kind === 'dataset' || /^10\.\d{4,}\//.test(eid ?? '')
        ? undefined
        : field('eid', 'articleno', 'article-number', 'elocation-id', 'art_number')),
  };
}

const venueKinds: Readonly<Record<string, VenueKind>> = lookupTable({
  inproceedings: 'conference',
  conference: 'conference',
  incollection: 'book',
  inbook: 'book',
  bookinbook: 'book',
  inreference: 'book',
  suppbook: 'book',
  suppcollection: 'book',
});

function journalName(journal: string | undefined): string | undefined {
  const macro = /^\\?([a-z]+)\\?$/i.exec(journal ?? '')?.[1];
  return (
    (macro && journal?.includes('\\') ? journalMacros[macro.toLowerCase()] : undefined) ??
    (macro && /^[a-z]+$/.test(journal ?? '') ? journalMacros[macro] : undefined) ??
    journal?.replace(/^\\/, '')
  );
}
