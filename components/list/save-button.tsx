'use client';

import { useState } from 'react';
import { toggleSaved, useSaved } from '#components/list/state/saved-records.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface SaveButtonProps {
  readonly id: string;
  /** Title of the publication for the accessible name. */
  readonly title: string;
  /** Must set the width of the longer label in either language, so that saving does not move the content after the button. */
  readonly className?: string;
}

/** Saves a publication in the reader's list on this device. Hidden without JavaScript. */
export function SaveButton({ id, title, className = 'min-w-[3.2em] text-start' }: SaveButtonProps) {
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
