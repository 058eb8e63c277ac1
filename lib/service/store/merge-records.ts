import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { fold } from '#lib/text/fold.ts';

/**
 * One work told by two sources. `stored` keeps what it says, `incoming` adds what was missing: a record with Arabic texts is never flattened by
 * one without. The publication of what was stored as a preprint is the better witness. Only what changes by nature (citations, open access, licence, addresses) is taken from the newer. With `newer: true` the
 * incoming is a later word of a source that had spoken before, and wins wherever it says anything.
 */
export function mergeRecords(stored: ResearchRecord, incoming: ResearchRecord, options: { newer?: boolean } = {}): ResearchRecord {
  const isPublication = stored.type === 'preprint' && incoming.type !== 'preprint' && incoming.type !== 'other';
  const [first, second] = options.newer || isPublication ? [incoming, stored] : [stored, incoming];
  const merged: ResearchRecord = {
    ...second,
    ...first,
    ...volatile(incoming),
    key: stored.key,
    ...(stored.source && { source: stored.source }),
    title: sameLanguage(first, second) ? both(first.title, second.title) : first.title,
    ...optional('abstract', bothOrNothing(first.abstract, second.abstract)),
    ...optional('keywords', first.keywords || second.keywords ? { ...second.keywords, ...first.keywords } : undefined),
    ...optional('venue', venueOf(first, second)),
    ...optional('doi', doiOf(first.doi, second.doi)),
    authors: mergeAuthors(stored.authors, incoming.authors),
    areas: first.areas.length > 0 ? first.areas : second.areas,
    type: first.type === 'other' ? second.type : first.type,
  };
  return first.titleMarkup === undefined && merged.title[merged.language] !== second.title[second.language]
    ? without(merged, 'titleMarkup')
    : merged;
}

function volatile(incoming: ResearchRecord): Partial<ResearchRecord> {
  const { citations, openAccess, licence, pdfUrl } = incoming;
  return {
    ...optional('citations', citations),
    ...optional('openAccess', openAccess),
    ...optional('licence', licence),
    ...optional('pdfUrl', pdfUrl),
  };
}

const sameLanguage = (first: ResearchRecord, second: ResearchRecord) => first.language === second.language;
const both = (first: Localized, second: Localized): Localized => ({ ...second, ...first });
const bothOrNothing = (first: Localized | undefined, second: Localized | undefined) =>
  first || second ? { ...second, ...first } : undefined;

function venueOf(first: ResearchRecord, second: ResearchRecord): ResearchRecord['venue'] {
  // The journal is the venue, the archive only where a copy lies.
  const [main, other] = first.venue?.kind === 'repository' && second.venue ? [second.venue, first.venue] : [first.venue, second.venue];
  if (!main || !other || other.kind !== main.kind) return main ?? other;
  return { ...other, ...main, name: both(main.name, other.name) };
}

/** The DOI of the published work stands before the one an archive gave its copy. */
function doiOf(first: string | undefined, second: string | undefined): string | undefined {
  return first && second && isArchiveDoi(first) && !isArchiveDoi(second) ? second : (first ?? second);
}

export function isArchiveDoi(doi: string): boolean {
  return doi.startsWith('10.48550/arxiv.');
}

/** Lists that name the same people in the same order complete each other place by place; else the longer list stays whole. */
function mergeAuthors(stored: readonly AuthorshipRecord[], incoming: readonly AuthorshipRecord[]): readonly AuthorshipRecord[] {
  if (stored.length !== incoming.length) return incoming.length > stored.length ? incoming : stored;
  const same = stored.every((author, place) => samePlace(author, incoming[place] as AuthorshipRecord));
  if (!same) return stored;
  return stored.map((author, place) => {
    const other = incoming[place] as AuthorshipRecord;
    return {
      ...other,
      ...author,
      name: both(author.name, other.name),
      ...optional('affiliation', bothOrNothing(author.affiliation, other.affiliation)),
    };
  });
}

function samePlace(one: AuthorshipRecord, two: AuthorshipRecord): boolean {
  if (one.orcid && two.orcid) return one.orcid === two.orcid;
  return lastWords(one).some((word) => lastWords(two).includes(word));
}

function lastWords(author: AuthorshipRecord): string[] {
  const names = [author.family, author.name.en, ...Object.values(author.name)];
  return names.flatMap((name) =>
    name
      ? [
          fold(name)
            .split(/[\s-]+/)
            .at(-1) as string,
        ]
      : [],
  );
}

function optional<K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<K, V>>);
}

function without<T extends object>(value: T, name: keyof T): T {
  const { [name]: _left, ...rest } = value;
  return rest as T;
}
