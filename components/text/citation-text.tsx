import { Fragment } from 'react';
import { directionOf, type Language } from '#lib/languages/languages.ts';

/** A formatted citation. */
export interface FormattedCitation {
  readonly style: string;
  readonly styleName: string;
  /** Language in which the citation is formatted. */
  readonly language: Language;
  /** Set for LaTeX code, which is the same in both languages. */
  readonly isCode?: true;
  /** Plain text to copy, in logical order. */
  readonly text: string;
  /** Segments to display. One with `lang` is isolated from the text direction around it; `zxx` marks a URL or number. */
  readonly parts: readonly { readonly text: string; readonly italic?: boolean; readonly lang?: string }[];
}

/** The text of a citation. One click selects all of it; code keeps its line breaks. */
export function CitationText({ citation }: { readonly citation: FormattedCitation }) {
  if (citation.isCode)
    return (
      <pre dir="ltr" translate="no" data-testid="citation" className="mt-3 select-all whitespace-pre-wrap break-words font-mono text-xs">
        {citation.text}
      </pre>
    );
  return (
    <p
      lang={citation.language}
      dir={directionOf(citation.language)}
      data-testid="citation"
      className="mt-3 select-all text-sm break-words [&:lang(ar)]:leading-[1.75]"
    >
      {withOffsets(citation.parts).map(({ at, text, italic, lang }) => {
        const Element = italic ? 'i' : lang ? 'bdi' : Fragment;
        const langProps = lang && { lang, dir: directionOf(lang) };
        return (
          <Element key={at} {...langProps}>
            {text}
          </Element>
        );
      })}
    </p>
  );
}

/** Adds to each part its offset in the text, a stable React key. */
export function withOffsets(parts: FormattedCitation['parts']) {
  let offset = 0;
  return parts.map((part) => {
    const start = offset;
    offset += part.text.length;
    return { ...part, at: start };
  });
}
