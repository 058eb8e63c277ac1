import { between, type CitationPart, type Piece, sentence, textOf } from './citation-parts.ts';
import type { CitationTerms } from './citation-terms.ts';
import type { CitedWork } from './cited-work.ts';
import type { WorkKind } from './work-kind.ts';

/** A title in the quotation marks of the citation's language; quotes inside it become inner ones. `mark` follows the title. */
export function quotedTitle(work: CitedWork, mark: '.' | ',' | '', single = false): Piece {
  const { terms } = work;
  const [outer, inner] = single && terms.hasSingleQuotes ? [terms.innerQuotes, terms.quotes] : [terms.quotes, terms.innerQuotes];
  const title: CitationPart = { ...work.title, text: nested(work.title.text, inner) };
  const endsWithMark = /[.?!؟…]$/.test(title.text);
  const localMark = mark === ',' ? terms.comma.trim() : mark;
  const translation = between(' [', work.translation, ']');
  // Some languages put the mark inside double quotes. A translation that follows, or single quotes, come before it.
  if (terms.isMarkInQuotes && !translation && !single) return [outer[0], title, endsWithMark ? '' : localMark, outer[1]];
  return [outer[0], title, outer[1], translation, localMark];
}

/** The title of an independent work in italics, with its translation in brackets. */
export function italicTitle(work: CitedWork): Piece {
  return [{ ...work.title, italic: true }, between(' [', work.translation, ']')];
}

/** The title of a part of a work, with its translation in brackets. */
export function plainTitle(work: CitedWork): Piece {
  return [work.title, between(' [', work.translation, ']')];
}

/** A segment in italics; undefined for undefined. */
export function italic(part: CitationPart | undefined): Piece {
  return part && { ...part, italic: true };
}

/** `p. 3` or `pp. 3–9` in the citation's language; undefined without pages. */
export function pagesPiece(work: CitedWork): Piece {
  return work.pages === undefined ? undefined : [work.manyPages ? work.terms.pages : work.terms.page, work.pages];
}

/** `vol. 3` in the citation's language; undefined without a volume. */
export function volumePiece(work: CitedWork): Piece {
  return work.volume && [work.terms.volume, work.volume];
}

/** `no. 2` in the citation's language; undefined without an issue. */
export function issuePiece(work: CitedWork): Piece {
  return work.issue && [work.terms.issue, work.issue];
}

/** Venue, volume and issue, as in `Journal, vol. 3, no. 2`. The caller adds the separators. */
export function journalPieces(work: CitedWork): readonly Piece[] {
  return [italic(work.venue), volumePiece(work), issuePiece(work)];
}

/** The kind of a thesis, with the style's words for a doctoral one. */
export function thesisKind({ kind, terms }: CitedWork, doctoral = terms.phd): string {
  return kind === 'doctoral-thesis' ? doctoral : kind === 'masters-thesis' ? terms.mastersThesis : terms.thesis;
}

/** An identifier or address, marked as text in no language (`zxx`). */
export function identifier(text: string | undefined): CitationPart | undefined {
  return text === undefined ? undefined : { text, lang: 'zxx' };
}

/** Venue and publisher of an independent work, each as a sentence. */
export function venueAndPublisher(work: CitedWork): Piece {
  return joinWithBlanks([sentence(work.venue), sentence(work.publisher)]);
}

/** The non-empty pieces with blanks between them. */
export function joinWithBlanks(pieces: readonly Piece[]): Piece {
  const present = pieces.filter((piece) => textOf(piece) !== '');
  return present.flatMap((piece, index) => (index === 0 ? [piece] : [' ', piece]));
}

const descriptorTerms: Partial<Record<WorkKind, keyof CitationTerms>> = {
  dataset: 'dataset',
  software: 'software',
  poster: 'poster',
  presentation: 'presentation',
  preprint: 'preprint',
  editorial: 'editorial',
  letter: 'letter',
  retraction: 'retraction',
  patent: 'patent',
};

/** The kind of work, for styles that state it. */
export function descriptor(work: CitedWork): string | undefined {
  const term = descriptorTerms[work.kind];
  return term && (work.terms[term] as string);
}

/** `3 May 2024`, as precise as the date; with full or short month names. */
export function datePiece(work: CitedWork, months: readonly string[], order: 'day-first' | 'month-year' = 'day-first'): string | undefined {
  if (work.date === undefined) return work.year?.toString() ?? work.inPress;
  const [year, month, day] = work.date.iso.split('-');
  const name = month && months[Number(month) - 1];
  return [order === 'day-first' && day ? String(Number(day)) : '', name, String(Number(year))].filter(Boolean).join(' ');
}

/** The day on which the reader opened the address, as `3 May 2024`. */
export function accessedPiece(work: CitedWork): string | undefined {
  if (!work.accessed) return undefined;
  const [year, month, day] = work.accessed.split('-').map(Number);
  return `${day} ${work.terms.months[(month ?? 1) - 1]} ${year}`;
}

/** Replaces quotation marks inside a title by the inner pair, since the outer ones would end the quotation. */
function nested(text: string, inner: readonly [string, string]): string {
  return text.replace(/[“«]([^”»]*)[”»]/g, `${inner[0]}$1${inner[1]}`).replace(/"([^"]*)"/g, `${inner[0]}$1${inner[1]}`);
}
