'use client';

import { useTranslations } from '#lib/i18n/use-translations.ts';

interface RetryNoteProps {
  /** What failed to load, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A region that failed to load after a click, with a retry button. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  const t = useTranslations('states');
  return (
    <div role="alert" data-testid="region-failed" className="flex flex-wrap items-center gap-x-4 border-s-2 border-warn ps-4 text-sm">
      <p>{text}</p>
      <button type="button" onClick={onRetry} className="link min-h-11 cursor-pointer">
        {t('retry')}
      </button>
    </div>
  );
}
