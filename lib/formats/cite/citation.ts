import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { apa } from './citation-apa.ts';
import { chicago } from './citation-chicago.ts';
import { harvard } from './citation-harvard.ts';
import { ieee } from './citation-ieee.ts';
import { mla } from './citation-mla.ts';
import { type CitationPart, merged, type Piece, textOf } from './citation-parts.ts';
import { type CitationOptions, type CitedWork, citedWork } from './cited-work.ts';

export type { CitationPart } from './citation-parts.ts';
export type { CitationOptions } from './cited-work.ts';

export interface Citation {
  /** Logical text without marks of direction, to copy. */
  readonly text: string;
  /** The same in segments, to show: each with a `lang` is isolated and takes its direction from it. */
  readonly parts: readonly CitationPart[];
  /** The language the citation is written in. */
  readonly language: Language;
}

/**
 * A formatted reference in one style. Words, commas and quotation marks follow the language of the item, not of the page: an Arabic
 * article is cited in Arabic wherever it is shown, unless the reader asks for the other language (`options.language`).
 */
export function citation(research: Research, style: CitationStyle, options: CitationOptions = {}): Citation {
  const work = citedWork(research, options);
  const piece = citationStyles[style].write(work);
  return { text: textOf(piece), parts: merged(piece), language: work.locale };
}

export const citationStyleNames = ['apa', 'mla', 'chicago', 'ieee', 'harvard'] as const;
export type CitationStyle = (typeof citationStyleNames)[number];

interface StyleEntry {
  readonly label: Readonly<Record<Language, string>>;
  readonly write: (work: CitedWork) => Piece;
  /** A bibliography keeps the order it is given and counts its entries; others sort them by name. */
  readonly isNumbered?: true;
}

/**
 * To add a style: a file `citation-NAME.ts`, its name above and its entry here; menus, API and tools follow. `npx vitest run lib/formats/golden.test.ts -u`
 * then writes how it cites the sample records, to be read.
 */
export const citationStyles: Readonly<Record<CitationStyle, StyleEntry>> = {
  apa: { label: { en: 'APA (7th edition)', ar: 'APA (الطبعة السابعة)' }, write: apa },
  mla: { label: { en: 'MLA (9th edition)', ar: 'MLA (الطبعة التاسعة)' }, write: mla },
  chicago: { label: { en: 'Chicago (author–date)', ar: 'شيكاغو (المؤلف والتاريخ)' }, write: chicago },
  ieee: { label: { en: 'IEEE', ar: 'IEEE' }, write: ieee, isNumbered: true },
  harvard: { label: { en: 'Harvard', ar: 'هارفارد' }, write: harvard },
};
