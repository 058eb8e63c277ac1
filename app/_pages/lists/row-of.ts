import { citationCounter } from '#lib/domain/citations/citation-counter.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type ResearchRowData, rowPeopleMax } from '#lib/queries/research-answer.ts';

/** The part of a publication that its row draws. Names are in the language of the page; of the title both languages are kept, and of its places on the web the one that is open to all, else the publisher's. */
export function rowOf(research: Research, language: Language, isByCitations = false): ResearchRowData {
  const {
    id,
    title,
    titleMarkup,
    authorCount,
    authorsIncomplete,
    type,
    year,
    venue,
    language: original,
    openAccess,
    highlights,
    match,
    lacks,
    notices,
  } = research;
  const doi = research.doi && doiAddress(research.doi);
  const readAt = openAccess ? (research.pdfUrl ?? research.url ?? doi) : (doi ?? research.url ?? research.pdfUrl);
  const ofRow = highlights?.filter(({ field }) => inRow.has(field)) ?? [];
  // What the title does not show and no reason says, another text does.
  const other = match || ofRow.some(({ field }) => field === 'title') ? undefined : highlights?.find(({ field }) => !inRow.has(field));
  const hits = [...ofRow, ...(highlights?.filter(({ field }) => field === other?.field) ?? [])];
  const cited = citedOf(research, isByCitations);
  return {
    id,
    title,
    ...(titleMarkup && { titleMarkup }),
    authors: research.authors
      .slice(0, rowPeopleMax)
      .map(({ id: authorId, name, position }) => ({ ...(authorId && { id: authorId }), name: plain(name), position })),
    ...(cited !== undefined && { cited }),
    ...(notices?.[0] && { notice: notices[0].kind }),
    ...machineOf(research, language),
    authorCount,
    authorsIncomplete,
    ...(type && { type: { id: type.id, name: plain(type.name) } }),
    ...(year !== undefined && { year }),
    ...(venue && { venue: { name: plain(venue.name) } }),
    ...(original && { language: original }),
    ...(openAccess !== undefined && { openAccess }),
    ...(readAt && { readAt }),
    ...(hits.length > 0 && { highlights: hits }),
    ...(match && { match: match.kind === 'language' ? match : { ...match, name: plain(match.name) } }),
    ...(lacks && lacks.length > 0 && { lacks }),
  };
}

/** What the row itself shows. */
const inRow: ReadonlySet<string> = new Set(['title', 'titleAlt', 'authors']);

function machineOf({ title, textOrigins }: Research, language: Language): Pick<ResearchRowData, 'machine'> {
  const origin = machineOrigin(textOrigins, 'title', title.lang) ?? machineOrigin(textOrigins, 'title', title.alt?.lang);
  if (!origin) return {};
  const { engine, date, reviewed } = origin;
  const by = [engine, reviewed ?? date].filter(Boolean).join(', ');
  const words = translator(language, 'record.machine')(reviewed ? 'rowReviewed' : 'row');
  return { machine: by ? `${words} (\u2068${by}\u2069)` : words };
}

function citedOf({ citations, citationsFrom }: Research, isByCitations: boolean): ResearchRowData['cited'] {
  if (citations === undefined) return isByCitations ? null : undefined;
  if (!isByCitations) return { count: citations };
  const name = citationCounter(citationsFrom?.source);
  return { count: citations, ...(citationsFrom && { from: { ...(name && { name }), date: citationsFrom.date } }) };
}

const plain = ({ value, lang }: Text): Text => ({ value, lang });
