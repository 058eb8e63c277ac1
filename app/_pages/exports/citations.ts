import type { Citation } from '#components/record/cite-panel.tsx';
import { siteUrl } from '#lib/compose.ts';
import { type Language, otherLanguage } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { writeAastex } from '#lib/formats/bibliography/aastex.ts';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { type CitationStyle, citation, citationStyleNames, citationStyles } from '#lib/formats/cite/citation.ts';
import { referenceOf } from '#lib/formats/cite/reference.ts';

/** Citation styles for LaTeX, which are only offered in the language of the work. */
const latexWriters = { bibtex: writeBibtex, aastex: writeAastex } as const;
type Code = keyof typeof latexWriters;
const codeNames: Readonly<Record<Code, string>> = { bibtex: 'BibTeX', aastex: 'AASTeX' };

/** All citation styles, in display order. */
export const allStyles: readonly (CitationStyle | Code)[] = [...citationStyleNames, 'bibtex', 'aastex'];
export type AnyStyle = (typeof allStyles)[number];

export const styleName = (style: AnyStyle, language: Language): string =>
  style in latexWriters ? codeNames[style as Code] : citationStyles[style as CitationStyle].label[language];

/** Whether the style numbers its entries in list order. */
export const isNumbered = (style: AnyStyle): boolean =>
  !(style in latexWriters) && citationStyles[style as CitationStyle].isNumbered === true;

/** Citations in the work's language, then in the other language if the work has a title in it; last, LaTeX code in the work's language. */
export function citationsOf(language: Language, research: Research, other: Research | undefined): readonly Citation[] {
  const recordIn = { [language]: research, [otherLanguage(language)]: other ?? research } as Record<Language, Research>;
  const firstLanguage = citation(research, 'apa').language;
  const second = otherLanguage(firstLanguage);
  const citationLanguages =
    citation(recordIn[second], 'apa', { language: second }).language === second ? [firstLanguage, second] : [firstLanguage];
  const texts = citationLanguages.flatMap((inLanguage) =>
    citationStyleNames.map((style) => citationIn(style, recordIn[inLanguage], language, { language: inLanguage })),
  );
  return [...texts, ...(['bibtex', 'aastex'] as const).map((style) => citationIn(style, recordIn[firstLanguage], language))];
}

/** The citation of a work in one style. The name of the style is in `pageLanguage`. */
export function citationIn(
  style: AnyStyle,
  research: Research,
  pageLanguage: Language,
  options?: { readonly language: Language },
): Citation {
  const styleFields = { style, styleName: styleName(style, pageLanguage) };
  if (!(style in latexWriters)) return { ...styleFields, ...citation(research, style as CitationStyle, options) };
  const text = latexWriters[style as Code](referenceOf(research, { language: pageLanguage, siteUrl: siteUrl() })).trim();
  return { ...styleFields, isCode: true, language: citation(research, 'apa').language, text, parts: [{ text, lang: 'zxx' }] };
}
