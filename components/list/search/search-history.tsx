'use client';

import { clearSearches, useSearches } from '#components/list/state/recent-searches.ts';
import { Text } from '#components/text/text.tsx';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** Recent searches on this device, and a button to clear them. `globals.css` reserves space for them, so that the page does not move. */
export function SearchHistory({ language }: { readonly language: Language }) {
  const t = useTranslations('list');
  const searches = useSearches();
  return (
    <div className="search-history no-print mt-1 items-center gap-x-4 text-sm text-muted" data-testid="search-history">
      <span className="shrink-0">{t('recentSearches')}</span>
      <ul className="scrolls flex min-w-0 gap-x-4">
        {searches.map((keyword) => (
          <li key={keyword} className="shrink-0">
            <a
              href={paths.research(language, { ...defaultResearchQuery, keyword })}
              className="inline-flex min-h-8 max-w-56 items-center text-ink max-md:min-h-11"
            >
              <Text value={keyword} className="truncate" />
            </a>
          </li>
        ))}
      </ul>
      <button type="button" onClick={clearSearches} className="link min-h-8 shrink-0 cursor-pointer max-md:min-h-11">
        {t('clearSearches')}
      </button>
    </div>
  );
}
