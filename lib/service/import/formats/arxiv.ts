import type { Draft } from '#lib/service/import/draft.ts';
import { type Json, textAt, textsAt } from './reading.ts';

/** A record of arXiv as JSON Lines: the snapshot on Kaggle (`authors` a string, `authors_parsed`), or lists of strings as daily collections have them. */
export function readArxiv(record: Json): Draft {
  const id = textAt(record, 'id') ?? textAt(record, 'arxiv_id') ?? '';
  const parsed = Array.isArray(record.authors_parsed) ? (record.authors_parsed as readonly unknown[]) : undefined;
  const categories = typeof record.categories === 'string' ? record.categories.split(/\s+/) : textsAt(record, 'categories');
  const listed = typeof record.authors === 'string' ? record.authors.split(/,\s*|\s+and\s+/) : textsAt(record, 'authors');
  const authors = parsed
    ? parsed.map((name) => ({
        family: textAt(name, 0),
        given: textAt(name, 1),
        suffix: textAt(name, 2),
        name: [textAt(name, 1), textAt(name, 0)].filter(Boolean).join(' '),
      }))
    : joinSplit(listed);
  const dated = dateOfId(id);
  return {
    notation: 'latex',
    key: `arxiv:${id.replace(/v\d+$/, '')}`,
    sourceId: id,
    arxiv: id,
    statedAt: textAt(record, 'update_date'),
    doi: textAt(record, 'doi')?.split(/\s+/)[0],
    title: textAt(record, 'title'),
    language: 'en',
    abstract: textAt(record, 'abstract'),
    authors,
    types: [{ scheme: 'own', value: 'preprint' }],
    subjects: categories.map((value) => ({ scheme: 'arxiv', value })),
    // The number holds year and month; "seen" and "update_date" are days of a harvest, not of the work.
    date: dated,
    year: dated?.slice(0, 4),
    venue: { name: 'arXiv', kind: 'repository' },
    reportNumber: textAt(record, 'report-no'),
    url: `https://arxiv.org/abs/${id}`,
    pdfUrl: `https://arxiv.org/pdf/${id}`,
    openAccess: true,
    licence: textAt(record, 'license'),
  };
}

/** `0705.1862` → 2007-05, `astro-ph/9403052` → 1994-03. */
export function dateOfId(id: string): string | undefined {
  const digits = /(?:^|\/)(\d{2})(0[1-9]|1[0-2])/.exec(id);
  if (!digits) return undefined;
  const year = Number(digits[1]);
  return `${year >= 91 ? 1900 + year : 2000 + year}-${digits[2]}`;
}

/** Harvested lists hold lone punctuation, and names that a comma has cut in two ("Jr."). */
function joinSplit(names: readonly string[]): { name: string }[] {
  const joined: { name: string }[] = [];
  for (const name of names) {
    const previous = joined.at(-1);
    if (previous && /^(?:jr|sr|i{2,3}|iv)\.?$/i.test(name.trim())) previous.name += ` ${name.trim()}`;
    else joined.push({ name: name.replace(/\s*\([^)]*\)?\s*$/, '').replace(/^:\s*/, '') });
  }
  return joined;
}
