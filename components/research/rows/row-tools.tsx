'use client';

import type { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

interface RowToolsProps {
  /** The message function of the row. Passed in, because a call of `useTranslations` costs more than rendering the texts. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Address of the list with this abstract opened. */
  readonly href: string;
  /** Class of links in the line with venue, date and citations. */
  readonly className: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Buttons that open the abstract and copy the link. Without JavaScript, the first is a link to the list with the row opened. */
export function RowTools({ t, id, title, language, href, className, isOpen, onToggle }: RowToolsProps) {
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        data-scripted
        onClick={toggle}
        aria-expanded={isOpen}
        aria-label={t('abstractOf', { title })}
        className={`link no-print ${className}`}
      >
        {t('abstract')}
      </a>
      <CopyButton
        text={() => new URL(paths.record(language, id), location.href).href}
        label={t('copyLink')}
        doneLabel={t('copied')}
        name={t('copyLinkOf', { title })}
        className={`link cursor-pointer max-sm:hidden ${className}`}
      />
    </>
  );
}
