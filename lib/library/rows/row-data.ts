import { type ResearchRowData, rowPeopleMax } from '#lib/answers/research-answer.ts';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { citationCounter } from '#lib/domain/citations/citation-counter.ts';
import { waysToRead } from '#lib/domain/reading/ways-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { machineOrigin } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** The fields that a row displays: names in the page language, the title in both languages, and the best way to read the work. */
export function rowData(research: Research, language: Language, isByCitations = false): ResearchRowData {
  const {
    id,
    title,
    titleMarkup,
    abstractKind,
    authorCount,
    authorsIncomplete,
    type,
    year,
    venue,
    language: original,
    highlights,
    match,
    missingWords,
    notices,
  } = research;
  const rowHighlights = highlights?.filter(({ field }) => rowFields.has(field)) ?? [];
  // If neither `match` nor a highlighted title explains why the work was found, one other field is added that has highlights.
  const other =
    match || rowHighlights.some(({ field }) => field === 'title') ? undefined : highlights?.find(({ field }) => !rowFields.has(field));
  const allHighlights = [...rowHighlights, ...(highlights?.filter(({ field }) => field === other?.field) ?? [])];
  return withoutUndefined<ResearchRowData>({
    id,
    title,
    titleMarkup,
    abstractKind: abstractKind === 'editor' ? abstractKind : undefined,
    authors: research.authors
      .slice(0, rowPeopleMax)
      .map(({ id: authorId, name, position }) => ({ ...(authorId && { id: authorId }), name: plain(name), position })),
    cited: citationsOfRow(research, isByCitations),
    notice: notices?.[0]?.kind,
    machine: machineOf(research, language),
    authorCount,
    authorsIncomplete,
    type: type && { id: type.id, name: plain(type.name) },
    year,
    venue: venue && { name: plain(venue.name) },
    language: original,
    read: readOf(research, language),
    highlights: allHighlights.length > 0 ? allHighlights : undefined,
    match: match && (match.kind === 'language' ? match : { ...match, name: plain(match.name) }),
    missingWords: missingWords?.length ? missingWords : undefined,
  });
}

/** Fields with highlights that every row displays. */
const rowFields: ReadonlySet<string> = new Set(['title', 'titleAlt', 'authors']);

/** The note on a title translated by a machine, with engine and date. */
function machineOf({ title, textOrigins }: Research, language: Language): string | undefined {
  const origin = machineOrigin(textOrigins, 'title', title.lang) ?? machineOrigin(textOrigins, 'title', title.alt?.lang);
  if (!origin) return undefined;
  const { engine, date, reviewed } = origin;
  const attribution = [engine, reviewed ?? date].filter(Boolean).join(', ');
  const words = translator(language, 'record.machine')(reviewed ? 'rowReviewed' : 'row');
  return attribution ? `${words} (\u2068${attribution}\u2069)` : words;
}

/** The citation count. In a list sorted by citations it has source and date, and is null if no source has a count. */
function citationsOfRow({ citations, citationsFrom }: Research, isByCitations: boolean): ResearchRowData['cited'] {
  if (citations === undefined) return isByCitations ? null : undefined;
  if (!isByCitations) return { count: citations };
  const name = citationCounter(citationsFrom?.source);
  return { count: citations, ...(citationsFrom && { from: { ...(name && { name }), date: citationsFrom.date } }) };
}

/** A link to the best way to read the work, or else to the record's section on finding a copy. Free exactly if the work is free to read. */
export function readOf(research: Research, language: Language): ResearchRowData['read'] {
  const t = translator(language, 'reading.row');
  const [way] = waysToRead(research);
  const recordHref = `${paths.record(language, research.id)}#read`;
  // A row of a list may not have the address of the free copy, for example that of a version. The record has it.
  if (research.freeToRead && !way?.isFree) return { text: t('open'), href: recordHref, isFree: true };
  if (!way) return { text: t('none'), href: recordHref };
  const name = way.name && `\u2068${way.name[language]}\u2069`;
  const text = !name
    ? t(way.isFree ? 'freePublisher' : way.isFree === false ? 'notOpen' : 'publisher')
    : t(way.kind === 'edition' ? 'edition' : way.isFree ? 'free' : 'other', { name });
  return { text, href: way.href, ...(way.isFree && { isFree: true }) };
}

const plain = ({ value, lang }: Text): Text => ({ value, lang });
