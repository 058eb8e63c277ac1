'use client';

import { useEffect, useState } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { fetchJson } from '#lib/answers/fetch-json.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { CitePanel, type CitePanelProps } from './cite-panel.tsx';

/** Formatted citations of a list row, fetched when the reader opens them, and the link to its record. */
export function RowCitations({ id, language }: { readonly id: string; readonly language: Language }) {
  const t = useTranslations('rows');
  const [answer, setAnswer] = useState<CitePanelProps | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt repeats the request.
  useEffect(() => {
    const request = new AbortController();
    setAnswer(undefined);
    fetchJson<CitePanelProps>(paths.bffCitations(language, id), request.signal).then(
      setAnswer,
      () => request.signal.aborted || setAnswer('failed'),
    );
    return () => request.abort();
  }, [language, id, attempt]);
  return (
    <div data-testid="row-citations" aria-busy={!answer} className="no-print mt-2 max-w-2xl border-s-2 border-line ps-4 text-sm">
      {answer === 'failed' ? (
        <RetryNote text={t('citationsFailed')} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        answer && <CitePanel {...answer} />
      )}
      <CopyButton text={() => new URL(paths.record(language, id), location.href).href} label={t('copyLink')} doneLabel={t('copied')} />
    </div>
  );
}
