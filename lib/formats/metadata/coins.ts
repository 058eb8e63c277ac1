import type { Research } from '#lib/domain/research.ts';
import { type BibliographicEntry, entryAddress, referenceOf } from '#lib/formats/cite/reference.ts';
import type { WorkKind } from '#lib/formats/cite/work-kind.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import { naturalName } from '#lib/formats/values/person-name.ts';

/** The `title` attribute of a `<span class="Z3988">` (COinS), which reference managers read. Form-encoded, not yet escaped for HTML. */
export function coins(research: Research, options: WriteOptions): string {
  const reference = referenceOf(research, options);
  const form = forms[reference.kind] ?? dublinCore;
  const [firstAuthor] = reference.authors;
  const members: [string, string | undefined][] = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${form.format}`],
    ['rft_id', reference.doi && `info:doi/${reference.doi}`],
    ['rft_id', reference.doi ? undefined : entryAddress(reference)],
    ['rft.genre', form.genre],
    ['rft.type', form.type],
    [`rft.${form.title}`, reference.title],
    [`rft.${form.venue}`, reference.venue],
    ['rft.pub', form.venue === 'publisher' || form.format === 'journal' ? undefined : reference.publisher],
    ['rft.date', reference.date?.iso ?? reference.year?.toString()],
    ...(form.format === 'dc' ? creators(reference) : bookFields(reference)),
    ['rft.aufirst', firstAuthor && form.format !== 'dc' && 'family' in firstAuthor ? firstAuthor.given : undefined],
    ['rft.aulast', firstAuthor && form.format !== 'dc' && 'family' in firstAuthor ? firstAuthor.family : undefined],
    ['rft.language', reference.language],
  ];
  return members.flatMap(([name, value]) => (value ? [`${name}=${encodeValue(value)}`] : [])).join('&');
}

const unencoded: Readonly<Record<string, string>> = { '%20': '+', '%3A': ':', '%2F': '/', '%2C': ',' };

/** Form encoding, except that `:`, `/` and `,` stay as they are: a query may contain them, and pages of many records compress better. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replace(/%(?:20|3A|2F|2C)/g, (code) => unencoded[code] ?? code);
}

interface CoinsForm {
  readonly format: 'journal' | 'book' | 'dissertation' | 'dc';
  readonly genre?: string;
  readonly type?: string;
  readonly title: string;
  readonly venue: string;
}

const journal: CoinsForm = { format: 'journal', genre: 'article', title: 'atitle', venue: 'jtitle' };
const dissertation: CoinsForm = { format: 'dissertation', title: 'title', venue: 'inst' };
const report: CoinsForm = { format: 'book', genre: 'report', title: 'btitle', venue: 'pub' };
const dublinCore: CoinsForm = { format: 'dc', title: 'title', venue: 'publisher' };

const forms: Partial<Record<WorkKind, CoinsForm>> = {
  'journal-article': journal,
  'data-paper': journal,
  review: journal,
  'systematic-review': journal,
  letter: journal,
  editorial: journal,
  'case-study': journal,
  correction: journal,
  retraction: journal,
  preprint: { ...journal, genre: 'preprint' },
  'conference-paper': { format: 'book', genre: 'proceeding', title: 'atitle', venue: 'btitle' },
  'book-chapter': { format: 'book', genre: 'bookitem', title: 'atitle', venue: 'btitle' },
  book: { format: 'book', genre: 'book', title: 'btitle', venue: 'series' },
  proceedings: { format: 'book', genre: 'conference', title: 'btitle', venue: 'series' },
  'doctoral-thesis': dissertation,
  'masters-thesis': dissertation,
  thesis: dissertation,
  'technical-report': report,
  'working-paper': report,
  'white-paper': report,
  'policy-brief': report,
  dataset: { ...dublinCore, type: 'dataset' },
  software: { ...dublinCore, type: 'computerProgram' },
  presentation: { ...dublinCore, type: 'presentation' },
};

function bookFields(reference: BibliographicEntry): [string, string | undefined][] {
  return [
    ['rft.volume', reference.volume],
    ['rft.issue', reference.issue],
    ['rft.pages', reference.pages],
    ['rft.issn', reference.issn],
    ['rft.isbn', reference.isbn],
    ...reference.authors.map((name): [string, string] => ['rft.au', naturalName(name)]),
  ];
}

function creators(reference: BibliographicEntry): [string, string | undefined][] {
  return reference.authors.map((name) => ['rft.creator', naturalName(name)]);
}
