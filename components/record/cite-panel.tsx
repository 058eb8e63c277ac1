'use client';

import { useId, useState } from 'react';
import { CitationText, type FormattedCitation } from '#components/text/citation-text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { type Language, languageFacts } from '#lib/languages/languages.ts';

export interface CitePanelProps {
  readonly citations: readonly FormattedCitation[];
  /** Where a copied citation is counted. */
  readonly countUrl: string;
  readonly labels: { readonly style: string; readonly language: string; readonly copy: string; readonly copiedLabel: string };
}

/** A citation in a selected style and language. Without JavaScript all styles are listed. */
export function CitePanel({ citations, countUrl, labels }: CitePanelProps) {
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
                    {languageFacts[candidate].name}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <div aria-live="polite">
          <CitationText citation={visible} />
        </div>
        <CopyButton
          text={visible.text}
          label={labels.copy}
          doneLabel={labels.copiedLabel}
          onCopy={() => void fetch(countUrl, { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => undefined)}
        />
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
