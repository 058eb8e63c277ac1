import { type Reference, referenceIdentifiers } from '#lib/domain/citations/reference.ts';
import { versionKinds, type WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import { type Notice, noticeKinds } from '#lib/domain/notice.ts';
import type { Highlight, MatchReason, Research } from '#lib/domain/research.ts';
import { type TextOriginEntry, textMakers, translatableTexts } from '#lib/domain/text-origin.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import { parseLine } from './parse-text.ts';
import { languageByLetters } from './read-text.ts';

/**
 * The matched words with the text around them. Only services that run Madar return them; leading and trailing spaces are part of the text.
 */
export function readHighlights(value: unknown): readonly Highlight[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const candidates = value.filter(isMembers).map(({ field, before, match, after }) => ({ field, before, match, after }));
  const highlights = candidates.filter((highlight): highlight is Highlight =>
    Object.values(highlight).every((part) => typeof part === 'string'),
  );
  return highlights.length > 0 ? highlights : undefined;
}

/** Corrections and retractions of a work. Only services that run Madar return them. */
export function readNotices(value: unknown): readonly Notice[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const notices = value.filter(isMembers).flatMap(({ kind, doi, date }): Notice[] => {
    const noticeKind = noticeKinds.find((candidate) => candidate === kind);
    return noticeKind ? [{ kind: noticeKind, ...(typeof doi === 'string' && { doi }), ...(typeof date === 'string' && { date }) }] : [];
  });
  return notices.length > 0 ? notices : undefined;
}

/** The versions of a work; entries of unknown kinds are omitted. */
export function readVersions(value: unknown): readonly WorkVersion[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const versions = value.filter(isMembers).flatMap(({ kind, doi, arxiv, place, date }): WorkVersion[] => {
    const versionKind = versionKinds.find((candidate) => candidate === kind);
    if (!versionKind) return [];
    const texts = Object.entries({ doi, arxiv, place, date }).filter(([, text]) => typeof text === 'string');
    return [{ kind: versionKind, ...Object.fromEntries(texts) }];
  });
  return versions.length > 0 ? versions : undefined;
}

/** The references of a work. Only services that run Madar return them; entries without position or content are omitted. */
export function readReferences(value: unknown): readonly Reference[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const references = value.filter(isMembers).flatMap(({ position, id, ...members }): Reference[] => {
    const texts = [...referenceIdentifiers, 'text'].flatMap((name) => {
      const line = typeof members[name] === 'string' ? parseLine(members[name]) : undefined;
      return line ? [[name, line]] : [];
    });
    if (!Number.isInteger(position) || texts.length === 0) return [];
    return [{ position: position as number, ...(Number.isInteger(id) && { id: String(id) }), ...Object.fromEntries(texts) }];
  });
  return references.length > 0 ? references : undefined;
}

/** The source and date of a citation count. */
export function readCitationsFrom(value: unknown): Research['citationsFrom'] {
  if (!isMembers(value)) return undefined;
  const { source, date } = value;
  return typeof source === 'string' && typeof date === 'string' ? { source, date } : undefined;
}

/** The origins of texts; entries with unknown values are omitted. */
export function readTextOrigins(value: unknown): readonly TextOriginEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const origins = value.flatMap((entry: unknown): TextOriginEntry[] => {
    if (!isMembers(entry)) return [];
    const field = translatableTexts.find((name) => name === entry.field);
    const source = textMakers.find((name) => name === entry.source);
    const language = parseLine(entry.language);
    if (!field || !source || !language) return [];
    const [engine, date, reviewed] = [parseLine(entry.engine), dayOf(entry.date), dayOf(entry.reviewed)];
    return [{ field, language, source, ...(engine && { engine }), ...(date && { date }), ...(reviewed && { reviewed }) }];
  });
  return origins.length > 0 ? origins : undefined;
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
