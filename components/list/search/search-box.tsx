'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { saveSearch } from '#components/list/state/recent-searches.ts';
import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import { isSupported, type SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { Suggestion } from '#lib/domain/collection.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Suggestions } from './suggestions.tsx';

interface SearchBoxProps {
  readonly keyword?: string | undefined;
  readonly supportedFilters?: SupportedFilters | undefined;
  /** The only kind of suggestion to show besides institutions. By default, all kinds are shown. */
  readonly suggest?: Suggestion['kind'];
  /** Whether the search is saved on the device when submitted. Not set in lists: they save a search only if it has results. */
  readonly isSaved?: boolean;
  /** The search help (`SearchHelp`), rendered by the server. */
  readonly help?: ReactNode;
}

/** The search field of a GET form, with suggestions and help. */
export function SearchBox({ keyword, supportedFilters, suggest, isSaved, help }: SearchBoxProps) {
  const t = useTranslations('list');
  const input = useControlledValue<HTMLInputElement>(keyword ?? '');
  const [Helper, setHelper] = useState<ComponentType<Parameters<typeof Suggestions>[0]>>();
  // Suggestions load on first use; without them the field still works.
  const loadHelper = () => void import('./suggestions.tsx').then((module) => setHelper(() => module.Suggestions)).catch(() => undefined);
  useEffect(() => {
    const field = input.current;
    if (!isSaved || !field?.form) return;
    const { form } = field;
    const save = () => field.value.trim() && saveSearch(field.value.trim());
    form.addEventListener('submit', save);
    return () => form.removeEventListener('submit', save);
  }, [isSaved, input]);
  if (!isSupported(supportedFilters, 'keyword')) return null;
  return (
    <search className="no-print mt-3 mb-2 flex max-w-3xl flex-wrap gap-y-1 md:mt-4">
      <div className="relative flex w-full">
        <SearchField
          ref={input}
          name="keyword"
          type="text"
          onFocus={Helper ? undefined : loadHelper}
          defaultValue={keyword}
          label={t(suggest === 'author' ? 'searchAuthorsLabel' : 'searchLabel')}
          placeholder={t(suggest === 'author' ? 'searchAuthorsPlaceholder' : 'searchPlaceholder')}
          button={t('search')}
          isMain
        />
        {Helper && input.current && <Helper input={input.current} kind={suggest} />}
        {help}
      </div>
    </search>
  );
}
