'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Language } from '#lib/domain/language.ts';
import { type AbstractAnswer, fetchAbstract } from '#lib/queries/abstract-answer.ts';
import { AbstractText } from './abstract-text.tsx';

export interface RowAbstractProps {
  readonly id: string;
  readonly language: Language;
}

/** The abstract of a row, fetched when it is opened. Loaded with the first one: nobody pays for it who opens none. */
export function RowAbstract({ id, language }: RowAbstractProps) {
  const t = useTranslations('rows');
  const [answer, setAnswer] = useState<AbstractAnswer | 'failed'>();
  useEffect(() => {
    const request = new AbortController();
    fetchAbstract(language, id, request.signal).then(setAnswer, () => request.signal.aborted || setAnswer('failed'));
    return () => request.abort();
  }, [language, id]);
  if (answer === undefined || answer === 'failed') return <span role="status">{t(answer ? 'abstractFailed' : 'loading')}</span>;
  return <AbstractText answer={answer} />;
}
