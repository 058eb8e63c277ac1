import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { countsPath } from '#app/_pages/view/counts-path.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { areaStyle } from '#components/areas/area-style.ts';
import { AreaSystems } from '#components/areas/area-systems.tsx';
import { CountryGroups } from '#components/list/country-groups.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listAreas, recentFrom } from '#lib/library/places/areas.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/areas'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { country } = decodeResearchQuery(await searchParams);
  const t = await getTranslations('areas');
  const pathIn = (other: Language) => paths.areas(other, country);
  return listMetadata({ title: [t('title')], pathIn, index: country.length === 0, language, description: t('description') });
}

/** The research areas as a picture of their sizes, and as a table; also of the publications of some countries alone. */
export default async function AreasPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const sources = await instance();
  // A remote service counts areas over all countries only.
  const canCount = sources.collection.counts !== undefined;
  const country = canCount ? decodeResearchQuery(await searchParams).country : [];
  const path = paths.areas(language, country);
  const fields = await listAreas(sources, language, country).catch(toProblem);
  if ('problem' in fields) return <ProblemView language={language} problem={fields.problem} path={path} />;
  const [t, charts] = [await getTranslations('areas'), await getTranslations('charts')];
  const query = { ...defaultResearchQuery, country };
  const count = fields.reduce((sum, { areas }) => sum + areas.length, 0);
  return (
    <main id="content" className="wrap pb-16">
      {/* HTML allows `<style>` only in the head, but SVG allows it anywhere, so a hidden SVG contains the styles. */}
      <svg aria-hidden="true" className="hidden">
        <style
          nonce={await scriptNonce()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
          dangerouslySetInnerHTML={{ __html: areaStyle }}
        />
      </svg>
      <ListData language={language} section="areas" path={path} total={count} />
      <h1 className="mt-6 text-2xl">{t('title')}</h1>
      <p className="mt-1 max-w-[46em] text-muted">{t('lead', { count, fields: fields.length })}</p>
      {canCount && <CountryGroups language={language} selected={country} hrefOf={(values) => paths.areas(language, values)} />}
      {country.length > 0 && (
        <p className="mt-2 text-sm">
          {t('ofCountries', { names: country.map((id) => countryName(id, language).value).join(charts('separator')) })}
        </p>
      )}
      <AreaSystems
        fields={fields}
        recentFrom={recentFrom}
        hrefOf={(id) => (country.length > 0 ? paths.research(language, { ...query, focusedAreaId: [id] }) : paths.area(language, id))}
        language={language}
      />
      <PageInApi path={country.length > 0 ? countsPath(language, query) : apiPaths.researchAreas(language)} />
    </main>
  );
}
