'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page-link.tsx';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

interface TabsProps {
  readonly language: Language;
  readonly keyword?: string | undefined;
  readonly current: 'research' | 'authors';
  readonly researchTotal?: number | undefined;
  readonly authorTotal?: number | undefined;
}

/** Publications and authors for the same words. */
export function Tabs({ language, keyword, current, researchTotal, authorTotal }: TabsProps) {
  const t = useTranslations('list');
  const tabs = [
    { name: 'research', href: paths.research(language, { ...defaultResearchQuery, ...(keyword && { keyword }) }), total: researchTotal },
    { name: 'authors', href: paths.authors(language, { ...defaultAuthorQuery, ...(keyword && { keyword }) }), total: authorTotal },
  ] as const;
  return (
    <nav aria-label={t('tabs')} className="no-print mb-6 flex gap-6 border-b border-line">
      {tabs.map(({ name, href, total }) => (
        <PageLink
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-muted no-underline aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(name)} {total !== undefined && <span>{formatInteger(total, language)}</span>}
        </PageLink>
      ))}
    </nav>
  );
}
