import type { OrbitField } from '#lib/answers/orbit-field.ts';
import type { Era } from '#lib/domain/eras.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

/** The query that a mark or number of the drawing links to: the areas of a field, in the years of an era or, without one, in all years. */
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
