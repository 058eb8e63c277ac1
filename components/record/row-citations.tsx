'use client';

import { useEffect, useState } from 'react';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';
import { CitePanel, type CitePanelProps } from './cite-panel.tsx';

interface RowCitationsProps {
  readonly id: string;
  readonly language: Language;
  /** The page that cites the work too, for when they cannot be had. */
  readonly href: string;
}

/** The citations of a row, asked for when it is opened. */
export function RowCitations({ id, language, href }: RowCitationsProps) {
  const [answer, setAnswer] = useState<CitePanelProps>();
  useEffect(() => {
    const abort = new AbortController();
    fetch(paths.bffCitations(language, id), { signal: abort.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((given) => setAnswer(given as CitePanelProps))
      .catch(() => abort.signal.aborted || location.assign(href));
    return () => abort.abort();
  }, [language, id, href]);
  return (
    <div data-testid="row-citations" aria-busy={!answer} className="no-print mt-2 max-w-2xl border-s-2 border-line ps-4 text-sm">
      {answer && <CitePanel {...answer} />}
    </div>
  );
}
