import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { DictionaryView } from '#components/terms/dictionary-view.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import { researchAreaTerms } from '#lib/contract/lookups.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { termFiles } from '#lib/formats/feeds/term-files.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listTerms, termsOnPage } from '#lib/library/terms/terms.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeTermQuery, encodeTermQuery, type TermQuery } from '#lib/url/term-query.ts';

type Props = PageProps<'/[locale]/terms'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeTermQuery(await searchParams);
  const t = await getTranslations('terms');
  return listMetadata({
    title: [query.text ?? query.initial, t('title')],
    pathIn: (other) => paths.terms(other, query),
    index: encodeTermQuery({ ...query, page: 1 }) === '',
    language,
    description: t('description'),
  });
}

/** The bilingual dictionary of space terms, with search, initial letters and areas. */
export default async function TermsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const query = decodeTermQuery(await searchParams);
  const sources = await instance();
  const { collection, dictionary } = sources;
  return (
    <DictionaryView
      {...(await listTerms(sources, language, query))}
      query={query}
      letters={dictionary.initials().map((letter) => ({ letter, count: 0 }))}
      areas={areasByName(language)}
      files={termFiles.map(({ name }) => name)}
      language={language}
      hasMissions={collection.harvest !== undefined}
      foot={<PageInApi path={await apiCall(collection, language, query)} />}
    />
  );
}

function areasByName(language: Language): { readonly id: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language);
  return researchAreaTerms.map((area) => ({ id: area.id, name: area[language] })).sort((a, b) => compare(a.name, b.name));
}

/** The API request for the data of this page. The page identifies areas by code, but the API by number. */
async function apiCall(collection: Catalogue, language: Language, { text, initial, area, page }: TermQuery): Promise<string> {
  const areas = area ? await collection.researchAreas(language).catch(fallback([])) : [];
  const params = new URLSearchParams();
  if (text) params.set('keyword', text);
  const id = areas.find(({ code }) => code === area)?.id;
  if (id) params.set('focusedAreaId', id);
  if (initial) params.set('initial', initial);
  params.set('pageIndex', String(page));
  params.set('pageSize', String(termsOnPage));
  return `${apiPaths.termList(language)}?${params}`;
}
