'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';

interface ListStateProps {
  /** Rows of the previous query are shown while those of the next are on their way. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** When an answer takes longer than this, a word about it is kinder than silence. */
const slowAfterMs = 5000;

/** The rows, or what is to be said instead. Old rows stay in place, dimmed, so nothing jumps; a failure leaves them and offers to try again. */
export function ListState({ isPending, isError, onRetry, children }: ListStateProps) {
  const t = useTranslations('states');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <>
      {isSlow && (
        <p role="status" className="py-3 text-sm text-muted">
          {t('slow')}
        </p>
      )}
      {isError && (
        <div role="alert" data-testid="list-failed" className="my-4 flex flex-wrap items-center gap-4 border-s-2 border-warn ps-4">
          <p>{t('failed')}</p>
          <button type="button" onClick={onRetry} className="button-quiet">
            {t('retry')}
          </button>
        </div>
      )}
      <div className={isPending ? 'opacity-55 transition-opacity delay-150' : undefined}>{children}</div>
    </>
  );
}
