import type { Page } from '@playwright/test';

/** One address of every page kind and state, without its language. */
export const pageKinds = {
  home: '',
  research: '/research',
  'research, searched': '/research?keyword=flood',
  'research, filtered': '/research?researchTypeId=1&fromYear=2000&toYear=2020',
  'research, nothing found': '/research?keyword=zzzzqqqq',
  'research, page too far': '/research?pageIndex=99',
  'values of a filter': '/research/by/area?keyword=mars',
  charts: '/research/charts?keyword=mars',
  record: '/research/300',
  'record with references': '/research/244',
  'authors of a record': '/research/197/authors',
  'references of a record': '/research/244/references',
  'research, citing one': '/research?cites=244',
  'record that never was': '/research/999999',
  authors: '/authors',
  'authors, searched': '/authors?keyword=%D9%85%D8%AD%D9%85%D8%AF',
  author: '/authors/1',
  institutions: '/institutions',
  'institutions, narrowed': '/institutions?keyword=university&country=SA&kind=education&sort=-publications',
  'institutions, nothing found': '/institutions?keyword=zzzzqqqq',
  institution: '/institutions/1',
  'institution that never was': '/institutions/999999',
  country: '/countries/SA',
  countries: '/countries',
  areas: '/areas',
  area: '/areas/41',
  'area that never was': '/areas/999999',
  venues: '/venues',
  'venues, searched': '/venues?find=journal&by=name',
  venue: '/venues/8561571705259611',
  'venue that never was': '/venues/999999',
  'list, followed': '/research/follow?focusedAreaId=41',
  compare: '/compare',
  'compare, three': '/compare?country=AE,EG,SA',
  collection: '/collection',
  dictionary: '/terms',
  'dictionary, searched': '/terms?q=regolith',
  term: '/terms/regolith',
  thesaurus: '/terms/uat',
  'thesaurus, one concept': '/terms/uat?concept=584',
  missions: '/missions',
  mission: '/missions/james-webb-space-telescope',
  developers: '/developers',
  'bulk data': '/developers/harvest',
  about: '/about',
  accessibility: '/accessibility',
  privacy: '/privacy',
  'my list': '/list?ids=300,1,42',
  'my list, empty': '/list',
  'unknown address': '/no/such/page',
} as const;

export const languages = ['en', 'ar'] as const;

/** Opens a page and waits until it is hydrated: scripts load with the first interaction (lib/server/pages/wait-for-intent.ts). */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}
