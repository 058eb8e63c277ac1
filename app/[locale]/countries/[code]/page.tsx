import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountry, loadCountryPage } from '#app/_pages/load/load-country.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { placeActions } from '#app/_pages/view/place-actions.ts';
import { placeMetadata } from '#app/_pages/view/place-metadata.ts';
import { PlacePage } from '#app/_pages/view/place-page.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { problemOf } from '#app/_pages/view/problem-of.ts';
import { CountryHeader } from '#components/institution/country-header.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { siteUrl } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import { defaultInstitutionQuery } from '#lib/domain/query.ts';
import { countryNode } from '#lib/formats/metadata/jsonld-places.ts';
import { institutionsPath } from '#lib/url/institution-query.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

type Props = PageProps<'/[locale]/countries/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { code } = await params;
  const content = await loadCountry(language, code).catch(problemOf);
  if ('problem' in content) return problemMetadata(content.problem);
  return placeMetadata({
    language,
    name: content.name.value,
    pathIn: (other) => paths.country(other, code),
    image: paths.countryImage(language, code),
    fixed: { country: [code] },
  });
}

/** What was signed from the institutions of a country. There is a page where there is at least one. */
export default async function CountryPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const { code } = await params;
  const fixed = { country: [code] };
  const query = { ...decodeResearchQuery(await searchParams), ...fixed };
  const path = paths.country(language, code);
  const content = await loadCountryPage(language, code, query).catch(problemOf);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} path={path} />;
  const { country, institutions, institutionTotal, context, list } = content;
  const t = await getTranslations('institutions');
  const { value: name } = country.name;
  const api = {
    language,
    name,
    embedHref: paths.countryEmbed(language, code),
    apiPath: `${apiPaths.researchList(language)}?country=${code}`,
  };
  return (
    <main id="content" className="wrap pb-16">
      <JsonLd node={countryNode({ ...country, code }, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="institutions" name={name} path={path} />
      <PlacePage
        language={language}
        basePath={path}
        fixed={fixed}
        query={query}
        list={list}
        context={context}
        country={code}
        header={<CountryHeader {...country} years={context.years} />}
        institutions={{
          rows: institutions,
          total: institutionTotal,
          allHref: institutionsPath(language, { ...defaultInstitutionQuery, country: [code] }),
        }}
        partnersNote={t('partnersOfCountryNote')}
        actions={await placeActions(api)}
      />
    </main>
  );
}
