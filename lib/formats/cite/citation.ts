import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { apa } from './citation-apa.ts';
import { chicago } from './citation-chicago.ts';
import { harvard } from './citation-harvard.ts';
import { ieee } from './citation-ieee.ts';
import { mla } from './citation-mla.ts';
import { type CitationPart, mergeParts, type Piece, textOf } from './citation-parts.ts';
import { type CitationOptions, type CitedWork, citedWork } from './cited-work.ts';

/** Segments of a citation, for components that display it. */
export type { CitationPart } from './citation-parts.ts';
/** Language, titles and day of access of a citation. */
export type { CitationOptions } from './cited-work.ts';

/** A citation in one style, as segments and as text. */
export interface Citation {
  /** The text in logical order without directional marks, for copying. */
  readonly text: string;
  /** The same text in segments, for display. A segment with `lang` is isolated and has the direction of that language. */
  readonly parts: readonly CitationPart[];
  /** The language of the citation. */
  readonly language: Language;
}

/** A reference in one style and in the language of the work, not of the page, unless the reader requests another (`options.language`). */
export const citation = (research: Research, style: CitationStyle, options: CitationOptions = {}): Citation =>
  citationOf(citedWork(research, options), style);

/** The reference to a prepared work, for callers that show several styles. */
export function citationOf(work: CitedWork, style: CitationStyle): Citation {
  const piece = citationStyles[style].write(work);
  return { text: textOf(piece), parts: mergeParts(piece), language: work.locale };
}

/** The citation styles, in menu order. */
export const citationStyleNames = ['apa', 'mla', 'chicago', 'ieee', 'harvard'] as const;
/** A key of `citationStyles`. */
export type CitationStyle = (typeof citationStyleNames)[number];

interface StyleEntry {
  readonly label: Readonly<Record<Language, string>>;
  readonly write: (work: CitedWork) => Piece;
  /** Whether a bibliography in this style is numbered and keeps the reader's order. Otherwise it is sorted alphabetically. */
  readonly isNumbered?: true;
}

/** To add a style, create `citation-NAME.ts`; add its name above and its entry below. `golden.test.ts -u` writes sample citations. */
export const citationStyles: Readonly<Record<CitationStyle, StyleEntry>> = {
  apa: { label: { en: 'APA (7th edition)', ar: 'APA (الطبعة السابعة)' }, write: apa },
  mla: { label: { en: 'MLA (9th edition)', ar: 'MLA (الطبعة التاسعة)' }, write: mla },
  chicago: { label: { en: 'Chicago (author–date)', ar: 'شيكاغو (المؤلف والتاريخ)' }, write: chicago },
  ieee: { label: { en: 'IEEE', ar: 'IEEE' }, write: ieee, isNumbered: true },
  harvard: { label: { en: 'Harvard', ar: 'هارفارد' }, write: harvard },
};
