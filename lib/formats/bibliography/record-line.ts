import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Localized, Text } from '#lib/domain/text.ts';
import type { TextOriginEntry } from '#lib/domain/text-origin.ts';
import { withoutUndefined } from '#lib/formats/plain-text.ts';

interface RecordLineOptions {
  /** What the id is an id of: the name of the site. */
  readonly source: string;
  readonly typeCode: (id: string) => string | undefined;
  readonly areaCode: (id: string) => string | undefined;
}

/**
 * One publication with both languages side by side, as a line of the project's own JSON Lines (`lib/domain/record.ts`), which an import reads
 * again: out of what readers of either language see of it.
 */
export function recordLine(english: Research, arabic: Research, { source, typeCode, areaCode }: RecordLineOptions): string {
  const views = [english, arabic] as const;
  const venue = views.map((view) => view.venue);
  const { authors, authorCount } = english;
  const record: ResearchRecord & { readonly textOrigins?: readonly TextOriginEntry[] } = withoutUndefined({
    key: `${source}:${english.id}`,
    title: merged(views.map((view) => view.title)) ?? { und: english.id },
    titleMarkup: english.titleMarkup,
    language: english.language ?? english.title.lang,
    abstract: merged(views.map((view) => view.abstract)),
    abstractKind: english.abstractKind,
    keywords: keywordsOf(views),
    authors: authors.map((author, place) =>
      withoutUndefined({
        name: merged([author.name, arabic.authors[place]?.name]) ?? {},
        orcid: author.orcid,
        affiliation: merged([author.affiliation, arabic.authors[place]?.affiliation]),
        institutions: author.affiliations?.map(({ name, ror, country }) => withoutUndefined({ name: merged([name]) ?? {}, ror, country })),
        corresponding: author.corresponding,
      }),
    ),
    authorsTotal: authorCount > authors.length ? authorCount : undefined,
    authorsIncomplete: english.authorsIncomplete || undefined,
    type: (english.type && typeCode(english.type.id)) ?? 'other',
    areas: english.areas.flatMap((area) => areaCode(area.id) ?? []),
    year: english.year,
    date: english.date?.iso,
    venue:
      english.venue &&
      withoutUndefined({
        name: merged(venue.map((one) => one?.name)) ?? {},
        kind: english.venue.kind,
        issn: english.venue.issn,
        isbn: english.venue.isbn,
      }),
    publisher: english.venue?.publisher,
    volume: english.volume,
    issue: english.issue,
    pages: english.pages,
    doi: english.doi,
    url: english.url,
    pdfUrl: english.pdfUrl,
    openAccess: english.openAccess,
    licence: english.licence,
    citations: english.citations,
    source: { file: source, id: english.id },
    textOrigins: originsOf(english),
  });
  return `${JSON.stringify(record)}\n`;
}

/** Who made its titles and abstracts, where an import could not know it: `abstractKind` says the rest. */
function originsOf({ textOrigins = [] }: Research): readonly TextOriginEntry[] | undefined {
  const told = textOrigins.filter(({ source, field }) => source === 'machine' || (source === 'editor' && field === 'title'));
  return told.length > 0 ? told : undefined;
}

function merged(texts: readonly (Text | undefined)[]): Localized | undefined {
  const known = texts.flatMap((text) => (text ? [text, text.alt] : [])).flatMap((one) => (one ? [[one.lang, one.value] as const] : []));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function keywordsOf(views: readonly Research[]): ResearchRecord['keywords'] {
  const known = views
    .filter((view) => view.keywords.length > 0)
    .map((view) => [view.keywordsLanguage ?? view.language ?? 'und', view.keywords] as const);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
