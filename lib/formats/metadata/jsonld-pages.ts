import { type Operator, otherSiteName, type Site } from '#lib/domain/site/site.ts';
import type { WriteOptions } from '#lib/formats/values/addresses.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Breadcrumbs from the home page as schema.org, without `@context`; names are plain text, paths are relative to the site. */
export function breadcrumbNode(steps: readonly { readonly name: string; readonly path: string }[], { siteUrl }: WriteOptions): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: siteUrl + path })),
  };
}

interface ListPage {
  readonly name: string;
  readonly path: string;
  /** Whether the list is a search result. */
  readonly isSearch: boolean;
  readonly total?: number | undefined;
}

/** The schema.org node of a list page. */
export function listNode({ name, path, isSearch, total }: ListPage, { language, siteUrl }: WriteOptions): object {
  return {
    '@type': isSearch ? 'SearchResultsPage' : 'CollectionPage',
    '@id': siteUrl + path,
    url: siteUrl + path,
    name,
    inLanguage: language,
    mainEntity: total === undefined ? undefined : { '@type': 'ItemList', numberOfItems: total },
  };
}

/** The site, its operator and its search, as schema.org. */
export function siteNode(site: Site, { language, siteUrl }: WriteOptions): object {
  const home = `${siteUrl}/${language}`;
  const otherName = otherSiteName(site, language);
  return {
    '@type': 'WebSite',
    '@id': home,
    url: home,
    name: site.name[language],
    alternateName: otherName,
    publisher: site.operator.name && operatorNode(site.operator, language, siteUrl),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/research?keyword={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function operatorNode({ name, url, email, logo }: Operator, language: Language, siteUrl: string): object {
  const { value, alt } = name?.[language] ?? {};
  return {
    '@type': 'Organization',
    name: value,
    alternateName: alt?.value,
    url,
    email,
    logo: logo && `${siteUrl}/operator-logo`,
  };
}
