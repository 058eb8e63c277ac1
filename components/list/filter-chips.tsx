'use client';

import { useTranslations } from '#lib/i18n/use-translations.ts';

interface FilterChipsProps {
  readonly chips: readonly { readonly key: string; readonly text: string; readonly href: string }[];
  readonly clearHref: string;
}

/** Active filters, each a link to the list without it. */
export function FilterChips({ chips, clearHref }: FilterChipsProps) {
  const t = useTranslations('list');
  if (chips.length === 0) return null;
  return (
    <ul data-testid="chips" className="no-print mt-3 flex flex-wrap gap-2 text-sm" aria-label={t('activeFilters')}>
      {chips.map(({ key, text, href }) => (
        <li key={key}>
          <a
            href={href}
            aria-label={t('removeFilter', { name: text })}
            className="inline-flex min-h-8 items-center gap-2 rounded-full bg-accent-soft px-3 text-ink no-underline hover:line-through max-md:min-h-11"
          >
            <bdi dir="auto">{text}</bdi> <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a href={clearHref} className="link inline-flex min-h-8 items-center px-1 max-md:min-h-11">
          {t('clearAll')}
        </a>
      </li>
    </ul>
  );
}
