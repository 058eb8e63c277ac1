import { useTranslations } from 'next-intl';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { OrbitField } from './orbit-field.ts';
import type { Era } from './orbit-scale.ts';

/** The query of a mark: the areas of its field in the years of its era. Without an era, all years of the field. */
export function addressOf({ areaIds }: Pick<OrbitField, 'areaIds'>, era?: Era): ResearchQuery {
  const years = era && { ...(era.from > 0 && { fromYear: era.from }), toYear: era.to };
  return { ...defaultResearchQuery, focusedAreaId: areaIds, ...years };
}

/** Names an era in the language of the page: a year, a decade, or all years before 1950. */
export function useEraName(): (era: Era) => string {
  const t = useTranslations('home');
  return ({ from, to }) => {
    if (from === 0) return t('beforeYear', { year: String(to + 1) });
    return from === to ? String(from) : t('years', { from: String(from), to: String(to) });
  };
}
