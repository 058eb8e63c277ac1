'use client';

import { Fragment, useId, useState } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { directionOf, type Language } from '#lib/domain/language.ts';

/** A formatted citation. */
export interface Citation {
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

export interface CitePanelProps {
  readonly citations: readonly Citation[];
  readonly labels: { readonly style: string; readonly language: string; readonly copy: string; readonly copiedLabel: string };
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

/** A citation in a selected style and language. Without JavaScript all styles are listed. */
export function CitePanel({ citations, labels }: CitePanelProps) {
  const id = useId();
  const [style, setStyle] = useState(citations[0]?.style);
  const languages = [...new Set(citations.map((citation) => citation.language))];
  // A work is cited in its own language unless the reader selects the other.
  const firstLanguage = languages[0];
  const [inLanguage, setLanguage] = useState(firstLanguage);
  const styles = citations.filter((citation) => citation.language === firstLanguage);
  const inStyle = citations.filter((citation) => citation.style === style);
  const visible = inStyle.find((citation) => citation.language === inLanguage) ?? inStyle[0];
  if (!visible) return null;
  return (
    <>
      <div className="[@media(scripting:none)]:hidden">
        <div className="grid gap-2">
          <label htmlFor={`${id}-style`} className="text-xs text-muted">
            {labels.style}
            <select
              id={`${id}-style`}
              value={style}
              onChange={(event) => setStyle(event.target.value)}
              className="field mt-1 text-sm text-ink"
            >
              {styles.map((candidate) => (
                <option key={candidate.style} value={candidate.style}>
                  {candidate.styleName}
                </option>
              ))}
            </select>
          </label>
          {languages.length > 1 && !visible.isCode && (
            <label htmlFor={`${id}-language`} className="text-xs text-muted">
              {labels.language}
              <select
                id={`${id}-language`}
                value={inLanguage}
                onChange={(event) => setLanguage(event.target.value as Language)}
                className="field mt-1 text-sm text-ink"
              >
                {languages.map((candidate) => (
                  <option key={candidate} value={candidate} lang={candidate}>
                    {languageNames[candidate]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <div aria-live="polite">
          <CitationText citation={visible} />
        </div>
        <CopyButton text={visible.text} label={labels.copy} doneLabel={labels.copiedLabel} />
      </div>
      <noscript>
        <dl>
          {styles.map((candidate) => (
            <div key={candidate.style}>
              <dt className="mt-3 text-xs text-muted">{candidate.styleName}</dt>
              <dd>
                <CitationText citation={candidate} />
              </dd>
            </div>
          ))}
        </dl>
      </noscript>
    </>
  );
}

/** The text of a citation. One click selects all of it; code keeps its line breaks. */
export function CitationText({ citation }: { readonly citation: Citation }) {
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
function withOffsets(parts: Citation['parts']) {
  let offset = 0;
  return parts.map((part) => {
    const start = offset;
    offset += part.text.length;
    return { ...part, at: start };
  });
}
