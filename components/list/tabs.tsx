'use client';

import { PageLink } from '#components/ui/page-link.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface TabsProps {
  readonly language: Language;
  /** Search words and filters that both lists support. */
  readonly query: Pick<ResearchQuery, 'keyword' | 'focusedAreaId' | 'institutionId' | 'country'>;
  readonly current: 'research' | 'authors';
  readonly researchTotal?: number | undefined;
  readonly authorTotal?: number | undefined;
  /** Whether the totals still belong to the previous query. They are hidden then. */
  readonly isWaiting: boolean;
}

/** Tabs of publications and authors for the same query. */
export function Tabs({ language, query, current, researchTotal, authorTotal, isWaiting }: TabsProps) {
  const t = useTranslations('list');
  const { keyword, focusedAreaId, institutionId, country } = query;
  const sharedFilters = { ...(keyword && { keyword }), focusedAreaId, institutionId, country };
  const tabs = [
    { name: 'research', href: paths.research(language, { ...defaultResearchQuery, ...sharedFilters }), total: researchTotal },
    { name: 'authors', href: paths.authors(language, { ...defaultAuthorQuery, ...sharedFilters }), total: authorTotal },
  ] as const;
  const textOf = (total: number | undefined) => total !== undefined && formatInteger(total, language);
  return (
    <nav aria-label={t('tabs')} data-testid="tabs" className="no-print mb-1 flex gap-6 md:mb-3 border-b border-line">
      <Spaced>
        {tabs.map(({ name, href, total }) => (
          <PageLink
            key={name}
            href={href}
            aria-current={name === current ? 'page' : undefined}
            className="-mb-px border-b-2 leading-11 border-transparent text-muted no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(name)} {isWaiting ? <span className="invisible">{textOf(total)}</span> : textOf(total)}
          </PageLink>
        ))}
      </Spaced>
    </nav>
  );
}
