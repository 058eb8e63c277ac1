'use client';

import type { useTranslations } from 'next-intl';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';
import type { RowAbstractProps } from './row-abstract.tsx';

interface RowToolsProps {
  /** The row's own: to make one costs more than to draw what it says. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  /** Of the record, as the row leads to it. */
  readonly href: string;
  /** Of a link among the facts of a row. */
  readonly className: string;
}

/** The abstract in the row, and the address of the record to take along. Without scripts the first is a link to the record, and the second its title. */
export function RowTools({ t, id, title, language, href, className }: RowToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const [Abstract, setAbstract] = useState<ComponentType<RowAbstractProps>>();
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(!isOpen);
    // Where it does not come, the record has the abstract.
    if (!Abstract)
      import('./row-abstract.tsx').then(
        (loaded) => setAbstract(() => loaded.RowAbstract),
        () => location.assign(`${href}#abstract`),
      );
  };
  return (
    <>
      <a
        href={`${href}#abstract`}
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
        done={t('copied')}
        name={t('copyLinkOf', { title })}
        className={`link cursor-pointer ${className}`}
      />
      {isOpen && Abstract && (
        <span data-testid="row-abstract" className="order-last mt-2 max-w-[41em] basis-full border-s-2 border-line ps-4">
          <Abstract id={id} language={language} />
        </span>
      )}
    </>
  );
}
