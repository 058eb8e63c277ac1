import type { FormattedCitation } from '#components/text/citation-text.tsx';
import type { Research } from '#lib/domain/research.ts';
import { writeAastex } from '#lib/formats/bibliography/aastex.ts';
import { writeBibtex } from '#lib/formats/bibliography/bibtex.ts';
import { type CitationStyle, citation, citationOf, citationStyleNames, citationStyles } from '#lib/formats/cite/citation.ts';
import { citedWork } from '#lib/formats/cite/cited-work.ts';
import { referenceOf } from '#lib/formats/cite/reference.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';

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

/** Maximum authors that a citation on a page is computed from. The file of the record has all of them. */
const citedMax = 100;

/** The first authors and the last, which APA shows. No style shows others of so many. */
function withoutMiddle(research: Research): Research {
  const { authors, authorCount } = research;
  const omitted = authors.length - citedMax;
  if (omitted <= 0) return research;
  return { ...research, authors: [...authors.slice(0, citedMax - 1), ...authors.slice(-1)], authorCount: authorCount - omitted };
}

/** Citations in the work's language, then in the other languages in which the work has a title; last, LaTeX code in the work's language. */
export function citationsOf(language: Language, research: Research, other: Research | undefined): readonly FormattedCitation[] {
  const recordIn = (each: Language) => (each === language ? research : (other ?? research));
  const workIn = (each: Language) => citedWork(withoutMiddle(recordIn(each)), { language: each });
  const firstLanguage = workLanguage(research);
  const second = otherLanguages(firstLanguage).flatMap((each) => {
    const work = workIn(each);
    return work.locale === each ? [work] : [];
  });
  return [
    ...[workIn(firstLanguage), ...second].flatMap((work) =>
      citationStyleNames.map((style) => ({ style, styleName: styleName(style, language), ...citationOf(work, style) })),
    ),
    ...codeIn(['bibtex', 'aastex'], recordIn(firstLanguage), language, firstLanguage),
  ];
}

const workLanguage = (research: Research) => citedWork(withoutMiddle(research), {}).locale;

/** The citation of a work in one style. The name of the style is in `pageLanguage`. */
export function citationIn(style: AnyStyle, research: Research, pageLanguage: Language): FormattedCitation {
  if (style in latexWriters) return codeIn([style as Code], research, pageLanguage, workLanguage(research))[0] as FormattedCitation;
  return { style, styleName: styleName(style, pageLanguage), ...citation(withoutMiddle(research), style as CitationStyle) };
}

/** LaTeX code with the first hundred authors "and others", and as many keywords. */
function codeIn(codes: readonly Code[], research: Research, pageLanguage: Language, language: Language): FormattedCitation[] {
  const cut = { ...research, authors: research.authors.slice(0, citedMax) };
  const { keywords, ...reference } = referenceOf(cut, { language: pageLanguage, siteUrl: siteUrl() });
  return codes.map((style) => {
    const text = latexWriters[style]({ ...reference, keywords: keywords.slice(0, citedMax) }).trim();
    return { style, styleName: codeNames[style], isCode: true, language, text, parts: [{ text, lang: 'zxx' }] };
  });
}
