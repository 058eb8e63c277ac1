import { lookupTable } from '#lib/base/bounds/lookup-table.ts';
import type { VenueKind } from '#lib/domain/research.ts';
import { splitKeywords } from '#lib/import/clean/keywords.ts';
import { singleBlanks } from '#lib/import/clean/single-blanks.ts';
import { splitList } from '#lib/import/clean/split-list.ts';
import { titleByLanguage } from '#lib/import/clean/title-pair.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { withoutPaddedDay } from '#lib/import/formats/ads.ts';
import { authorsWithAffiliations, isLettered } from '#lib/import/formats/affiliation-addresses.ts';
import { indexTypes, thesisTypes } from '#lib/import/formats/index-types.ts';
import { readTags, type Tags } from './read-tags.ts';

/** RIS type by EndNote type. */
const risTypes = lookupTable({
  'journal article': 'JOUR',
  'electronic article': 'JOUR',
  'magazine article': 'JOUR',
  'conference paper': 'CPAPER',
  'conference proceedings': 'CONF',
  book: 'BOOK',
  'edited book': 'BOOK',
  'electronic book': 'BOOK',
  'book section': 'CHAP',
  'electronic book section': 'CHAP',
  encyclopedia: 'CHAP',
  thesis: 'THES',
  report: 'RPRT',
  'government document': 'RPRT',
  dataset: 'DATA',
  'computer program': 'COMP',
  patent: 'PAT',
  standard: 'STAND',
});

const venueKinds = lookupTable<VenueKind>({
  JOUR: 'journal',
  CPAPER: 'conference',
  CONF: 'conference',
  CHAP: 'book',
  THES: 'institution',
  RPRT: 'institution',
});

/** Reads a record of EndNote's tagged text (`.enw`, Refer). `%` and a letter begin a value; other lines continue the previous one. */
export function readEndnoteRecord(text: string): Draft | undefined {
  const tags = readTags(text, /^(%[A-Z0-9@+&>~!?*$#^[(:.])(?: (.*))?$/i, (tag) => tag === '%K');
  return tags && endnoteDraft(tags);
}

/** The work that the fields of EndNote state, by their tags; its XML has the same fields under other names (`endnote-xml.ts`). */
export function endnoteDraft({ valuesOf, first, find, unread }: Tags): Draft {
  const type = risTypes[first('%0')?.toLowerCase() ?? ''] ?? 'GEN';
  const isEdited = /^edited book$/i.test(first('%0') ?? '');
  const fromInstitution = type === 'THES' || type === 'RPRT';
  const pdf = first('%>');
  const names = valuesOf('%A');
  const authors = authorsWithAffiliations(
    names,
    find((text) => names.length === 1 || isLettered(text), '%+'),
  );
  const draft: Draft = {
    notation: 'html',
    sourceId: first('%M') ?? first('%R') ?? first('%T'),
    doi: find((value) => /10\.\d{4,}\//.test(value), '%R', '%U'),
    title: first('%T'),
    titles: titleByLanguage(first('%Q')),
    language: first('%G'),
    abstract: first('%X'),
    // EndNote writes one keyword per line; other programs write a list with commas.
    keywords: valuesOf('%K').flatMap((words, _, all) => (all.length === 1 ? splitKeywords(words) : splitList(words))),
    pmid: /\bpmid:\s*(\d+)/i.exec(find((words) => /\bpmid:/i.test(words), '%K') ?? '')?.[1],
    // `finishAuthors` recognises organisations, which EndNote marks by a trailing comma. The authors of an edited book are its editors.
    authors: isEdited ? [] : authors,
    // Of a whole book or report, `%E` is the editor of its series.
    editors: isEdited ? authors : type === 'BOOK' || type === 'RPRT' ? [] : valuesOf('%E').map((name) => ({ name })),
    translators: valuesOf('%?').map((name) => ({ name })),
    types: [...(type === 'THES' ? thesisTypes(first('%9'), first('%V')) : indexTypes(first('%9'))), { scheme: 'ris', value: type }],
    year: first('%D'),
    date: first('%8', '%D'),
    venue: {
      name: fromInstitution ? first('%I', '%B') : first('%J', '%B', '%S'),
      kind: venueKinds[type],
      issn: find((value) => /^\s*\d{4}-?\d{3}[\dX]\b/i.test(value), '%@'),
      isbn: find((value) => value.replace(/\D/g, '').length >= 9, '%@'),
    },
    publisher: fromInstitution ? undefined : first('%I'),
    volume: first('%V'),
    issue: type === 'RPRT' ? undefined : first('%N'),
    reportNumber: type === 'RPRT' ? first('%N') : undefined,
    pages: first('%P'),
    url: find((value) => /^https?:/i.test(value) && !/doi\.org\//i.test(value), '%U'),
    pdfUrl: pdf && /^https?:/i.test(pdf) ? pdf : undefined,
  };
  return { ...withoutPaddedDay(singleBlanks(draft)), unread: unread() };
}
