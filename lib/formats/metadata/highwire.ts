import { freePdfUrl } from '#lib/domain/reading/is-free-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import { type BibliographicEntry, keywordLists, originalTitle, referenceOf } from '#lib/formats/cite/reference.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { signingLanguages, wordingIn } from '#lib/formats/values/localized-text.ts';
import { type PersonName, personName } from '#lib/formats/values/person-name.ts';
import { plainOrNothing } from '#lib/formats/values/plain-text.ts';

/** A `citation_…` meta element, as Google Scholar reads it. */
export interface HighwireTag {
  readonly name: string;
  readonly content: string;
}

/**
 * The `citation_*` meta tags for Google Scholar and Zotero, in the language of the work. The PDF is included only if open access. Not
 * escaped for HTML.
 */
export function highwireTags(research: Research, options: WriteOptions): HighwireTag[] {
  const reference = referenceOf(research, options);
  const [first, last] = reference.pages?.split('-') ?? [];
  // Keywords in other languages are omitted: they would contradict `citation_language`.
  const keywords = keywordLists(research).flatMap(({ language, words }) =>
    (language ?? reference.language) === reference.language ? words : [],
  );
  const tags: [string, string | undefined][] = [
    ['title', reference.title],
    ...authorTags(research),
    ['publication_date', (reference.date?.iso ?? reference.year?.toString())?.replaceAll('-', '/')],
    [venueTag(reference), reference.venue],
    ['publisher', reference.publisher],
    ['volume', reference.volume],
    ['issue', reference.issue],
    ['firstpage', first],
    ['lastpage', last],
    ['doi', reference.doi],
    ['issn', reference.issn],
    ['isbn', reference.isbn],
    ['technical_report_number', reference.reportNumber],
    ['arxiv_id', reference.arxiv],
    ['pmid', reference.pmid],
    ['language', reference.language],
    ...keywords.map((keyword): [string, string] => ['keywords', keyword]),
    ['abstract_html_url', researchPage(research.id, options)],
    ['pdf_url', freePdfUrl(research) && reference.pdfUrl],
  ];
  return tags.flatMap(([name, content]) => (content ? [{ name: `citation_${name}`, content }] : []));
}

function authorTags(research: Research): [string, string | undefined][] {
  const languages = signingLanguages(originalTitle(research).lang);
  return research.authors.flatMap((author): [string, string | undefined][] => {
    const name = wordingIn(author.name, languages);
    if (!name) return [];
    return [
      ['author', familyFirst(personName(name.value))],
      ['author_institution', wordingIn(author.affiliation, languages)?.value],
      ['author_orcid', plainOrNothing(author.orcid) && `https://orcid.org/${author.orcid}`],
    ];
  });
}

/** The name with the family name first. The comma is Latin even in Arabic names, because readers of these tags accept no other. */
function familyFirst(name: PersonName): string {
  return 'literal' in name ? name.literal : [name.family, name.given, name.suffix].filter(Boolean).join(', ');
}

function venueTag({ kind }: BibliographicEntry): string {
  switch (kind) {
    case 'conference-paper':
    case 'poster':
    case 'presentation':
      return 'conference_title';
    case 'book-chapter':
      return 'inbook_title';
    case 'doctoral-thesis':
    case 'masters-thesis':
    case 'thesis':
      return 'dissertation_institution';
    case 'technical-report':
    case 'working-paper':
    case 'white-paper':
    case 'policy-brief':
      return 'technical_report_institution';
    case 'book':
    case 'proceedings':
      return 'series_title';
    default:
      return 'journal_title';
  }
}
