import { countCountries } from '#app/_pages/load/load-institutions.ts';
import { instance } from '#lib/compose.ts';
import { defaultInstitutionQuery, limits } from '#lib/domain/query.ts';
import { type SitemapPage, sitemapPagesMax } from '#lib/formats/feeds/sitemap.ts';
import { site } from '#lib/site.ts';

const always = [
  '',
  '/research',
  '/authors',
  '/terms',
  '/developers',
  '/developers/reference',
  '/developers/paging',
  '/developers/errors',
  '/developers/limits',
  '/developers/assistants',
  '/developers/tables',
  '/developers/changelog',
  '/about',
  '/accessibility',
  '/privacy',
];

/** The pages of the site itself, of the dictionary, and of the countries and institutions that publications were signed from, those with most of them first: as many as fit into one file. */
export async function* sitePages(): AsyncGenerator<SitemapPage> {
  const { catalogue, dictionary } = await instance();
  const terms = dictionary.all('en').map(({ id }) => `/terms/${encodeURIComponent(id)}`);
  const own = [...always, ...(site().operator.name ? ['/imprint'] : []), ...terms];
  for (const path of own) yield { path };
  const { institutions } = catalogue;
  if (!institutions) return;
  yield { path: '/institutions' };
  const countries = await countCountries('en');
  for (const { id } of countries) yield { path: `/countries/${id}` };
  let left = sitemapPagesMax - own.length - 1 - countries.length;
  let cursor: string | undefined = '*';
  while (cursor !== undefined && left > 0) {
    const page = await institutions.find('en', { ...defaultInstitutionQuery, sort: '-publications', pageSize: limits.pageSizeMax, cursor });
    for (const { id, updatedAt } of page.items.slice(0, left))
      yield { path: `/institutions/${encodeURIComponent(id)}`, ...(updatedAt && { updatedAt }) };
    left -= page.items.length;
    cursor = page.nextCursor;
  }
}
