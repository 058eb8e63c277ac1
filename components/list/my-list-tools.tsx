'use client';

import { useEffect } from 'react';
import { clearSaved, saveAll, useSaved } from '#components/list/state/saved-records.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface MyListToolsProps {
  readonly language: Language;
  /** Ids in the address. */
  readonly ids: readonly string[];
  /** The complete address of this list, for sharing. */
  readonly url: string;
}

/** Buttons to share the list, save all its records, open the list saved on the device, and empty it. Hidden without JavaScript. */
export function MyListTools({ language, ids, url }: MyListToolsProps) {
  const t = useTranslations('list');
  const savedIds = useSaved();
  useEffect(() => {
    // An address without ids redirects to the list saved on the device.
    if (ids.length === 0 && savedIds.length > 0) location.replace(paths.list(language, savedIds));
  }, [ids, savedIds, language]);
  const unsavedIds = ids.filter((id) => !savedIds.includes(id));
  const isSame = unsavedIds.length === 0 && savedIds.length === ids.length;
  const button = 'link inline-flex min-h-11 cursor-pointer items-center';
  return (
    <p className="no-print flex flex-wrap items-center gap-x-6 text-sm [@media(scripting:none)]:hidden">
      <Spaced>
        {ids.length > 0 && <CopyButton text={url} label={t('copyListLink')} doneLabel={t('copied')} />}
        {unsavedIds.length > 0 && (
          <button type="button" className={button} onClick={() => saveAll(ids)}>
            {t('saveAll')}
          </button>
        )}
        {!isSame && savedIds.length > 0 && (
          <a href={paths.list(language, savedIds)} className={button}>
            {t('ownList', { count: savedIds.length })}
          </a>
        )}
        {savedIds.length > 0 && (
          <button type="button" className={button} onClick={clearSaved}>
            {t('emptyList')}
          </button>
        )}
      </Spaced>
    </p>
  );
}
