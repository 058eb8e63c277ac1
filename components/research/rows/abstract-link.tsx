'use client';

import type { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';
import { type AbstractKind, abstractWord } from '#lib/domain/text-origin.ts';

interface AbstractLinkProps {
  /** The message function of the row. Passed in, because a call of `useTranslations` costs more than rendering the texts. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly title: string;
  readonly kind: AbstractKind | undefined;
  /** Address of the list with this abstract opened. */
  readonly href: string;
  /** Class of links in the line with venue, date and citations. */
  readonly className: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the abstract of a row. Without JavaScript, it leads to the list with the row opened. */
export function AbstractLink({ t, title, kind, href, className, isOpen, onToggle }: AbstractLinkProps) {
  const toggle = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  };
  const word = t(abstractWord(kind));
  return (
    <a
      href={href}
      rel="nofollow"
      data-scripted
      onClick={toggle}
      aria-expanded={isOpen}
      aria-label={t('textOf', { word, title })}
      className={`link no-print ${className}`}
    >
      {word}
    </a>
  );
}
