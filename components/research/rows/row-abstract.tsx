'use client';

import { useEffect, useState } from 'react';
import { RetryNote } from '#components/ui/retry-note.tsx';
import { type AbstractAnswer, fetchAbstract } from '#lib/answers/abstract-answer.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { AbstractText } from './abstract-text.tsx';

export interface RowAbstractProps {
  readonly id: string;
  readonly language: Language;
}

/** The abstract of a row, fetched when opened. The code of this component is loaded with the first abstract. */
export function RowAbstract({ id, language }: RowAbstractProps) {
  const t = useTranslations('rows');
  const [answer, setAnswer] = useState<AbstractAnswer | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt repeats the request.
  useEffect(() => {
    const request = new AbortController();
    setAnswer(undefined);
    fetchAbstract(language, id, request.signal).then(setAnswer, () => request.signal.aborted || setAnswer('failed'));
    return () => request.abort();
  }, [language, id, attempt]);
  if (answer === 'failed') return <RetryNote text={t('abstractFailed')} onRetry={() => setAttempt(attempt + 1)} />;
  if (answer === undefined) return <span role="status">{t('loading')}</span>;
  return <AbstractText answer={answer} />;
}
