import { getTranslations } from 'next-intl/server';
import { YearsChart } from '#components/author/years-chart.tsx';
import { BarList } from '#components/ui/bar-list.tsx';
import type { PlaceContext } from '#lib/answers/place-answer.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';

interface YearsAndAreasProps extends Pick<PlaceContext, 'years' | 'areas'> {
  readonly query: ResearchQuery;
  readonly language: Language;
  readonly title: string;
  /** Links of an area: its name, and the publications that a number counts if the name links to others. */
  readonly linksOf: (areaId: string) => { readonly href: string; readonly countHref?: string };
}

/** Number of visible areas; the rest is folded. */
const areasFirst = 5;

/** Publications by year next to those by area. */
export async function YearsAndAreas({ years, areas, query, language, title, linksOf }: YearsAndAreasProps) {
  const t = await getTranslations('institutions');
  const largestCount = areas[0]?.count ?? 0;
  const rows = areas.map((area) => ({ ...area, ...linksOf(area.id) }));
  const rest = rows.slice(areasFirst);
  return (
    <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[3fr_2fr]">
      <YearsChart years={years} language={language} query={query} />
      {rows.length > 0 && (
        <section aria-labelledby="areas" className="min-w-0">
          <h2 id="areas" className="text-base">
            {title}
          </h2>
          <BarList rows={rows.slice(0, areasFirst)} countMax={largestCount} language={language} />
          {rest.length > 0 && (
            <details>
              <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('moreAreas', { count: rest.length })}</summary>
              <BarList rows={rest} countMax={largestCount} language={language} />
            </details>
          )}
        </section>
      )}
    </div>
  );
}
