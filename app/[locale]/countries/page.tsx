import { getTranslations } from 'next-intl/server';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { CountedRows } from '#components/list/counted-rows.tsx';
import { WorldMap } from '#components/map/world-map.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { countCountries, shareOf } from '#lib/library/places/institutions.ts';
import { asCountries } from '#lib/library/places/place-context.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/countries'>;

export const generateMetadata = messageMetadata('countries', paths.countries);

/** Countries of the authors' institutions, as a map and a table. 404 where the service has no institutions. */
export default async function CountriesPage({ params }: Props) {
  const language = await languageOf(params);
  const path = paths.countries(language);
  const sources = await instance();
  if (!sources.collection.institutions) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  const countries = await countCountries(sources, language).catch(toProblem);
  if ('problem' in countries) return <ProblemView language={language} problem={countries.problem} path={path} />;
  const t = await getTranslations('countries');
  const { compare } = new Intl.Collator(language);
  const rows = countries.toSorted((a, b) => b.count - a.count || compare(a.name.value, b.name.value));
  return (
    <main id="content" className="wrap pb-8">
      <ListData language={language} section="countries" path={path} total={countries.length} />
      <h1 id="countries" className="mt-6 text-2xl">
        {t('title')}
      </h1>
      <p className="mt-1 max-w-[46em] text-muted">{t('lead', { count: countries.length })}</p>
      <WorldMap
        countries={asCountries(countries, language)}
        located={await shareOf(sources, language, countries)}
        language={language}
        headingId="countries"
      />
      <Section id="all" title={t('all')} className="mt-8">
        <CountedRows
          id="countries"
          language={language}
          rows={rows.map(({ id, ...row }) => ({ ...row, href: paths.country(language, id) }))}
        />
      </Section>
      <p>
        <PageLink href={paths.institutions(language)} className="link tap text-sm">
          {t('institutions')}
        </PageLink>
      </p>
      <PageInApi path={`${apiPaths.researchList(language)}?pageSize=1&facets=country`} />
    </main>
  );
}
