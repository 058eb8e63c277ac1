import { breadcrumbNode, listNode, siteNode } from '#lib/formats/metadata/jsonld-pages.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';
import { JsonLd } from './json-ld.tsx';

interface PageLocation {
  readonly language: Language;
  readonly section: 'research' | 'authors' | 'institutions' | 'countries' | 'areas' | 'venues' | 'missions';
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** For search engines: breadcrumbs from the home page. `above`: the page between the section and this one. */
export function BreadcrumbData({ language, section, name, path, above }: PageLocation & Step & { readonly above?: Step }) {
  const t = translator(language, 'site');
  const steps = [
    { name: site().name[language], path: paths.home(language) },
    { name: t(section), path: paths[section](language) },
    ...(above ? [above] : []),
    { name, path },
  ];
  return <JsonLd node={breadcrumbNode(steps, { language, siteUrl: siteUrl() })} />;
}

/** For search engines: marks the page as a list or a search result, with the number of entries. */
export function ListData({
  language,
  section,
  path,
  keyword,
  total,
}: PageLocation & { readonly path: string; readonly keyword?: string | undefined; readonly total?: number | undefined }) {
  const name = [keyword, translator(language, 'site')(section)].filter(Boolean).join(' · ');
  return <JsonLd node={listNode({ name, path, isSearch: keyword !== undefined, total }, { language, siteUrl: siteUrl() })} />;
}

/** For search engines: the site and its search action. */
export function SiteData({ language }: { readonly language: Language }) {
  return <JsonLd node={siteNode(site(), { language, siteUrl: siteUrl() })} />;
}
