import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { ListData } from '#app/_pages/view/page-node.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { InstitutionList } from '#components/institution/institution-list.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { isCountryGroup } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { Language } from '#lib/languages/languages.ts';
import { asListed, listInstitutions } from '#lib/library/places/institutions.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeInstitutionQuery, encodeInstitutionQuery, institutionsPath } from '#lib/url/institution-query.ts';
import { withQuery } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/institutions'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeInstitutionQuery(await searchParams);
  const t = await getTranslations('institutions');
  const lists = await getTranslations('lists');
  return listMetadata({
    title: [
      query.keyword && lists('searchTitle', { query: query.keyword }),
      t('title'),
      query.pageIndex > 1 ? lists('pageTitle', { page: query.pageIndex }) : undefined,
    ],
    pathIn: (other) => institutionsPath(other, query),
    index: encodeInstitutionQuery({ ...query, pageIndex: 1 }) === '',
    language,
    description: t('description'),
  });
}

/** The list of the institutions of authors. 404 if the service has no institutions. */
export default async function InstitutionsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const query = decodeInstitutionQuery(await searchParams);
  const content = await listInstitutions(await instance(), language, query).catch(toProblem);
  const path = institutionsPath(language, query);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} path={path} />;
  const { page, countries, areas } = content;
  const t = await getTranslations('institutions');
  const codes = countries.map(({ id }) => id);
  const unlistedCodes = query.country.length === 1 ? query.country.filter((code) => !codes.includes(code) && !isCountryGroup(code)) : [];
  const rows = page.items.flatMap(({ country }) => country ?? []);
  return (
    <main id="content" className="wrap">
      <ListData language={language} section="institutions" path={path} keyword={query.keyword} total={page.total} />
      <h1 className="mt-6 text-xl">{t('title')}</h1>
      <InstitutionList
        language={language}
        query={query}
        page={page}
        areas={areas.filter(({ researchCount }) => researchCount !== 0)}
        countries={byName([...codes, ...unlistedCodes], language)}
        names={Object.fromEntries([...codes, ...query.country, ...rows].map((code) => [code, countryName(code, language)]))}
      />
      <PageInApi path={withQuery(apiPaths.institutionList(language), encodeInstitutionQuery(asListed(query)))} />
    </main>
  );
}

function byName(codes: readonly string[], language: Language): readonly string[] {
  const { compare } = new Intl.Collator(language);
  return codes.toSorted((a, b) => compare(countryName(a, language).value, countryName(b, language).value));
}
