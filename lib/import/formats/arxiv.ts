import { arxivAddress, arxivPdfAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { cleanArxiv } from '#lib/import/clean/identifiers.ts';
import type { Draft } from '#lib/import/draft/draft.ts';
import { type Json, listAt, textAt, textsAt } from './reading.ts';

/** A record of arXiv as JSON: from the Kaggle snapshot (`authors_parsed`), the API (`summary`, `published`, `entry_id`) or a harvest. */
export function readArxiv(record: Json): Draft {
  const id = arxivIdOf(record);
  const parsed = Array.isArray(record.authors_parsed) ? (record.authors_parsed as readonly unknown[]) : undefined;
  const names = typeof record.authors === 'string' ? record.authors.split(/,\s*|\s+and\s+/) : namesIn(record);
  const authors = parsed
    ? parsed.map((name) => ({
        family: textAt(name, 0),
        given: textAt(name, 1),
        suffix: textAt(name, 2),
        name: [textAt(name, 1), textAt(name, 0)].filter(Boolean).join(' '),
      }))
    : repairNames(names);
  // The id encodes the year and month of the work. The fields `seen` and `update_date` do not date the work.
  const date = textAt(record, 'published')?.slice(0, 10) ?? (id && dateOfId(id));
  return {
    notation: 'latex',
    key: id && `arxiv:${id.replace(/v\d+$/, '')}`,
    sourceId: id,
    // An id that is no arXiv number, such as one whose zeros a spreadsheet dropped, is reported as such.
    arxiv: id ?? textAt(record, 'id'),
    statedAt: textAt(record, 'update_date'),
    doi: textAt(record, 'doi')?.split(/\s+/)[0],
    title: textAt(record, 'title'),
    language: 'en',
    // The arXiv API calls the abstract `summary`.
    abstract: textAt(record, 'abstract') ?? textAt(record, 'summary'),
    authors,
    types: [{ scheme: 'own', value: 'preprint' }],
    subjects: categoriesOf(record).map((value) => ({ scheme: 'arxiv', value })),
    date: date,
    year: date?.slice(0, 4),
    venue: { name: 'arXiv', kind: 'repository' },
    reportNumber: textAt(record, 'report-no'),
    url: id && arxivAddress(id),
    pdfUrl: textAt(record, 'pdf_url') ?? (id && arxivPdfAddress(id)),
    openAccess: true,
    licence: textAt(record, 'license'),
  };
}

/** arXiv id with its version, from any field and notation; undefined when the record is not from arXiv. */
export function arxivIdOf(record: Json): string | undefined {
  const rawId = ['id', 'arxiv_id', 'entry_id', 'paper_id'].map((name) => textAt(record, name)).find((id) => cleanArxiv(id));
  return rawId?.trim().replace(/^(?:https?:\/\/\S*arxiv\.org\/(?:abs|pdf)\/|arxiv:|oai:arxiv\.org:)/i, '');
}

/** Categories, the primary one first when stated. */
function categoriesOf(record: Json): readonly string[] {
  const categories = textsAt(record, 'categories').flatMap((category) => category.split(/[\s,;]+/).filter(Boolean));
  const main = textAt(record, 'primary_category');
  return main ? [...new Set([main, ...categories])] : categories;
}

function namesIn(record: Json): readonly string[] {
  return listAt(record, 'authors').flatMap((author) => (typeof author === 'string' ? author : textAt(author, 'name')) ?? []);
}

/** Year and month of an arXiv id: 2007-05 for `0705.1862`, 1994-03 for `astro-ph/9403052`. */
export function dateOfId(id: string): string | undefined {
  const digits = /(?:^|\/)(\d{2})(0[1-9]|1[0-2])/.exec(id);
  if (!digits) return undefined;
  const year = Number(digits[1]);
  return `${year >= 91 ? 1900 + year : 2000 + year}-${digits[2]}`;
}

/** Repairs lists of names from harvests, which contain lone punctuation and names split at a comma ("Jr."). */
function repairNames(names: readonly string[]): { name: string }[] {
  const authors: { name: string }[] = [];
  for (const name of names) {
    const previous = authors.at(-1);
    if (previous && /^(?:jr|sr|i{2,3}|iv)\.?$/i.test(name.trim())) previous.name += ` ${name.trim()}`;
    else authors.push({ name: name.replace(/\s*\([^()]*\)?\s*$/, '').replace(/^:\s*/, '') });
  }
  return authors;
}
