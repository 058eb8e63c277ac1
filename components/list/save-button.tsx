'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toggleSaved, useSaved } from '#components/list/state/saved.ts';

interface SaveButtonProps {
  readonly id: string;
  /** The title of the publication, for whoever hears the button without seeing its row. */
  readonly title: string;
  readonly className?: string;
}

/** Keeps a publication in the reader's own list on this device. Without JavaScript it is not there. */
export function SaveButton({ id, title, className = '' }: SaveButtonProps) {
  const t = useTranslations('rows');
  const isSaved = useSaved().includes(id);
  const [isFull, setFull] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setFull(!toggleSaved(id))}
        aria-label={t(isSaved ? 'savedRecord' : 'saveRecord', { title })}
        className={`link no-print cursor-pointer max-md:-my-2 max-sm:-my-2.5 max-md:min-h-11 [@media(scripting:none)]:hidden ${className}`}
      >
        {t(isSaved ? 'saved' : 'save')}
      </button>
      {isFull && (
        <span role="status" className="text-warn">
          {t('listFull')}
        </span>
      )}
    </>
  );
}
