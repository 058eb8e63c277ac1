'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { saveSearch } from '#components/list/state/searches.ts';
import { useShownValue } from '#components/list/state/use-shown.ts';
import type { Suggestion } from '#lib/domain/extras.ts';
import { isOffered, type Offers } from './offers.ts';
import type { Suggestions } from './suggestions.tsx';

interface SearchBoxProps {
  readonly keyword?: string | undefined;
  readonly offers?: Offers | undefined;
  /** The only kind of suggestion there is any use for; all of them, if absent. */
  readonly suggest?: Suggestion['kind'];
  /** Whether what is sent is saved on the device; a list does so itself, once it has found something. */
  readonly isSaved?: boolean;
  /** What can be typed (`SearchHelp`), from the server. */
  readonly help?: ReactNode;
}

/** The search box of a list, part of its GET form. It takes the direction of what is typed; empty, that of the page. */
export function SearchBox({ keyword, offers, suggest, isSaved, help }: SearchBoxProps) {
  const t = useTranslations('list');
  const input = useShownValue<HTMLInputElement>(keyword ?? '');
  const [Helper, setHelper] = useState<ComponentType<Parameters<typeof Suggestions>[0]>>();
  // Nobody pays for suggestions who does not search; without them, or without scripts, the box is a plain field of a form.
  const loadHelper = () => void import('./suggestions.tsx').then((module) => setHelper(() => module.Suggestions)).catch(() => undefined);
  useEffect(() => {
    const field = input.current;
    if (!isSaved || !field?.form) return;
    const { form } = field;
    const save = () => field.value.trim() && saveSearch(field.value.trim());
    form.addEventListener('submit', save);
    return () => form.removeEventListener('submit', save);
  }, [isSaved, input]);
  if (!isOffered(offers, 'keyword')) return null;
  return (
    <search className="no-print mt-3 mb-2 flex max-w-3xl flex-wrap gap-y-1 md:mt-4">
      <div className="relative flex w-full">
        <input
          ref={input}
          name="keyword"
          type="text"
          enterKeyHint="search"
          onFocus={Helper ? undefined : loadHelper}
          defaultValue={keyword}
          {...(keyword && { dir: 'auto' })}
          onInput={(event) => {
            event.currentTarget.dir = event.currentTarget.value ? 'auto' : '';
          }}
          aria-label={t(suggest === 'author' ? 'searchAuthorsLabel' : 'searchLabel')}
          placeholder={t(suggest === 'author' ? 'searchAuthorsPlaceholder' : 'searchPlaceholder')}
          className="field min-w-0 flex-1 joined px-3 py-2.5 md:px-4 md:text-lg"
        />
        <button type="submit" className="button glass rounded-s-none md:text-lg">
          {t('search')}
        </button>
        {Helper && input.current && <Helper input={input.current} kind={suggest} />}
        {help}
      </div>
    </search>
  );
}
