import { defaultInstitutionQuery, limits } from '#lib/domain/query.ts';
import { type SitemapPage, sitemapPagesMax } from '#lib/formats/feeds/sitemap.ts';
import { countCountries } from '#lib/library/places/institutions.ts';
import type { Sources } from '#lib/library/sources.ts';
import { listMissions } from '#lib/library/terms/missions.ts';
import { site } from '#lib/setup/site.ts';

const staticPaths = [
  '',
  '/research',
  '/authors',
  '/terms',
  '/terms/uat',
  '/areas',
  '/developers',
  '/developers/reference',
  '/developers/assistants',
  '/developers/harvest',
  '/developers/changelog',
  '/about',
  '/accessibility',
  '/privacy',
];

/** Maximum venues (those with most publications), so that the sitemap file also has room for institutions. */
const venuesMax = 10_000;

/** Static pages, dictionary and missions, areas, venues and countries; then institutions by number of publications until the file is full. */
export async function* sitePages(sources: Sources): AsyncGenerator<SitemapPage> {
  const { collection, dictionary } = sources;
  const missions = await listMissions(sources, 'en');
  const missionIds = new Set(missions?.map(({ term }) => term.id));
  const terms = dictionary.all('en').map(({ id }) => `/${missionIds.has(id) ? 'missions' : 'terms'}/${encodeURIComponent(id)}`);
  const fixedPaths = [...staticPaths, ...(site().operator.name ? ['/imprint'] : []), ...(missions ? ['/missions'] : []), ...terms];
  for (const path of fixedPaths) yield { path };
  const areas = await collection.researchAreas('en');
  const venues = (await collection.counts?.venues('en'))?.slice(0, venuesMax) ?? [];
  for (const { id } of areas) yield { path: `/areas/${encodeURIComponent(id)}` };
  if (collection.counts) for (const path of ['/collection', '/compare']) yield { path };
  if (venues.length > 0) yield { path: '/venues' };
  for (const { id } of venues) yield { path: `/venues/${id}` };
  const { institutions } = collection;
  if (!institutions) return;
  yield { path: '/institutions' };
  yield { path: '/countries' };
  const countries = await countCountries(sources, 'en');
  for (const { id } of countries) yield { path: `/countries/${id}` };
  let remaining = sitemapPagesMax - fixedPaths.length - areas.length - venues.length - 4 - countries.length;
  let cursor: string | undefined = '*';
  while (cursor !== undefined && remaining > 0) {
    const page = await institutions.find('en', { ...defaultInstitutionQuery, sort: '-publications', pageSize: limits.pageSizeMax, cursor });
    for (const { id, updatedAt } of page.items.slice(0, remaining))
      yield { path: `/institutions/${encodeURIComponent(id)}`, ...(updatedAt && { updatedAt }) };
    remaining -= page.items.length;
    cursor = page.nextCursor;
  }
}
