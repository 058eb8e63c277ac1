import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { canonicalAddress, pageParametersOf } from './page-parameters.ts';
import { openedPath, paths, selectPath, withColumns } from './paths.ts';

const app = join(import.meta.dirname, '../../app');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));
/** Pages that are rendered for each reader, from the whole address, and so are not cached. */
const personal = /^\[locale\]\/(?:developers|digests|research\/report)\b/;
/** Pages and frames among the routes of a language, as paths. */
const pages = files
  .filter(({ file, text }) => file.startsWith('[locale]') && !personal.test(file) && isPage(file, text))
  .map(({ file }) => `/en/${relative('[locale]', dirname(file))}`.replace(/\/$/, ''))
  .filter((path) => !path.includes('[...'));

function isPage(file: string, text: string): boolean {
  return basename(file) === 'page.tsx' || (basename(file) === 'route.ts' && file.includes('/embed/') && text.includes('function GET'));
}

describe('the parameters of pages', () => {
  test('are listed for every page and frame', () => {
    const elsewhere = pageParametersOf('/en/no/such/page/at/all');
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.filter((path) => pageParametersOf(path.replaceAll(/\[\w+\]/g, '7')) === elsewhere)).toEqual([]);
  });

  test('contain every name that the code of a page reads from its address', () => {
    const listed = new Set(pages.flatMap((path) => pageParametersOf(path.replaceAll(/\[\w+\]/g, '7'))));
    const decoders = ['url', 'library'].flatMap((room) =>
      readdirSync(join(app, '../lib', room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => ({ file, text: readFileSync(join(app, '../lib', room, file), 'utf8') })),
    );
    const reads = [...files.filter(({ file }) => /^(?:\[locale\]|_pages|read-)/.test(file) && !personal.test(file)), ...decoders].flatMap(
      ({ file, text }) => {
        if (!/readSearchParams|[sS]earchParams/.test(text) || /\/(?:report|exports|harvest)\//.test(file)) return [];
        const matches = text.matchAll(
          /(?:readSearchParams\([^()]*\)|\bvalues|[sS]earchParams|\bparams)\)?\s*\.(?:get|has|getAll)\('(\w+)'\)/g,
        );
        return [...matches].map(([, name]) => name);
      },
    );
    expect(new Set(reads).size).toBeGreaterThan(7);
    expect(reads.filter((name) => !listed.has(name ?? ''))).toEqual([]);
  });

  test('contain everything that links to a page put into its address', () => {
    const query = {
      ...defaultResearchQuery,
      keyword: 'mars',
      searchIn: 'title',
      focusedAreaId: ['3'],
      venue: ['A, b', 'C'],
      fromYear: 2001,
      hasArabic: true,
      sort: '-year',
      pageIndex: 2,
      pageSize: 50,
    } as const;
    const list = paths.research('en', query);
    const links = [
      list,
      openedPath(list, '12', 3),
      withColumns(list, 'year'),
      selectPath(list),
      paths.record('en', '7', { query, place: 4 }),
      paths.list('en', ['3', '1']),
      paths.facet('ar', 'area', query, { by: 'name', find: 'x', initial: 'أ' }),
      paths.charts('en', query),
      paths.chartEmbed('en', 'year', query, 'dark'),
      paths.authors('en', { ...defaultResearchQuery, focusedAreaId: [], institutionId: [], country: ['SA'], initial: 'B' } as never),
      paths.author('en', '5', query),
      paths.followResearch('en', query),
      paths.embedResearch('en', query),
      paths.embedList('en', ['3']),
      paths.compare('en', { kind: 'country', ids: ['AE', 'SA'] }),
      paths.compare('en', { kind: 'country', ids: [] }),
      paths.terms('ar', { text: 'x', initial: 'ا', area: 'a', page: 2 }),
    ].map((link) => link.replace(/#.*/, ''));
    // Our own links are canonical, so that the first look-up in the cache finds their pages.
    expect(links.map((link) => canonicalAddress(link))).toEqual(links);
  });
});

describe('the canonical address', () => {
  test('has neither unknown nor repeated parameters, and those of one name keep their order', () => {
    expect(canonicalAddress('/en/about?y=1')).toBe('/en/about');
    expect(canonicalAddress('/en/research/300?y=1&place=3&utm_source=x&%6eame=2')).toBe('/en/research/300?place=3');
    expect(canonicalAddress('/en/research?sort=year&y=2&KEYWORD=a%20b&keyword=a+b')).toBe('/en/research?keyword=a+b&sort=year');
    expect(canonicalAddress('/en/embed/list?ids=2&ids=1&y')).toBe('/en/embed/list?ids=2&ids=1');
    expect(canonicalAddress('/problems/not_found?language=ar')).toBe('/problems/not_found');
    expect(canonicalAddress('/en/research?__proto__=1&constructor=2')).toBe('/en/research');
    expect(canonicalAddress('/en?keyword=x')).toBe('/en');
  });

  test('keeps values that a page ignores, and names of other systems where they are understood', () => {
    expect(canonicalAddress('/en/research?keyword=&fromYear=abc&q=mars')).toBe('/en/research?keyword=&fromYear=abc&q=mars');
    expect(canonicalAddress('/en/publications?q=mars')).toBe('/en/publications?q=mars');
  });

  test.each(['research', 'areas/3', 'venues/1', 'research/7', 'research/by/area', 'research/charts', 'research/follow', 'embed/research'])(
    'keeps former names of filters at %s, which redirects them or reads them',
    (page) => {
      expect(canonicalAddress(`/en/${page}?language=ar&y=1`)).toBe(`/en/${page}?language=ar`);
    },
  );

  test('is its own canonical address, whatever the query', () => {
    const name = fc.oneof(fc.constantFrom('keyword', 'venue', 'PageIndex', 'y', '_', ''), fc.string());
    const part = fc.tuple(name, fc.string()).map(([key, value]) => `${key}=${value}`.replaceAll('#', ''));
    fc.assert(
      fc.property(fc.constantFrom('/en/research', '/ar/venues', '/en/research/1', '/en/x/y'), fc.array(part), (path, parts) => {
        const address = canonicalAddress(`${path}?${parts.join('&')}`);
        expect(canonicalAddress(address)).toBe(address);
      }),
    );
  });
});
