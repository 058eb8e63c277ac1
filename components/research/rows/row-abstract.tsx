'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import { type AbstractAnswer, fetchAbstract } from '#lib/queries/abstract-answer.ts';

export interface RowAbstractProps {
  readonly id: string;
  readonly language: Language;
  /** What the page came with. */
  readonly first?: AbstractAnswer | undefined;
}

/** The abstract of a row, fetched when it is opened. Loaded with the first one: nobody pays for it who opens none. */
export function RowAbstract({ id, language, first }: RowAbstractProps) {
  const t = useTranslations('rows');
  const [answer, setAnswer] = useState<AbstractAnswer | 'failed' | undefined>(first);
  useEffect(() => {
    if (first) return;
    const request = new AbortController();
    fetchAbstract(language, id, request.signal).then(setAnswer, () => request.signal.aborted || setAnswer('failed'));
    return () => request.abort();
  }, [language, id, first]);
  if (answer === undefined || answer === 'failed') return <span role="status">{t(answer ? 'abstractFailed' : 'loading')}</span>;
  const { abstract, abstractKind, note } = answer;
  if (!abstract) return <span role="status">{t('noAbstract')}</span>;
  return (
    <>
      <Text value={abstract} as="span" className="block text-ink [&:lang(ar)]:leading-[1.75]" />
      {note && <span className="block text-xs">{note}</span>}
      {abstractKind === 'editor' && <span className="block text-xs">{t('editorNote')}</span>}
    </>
  );
}
