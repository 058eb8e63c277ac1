import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { PartialDate } from '#lib/domain/research.ts';
import type { CslItem, CslName } from '#lib/formats/bibliography/csl.ts';
import { addressUnlessDoi, type BibliographicEntry, pageRange } from '#lib/formats/cite/reference.ts';
import { kindNamed, plainKind } from '#lib/formats/cite/work-kind.ts';
import type { PersonName } from '#lib/formats/values/person-name.ts';

/** The items of a CSL-JSON file (an array or one item). Throws a `SyntaxError` when the text is not JSON. */
export function readCsl(source: string): BibliographicEntry[] {
  const parsed = JSON.parse(source.replace(/^\uFEFF/, '')) as CslItem | readonly CslItem[];
  return (Array.isArray(parsed) ? (parsed as readonly CslItem[]) : [parsed as CslItem]).map(referenceOfItem);
}

function referenceOfItem(item: CslItem): BibliographicEntry {
  const date = dateOf(item.issued?.['date-parts']?.[0]);
  const fromInstitution = item.type === 'thesis' || item.type === 'report';
  return withoutUndefined({
    key: String(item.id),
    kind: kindNamed(item.genre) ?? plainKind('csl', item.type),
    language: item.language,
    title: item.title ?? '',
    translatedTitle: item.custom?.['translated-title'],
    authors: (item.author ?? []).map(nameOf),
    editors: item.editor?.map(nameOf),
    translators: item.translator?.map(nameOf),
    authorsIncomplete: item.custom?.['authors-incomplete'] ?? false,
    year: date && Number(date.iso.slice(0, 4)),
    inPress: (!date && item.status === 'in press') || undefined,
    date,
    venue: fromInstitution ? item.publisher : item['container-title'],
    publisher: fromInstitution ? undefined : item.publisher,
    issn: item.ISSN,
    isbn: item.ISBN,
    reportNumber: item.number?.toString(),
    arxiv: item.archive === 'arXiv' ? item.archive_location : undefined,
    pmid: item.PMID?.toString(),
    bibcode: item.custom?.bibcode,
    titlesElsewhere: item.custom?.titles,
    translatedVenue: item.custom?.['translated-container-title'],
    translatedAbstract: item.custom?.['translated-abstract'],
    volume: item.volume?.toString(),
    issue: item.issue?.toString(),
    pages: pageRange(item.page?.toString()),
    doi: item.DOI,
    url: addressUnlessDoi(item.URL, item.DOI),
    keywords: item.keyword?.split(/\s*;\s*/).filter(Boolean) ?? [],
    abstract: item.abstract,
    retracted: /^retracted$/i.test(item.status ?? '') || undefined,
  });
}

function nameOf(name: CslName): PersonName {
  const { family, given, suffix, literal } = name;
  if (!family || !given) return { literal: literal ?? family ?? given ?? '' };
  return withoutUndefined({ family, given, suffix });
}

function dateOf(parts: readonly number[] | undefined): PartialDate | undefined {
  const [year, month, day] = (parts ?? []).map(Number);
  if (!year) return undefined;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  if (!month) return { iso: pad(year, 4), precision: 'year' };
  if (!day) return { iso: `${pad(year, 4)}-${pad(month, 2)}`, precision: 'month' };
  return { iso: `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`, precision: 'day' };
}
