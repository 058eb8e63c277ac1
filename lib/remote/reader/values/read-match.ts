import { type Reference, referenceIdentifiers } from '#lib/domain/citations/reference.ts';
import { versionKinds, type WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import { type Notice, noticeKinds } from '#lib/domain/notice.ts';
import type { Highlight, MatchReason, Research } from '#lib/domain/research.ts';
import { type TextOriginEntry, textMakers, translatableTexts } from '#lib/domain/text-origin.ts';
import { isMembers, type Members, readEntries } from '#lib/remote/reader/tables/names.ts';
import { parseLine } from './parse-text.ts';
import { languageByLetters } from './read-text.ts';

/**
 * The matched words with the text around them. Only services that run Madar return them; leading and trailing spaces are part of the text.
 */
export function readHighlights(value: unknown): readonly Highlight[] | undefined {
  return readEntries(value, ({ field, before, match, after }) => {
    const highlight = { field, before, match, after };
    return Object.values(highlight).every((part) => typeof part === 'string') ? (highlight as Highlight) : undefined;
  });
}

/** Corrections and retractions of a work. Only services that run Madar return them. */
export function readNotices(value: unknown): readonly Notice[] | undefined {
  return readEntries(value, ({ kind, doi, date }): Notice | undefined => {
    const noticeKind = noticeKinds.find((candidate) => candidate === kind);
    return noticeKind && { kind: noticeKind, ...textsOf({ doi, date }) };
  });
}

/** The versions of a work; entries of unknown kinds are omitted. */
export function readVersions(value: unknown): readonly WorkVersion[] | undefined {
  return readEntries(value, ({ kind, doi, arxiv, place, date }): WorkVersion | undefined => {
    const versionKind = versionKinds.find((candidate) => candidate === kind);
    return versionKind && { kind: versionKind, ...textsOf({ doi, arxiv, place, date }) };
  });
}

const textsOf = (members: Members): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The references of a work. Only services that run Madar return them; entries without position or content are omitted. */
export function readReferences(value: unknown): readonly Reference[] | undefined {
  return readEntries(value, ({ position, id, ...members }): Reference | undefined => {
    const texts = [...referenceIdentifiers, 'text'].flatMap((name) => {
      const line = typeof members[name] === 'string' ? parseLine(members[name]) : undefined;
      return line ? [[name, line]] : [];
    });
    if (!Number.isInteger(position) || texts.length === 0) return undefined;
    return { position: position as number, ...(Number.isInteger(id) && { id: String(id) }), ...Object.fromEntries(texts) };
  });
}

/** The source and date of a citation count. */
export function readCitationsFrom(value: unknown): Research['citationsFrom'] {
  if (!isMembers(value)) return undefined;
  const { source, date } = value;
  return typeof source === 'string' && typeof date === 'string' ? { source, date } : undefined;
}

/** The origins of texts; entries with unknown values are omitted. */
export function readTextOrigins(value: unknown): readonly TextOriginEntry[] | undefined {
  return readEntries(value, (entry): TextOriginEntry | undefined => {
    const field = translatableTexts.find((name) => name === entry.field);
    const source = textMakers.find((name) => name === entry.source);
    const language = parseLine(entry.language);
    if (!field || !source || !language) return undefined;
    const [engine, date, reviewed] = [parseLine(entry.engine), dayOf(entry.date), dayOf(entry.reviewed)];
    return { field, language, source, ...(engine && { engine }), ...(date && { date }), ...(reviewed && { reviewed }) };
  });
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : undefined;

/** Why a record matches although its texts do not contain the search words: its area, its author or its language. */
export function readReason(value: unknown): MatchReason | undefined {
  if (!isMembers(value)) return undefined;
  const { kind, language } = value;
  if (kind === 'language') return typeof language === 'string' ? { kind, lang: language } : undefined;
  const name = parseLine(value.name);
  if (name === undefined || (kind !== 'area' && kind !== 'author')) return undefined;
  return { kind, name: { value: name, lang: typeof language === 'string' ? language : languageByLetters(name, 'en') } };
}
