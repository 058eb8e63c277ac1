'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { FilterChips } from '#components/list/filter-chips.tsx';
import { Notes } from '#components/list/notes.tsx';
import { isOffered, type Offers } from '#components/list/offers.ts';
import { ResultCount } from '#components/list/result-count.tsx';
import { SortSelect } from '#components/list/sort-select.tsx';
import { UnusedNotes } from '#components/list/unused-notes.tsx';
import { useShownValue } from '#components/list/use-shown.ts';
import type { Author } from '#lib/domain/author.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import type { Page } from '#lib/domain/page.ts';
import { type AuthorQuery, authorSorts } from '#lib/domain/query.ts';
import { type AuthorAddress, authorTable } from '#lib/url/author-query.ts';

interface AuthorBarProps {
  readonly ref?: Ref<HTMLParagraphElement>;
  readonly query: AuthorQuery;
  /** The one that the page answers; its filters stand beside its number. */
  readonly shownQuery: AuthorQuery;
  readonly page: Page<Author>;
  /** Rows on this page, or on their way. */
  readonly shown: number;
  readonly isLost: boolean;
  readonly areas: readonly ResearchArea[];
  /** Names of the institutions and countries of the query, by parameter and id: `country-SA`. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  readonly offers?: Offers | undefined;
  readonly hrefOf: (change: Partial<AuthorAddress>) => string;
}

/** How many authors, of which area, in what order. */
export function AuthorBar({ ref, query, shownQuery, page, shown, isLost, areas, places, offers, hrefOf }: AuthorBarProps) {
  const t = useTranslations('list');
  const nameOf = (id: string) => areas.find((area) => area.id === id)?.name.value ?? t('unknown.focusedAreaId', { id });
  const chips = [
    ...shownQuery.focusedAreaId.map((id) => ({
      key: `area-${id}`,
      text: nameOf(id),
      href: hrefOf({ focusedAreaId: shownQuery.focusedAreaId.filter((other) => other !== id) }),
    })),
    ...(['institutionId', 'country'] as const).flatMap((name) =>
      shownQuery[name].map((id) => ({
        key: `${name}-${id}`,
        text: places?.[`${name}-${id}`] ?? t(`unknown.${name}`, { id }),
        href: hrefOf({ [name]: shownQuery[name].filter((other) => other !== id) }),
      })),
    ),
    ...(shownQuery.initial
      ? [{ key: 'initial', text: t('initialFilter', { letter: shownQuery.initial }), href: hrefOf({ initial: undefined }) }]
      : []),
  ];
  return (
    <div className="border-b border-line pb-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <ResultCount
          ref={ref}
          pageIndex={shownQuery.pageIndex}
          pageSize={shownQuery.pageSize}
          shown={shown}
          total={page.total}
          isLost={isLost}
        />
        <span className="flex flex-wrap gap-x-6 md:ms-auto">
          {areas.length > 0 && isOffered(offers, 'focusedAreaId') && (
            <AreaSelect areas={areas} chosen={query.focusedAreaId} nameOf={nameOf} />
          )}
          {isOffered(offers, 'sort') && <SortSelect sorts={authorSorts} usual={query.keyword ? 'relevance' : 'name'} chosen={query.sort} />}
        </span>
      </div>
      <Notes page={page} hrefOf={hrefOf} />
      <UnusedNotes table={authorTable} />
      <FilterChips chips={chips} clearHref={hrefOf({ focusedAreaId: [], institutionId: [], country: [], initial: undefined })} />
    </div>
  );
}

interface AreaSelectProps extends Pick<AuthorBarProps, 'areas'> {
  readonly chosen: readonly string[];
  readonly nameOf: (id: string) => string;
}

function AreaSelect({ areas, chosen, nameOf }: AreaSelectProps) {
  const t = useTranslations('list');
  const area = useShownValue<HTMLSelectElement>(chosen.join());
  return (
    <label className="no-print flex items-center gap-2 text-sm text-muted">
      {t('area')}
      <select ref={area} name="focusedAreaId" form="query" defaultValue={chosen.join()} className="choice">
        <option value="">{t('anyArea')}</option>
        {/* Several come from the other list, where they can be ticked; they stay until another is chosen. */}
        {chosen.length > 1 && <option value={chosen.join()}>{chosen.map(nameOf).join(t('separator'))}</option>}
        {areas.map((area) => (
          <option key={area.id} value={area.id} lang={area.name.lang}>
            {/* biome-ignore lint/plugin: an option holds nothing but text, so it carries the language itself. */}
            {area.name.value}
          </option>
        ))}
      </select>
    </label>
  );
}
