import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import { languages, pageKinds } from '#e2e/pages.ts';
import type { SiteRequest } from '#e2e/requests/site-request.ts';
import { test } from '#e2e/requests/test-on-site.ts';

/** Elements of the head by name, as attribute maps. */
function elements(html: string, name: string): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    ),
  );
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const pageAt = async (request: SiteRequest, path: string) => (await request.get(path)).text();

/** Ids of sample records: English, Arabic, a thesis, a report, one with hundreds of authors. */
const records = [1, 19, 60, 120, 200, 300, 350, 400, 483];

test('reference managers find a record on its page by the rules of embedded metadata', async ({ request }) => {
  for (const id of records) {
    const csl = (await (await request.get(`/en/research/${id}.json`)).json())[0];
    const tags = Object.fromEntries(
      await Promise.all(
        languages.map(
          async (language) =>
            [
              language,
              elements(await pageAt(request, `/${language}/research/${id}`), 'meta').filter(({ name }) => name?.startsWith('citation_')),
            ] as const,
        ),
      ),
    );
    const values = (name: string) => (tags.en ?? []).filter((tag) => tag.name === `citation_${name}`).map(({ content }) => content);
    expect(values('title'), String(id)).toHaveLength(1);
    expect(values('author').length, String(id)).toBe(csl.author?.length ?? 0);
    expect(values('publication_date').every((date) => /^\d{4}(?:\/\d\d){0,2}$/.test(date ?? ''))).toBe(true);
    expect(values('doi')).toEqual(csl.DOI ? [csl.DOI] : []);
    expect(values('language')).toEqual(csl.language ? [csl.language] : []);
    // At most one container tag and one metadata vocabulary, because Zotero would mix several.
    expect(
      [
        'journal_title',
        'conference_title',
        'inbook_title',
        'dissertation_institution',
        'technical_report_institution',
        'series_title',
      ].flatMap(values).length,
    ).toBeLessThan(2);
    expect(
      elements(await pageAt(request, `/en/research/${id}`), 'meta').some(({ name }) =>
        /^(?:dc|prism|eprints|bepress)[._]/i.test(name ?? ''),
      ),
    ).toBe(false);
    // The metadata of both language versions is equal, except for address and keywords.
    const bareMetadata = (language: string) =>
      (tags[language] ?? []).filter(({ name }) => name !== 'citation_abstract_html_url' && name !== 'citation_keywords');
    expect(bareMetadata('ar')).toEqual(bareMetadata('en'));
  }
});

test('reference managers find every row of a list', async ({ request }) => {
  const html = await pageAt(request, '/ar/research?pageSize=10');
  const spans = [...html.matchAll(/<span class="Z3988" title="([^"]*)"/g)].map(([, title = '']) => new URLSearchParams(decode(title)));
  expect(spans).toHaveLength(10);
  for (const span of spans) {
    expect(span.get('ctx_ver')).toBe('Z39.88-2004');
    expect(span.get('rft.atitle') ?? span.get('rft.btitle') ?? span.get('rft.title')).toMatch(/\p{L}/u);
  }
});

test('the Link header repeats the links of the head, and every linked file exists', async ({ request }) => {
  for (const id of records.slice(0, 4)) {
    const response = await request.get(`/en/research/${id}`);
    const inHead = elements(await response.text(), 'link').filter(({ rel }) =>
      ['cite-as', 'describedby', 'item', 'author', 'type', 'license'].includes(rel ?? ''),
    );
    const header = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'link')
      .map(({ value }) => value)
      .join(', ');
    for (const { rel, href } of inHead) expect(header).toContain(`<${href}>; rel="${rel}"`);
    for (const { href, type } of inHead.filter(({ rel }) => rel === 'describedby')) {
      const file = await request.get(new URL(href ?? '').pathname);
      expect(file.status(), href).toBe(200);
      expect(file.headers()['content-type']?.split(';')[0], href).toBe(type);
      const negotiatedFile = await request.get(`/en/research/${id}`, { headers: { accept: type ?? '' } });
      expect(await negotiatedFile.body()).toEqual(await file.body());
      expect(negotiatedFile.headers().vary).toContain('Accept');
    }
  }
});

test('a browser after a program, and a program after a browser, get their own format', async ({ request }) => {
  for (const accept of ['text/html', 'application/x-bibtex', 'text/html,*/*;q=0.8', 'application/ld+json, text/html;q=0.5', '*/*']) {
    const response = await request.get('/ar/research/200', { headers: { accept } });
    const expectedType = accept.includes('bibtex')
      ? 'application/x-bibtex'
      : accept.startsWith('application/ld')
        ? 'application/ld+json'
        : 'text/html';
    expect(response.headers()['content-type'], accept).toContain(expectedType);
  }
});

for (const language of languages) {
  test(`pages in ${language} name themselves, the other language, their feed, their search and their card`, async ({
    request,
    baseURL,
  }) => {
    for (const [path, feed] of [
      ['/research?keyword=mars', '/research.atom?keyword=mars'],
      ['/authors/1', '/authors/1.atom'],
      ['/research/300', undefined],
      ['', undefined],
      ['/about', undefined],
    ] as const) {
      const html = await pageAt(request, `/${language}${path}`);
      const links = elements(html, 'link');
      const meta = Object.fromEntries(elements(html, 'meta').map((tag) => [tag.property ?? tag.name ?? '', tag.content ?? '']));
      expect(links.find(({ rel }) => rel === 'canonical')?.href, path).toBe(`${baseURL}/${language}${path}`);
      expect(
        links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map(({ hreflang }) => hreflang),
        path,
      ).toEqual(['en', 'ar', 'x-default']);
      expect(links.find(({ rel }) => rel === 'search')?.href).toBe(`/opensearch.${language}.xml`);
      expect(links.find(({ type }) => type === 'application/atom+xml')?.href, path).toBe(feed && `${baseURL}/${language}${feed}`);
      expect([meta['og:locale'], meta['og:locale:alternate']], path).toEqual(language === 'en' ? ['en_US', 'ar_SA'] : ['ar_SA', 'en_US']);
      const image = await (await request.get(meta['og:image'] ?? '')).body();
      expect([image.subarray(1, 4).toString(), image.readUInt32BE(16), image.readUInt32BE(20)], path).toEqual(['PNG', 1200, 630]);
    }
  });

  test(`every feed that a page in ${language} links is announced in its head by the title of the feed`, async ({ request, baseURL }) => {
    const titles = new Map<string, string>();
    for (const path of [...Object.values(pageKinds), '/developers/changelog']) {
      const html = await pageAt(request, `/${language}${path}`);
      const feeds = elements(html, 'link').filter(({ rel, type }) => rel === 'alternate' && type === 'application/atom+xml');
      const announced = feeds.map(({ href = '' }) => href.replace(baseURL ?? '', ''));
      const linked = [...html.matchAll(/<a [^>]*href="([^"]*\.atom(?:\?[^"]*)?)"/g)].map(([, href = '']) =>
        decode(href).replace(baseURL ?? '', ''),
      );
      expect(
        linked.filter((href) => !announced.includes(href)),
        path,
      ).toEqual([]);
      for (const { href = '', title = '' } of feeds) titles.set(href, title);
    }
    expect(titles.size).toBeGreaterThan(10);
    expect(new Set(titles.values()).size).toBe(titles.size);
    for (const [address, title] of titles) {
      const [, own = ''] = /<title>([^<]*)<\/title>/.exec(await pageAt(request, address)) ?? [];
      expect(decode(own.replaceAll('&#39;', "'")), address).toBe(title);
    }
  });

  test(`an address in ${language} with the former name of a filter is the page of the current name`, async ({ request, baseURL }) => {
    for (const path of [
      '/research',
      '/authors/1',
      '/institutions/1',
      '/countries/SA',
      '/areas/41',
      '/research/follow',
      '/research/charts',
      '/research/by/type',
    ]) {
      const [former, current] = await Promise.all(
        ['language', 'workLanguage'].map(async (name) => {
          const response = await request.get(`/${language}${path}?${name}=ar`);
          const html = await response.text();
          const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href));
          return { status: response.status(), canonical: elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href, links };
        }),
      );
      expect(former?.status, path).toBe(200);
      expect(former?.canonical, path).toBe(current?.canonical);
      expect(
        former?.links.filter((href) => /[?&]language=/.test(href)),
        path,
      ).toEqual([]);
      expect(
        current?.links.filter((href) => /[?&]language=/.test(href)),
        path,
      ).toEqual([]);
    }
    const [moved, report] = await Promise.all(
      ['research', 'research/report'].map((path) => request.get(`/${language}/${path}?language=ar`)),
    );
    expect(moved?.url()).toBe(`${baseURL}/${language}/research?workLanguage=ar`);
    expect(report?.url()).toBe(`${baseURL}/${language}/research/report?workLanguage=ar`);
  });

  test(`documents for programs in ${language} are well formed`, async ({ request }) => {
    for (const path of [
      `/${language}/research.atom`,
      `/${language}/research.atom?keyword=mars`,
      `/${language}/authors/1.atom`,
      `/opensearch.${language}.xml`,
      '/sitemap.xml',
      '/sitemap/0.xml',
      '/sitemap/1.xml',
      '/sitemap/2.xml',
      '/oai?verb=Identify',
      '/oai?verb=ListRecords&metadataPrefix=oai_dc',
      '/oai?verb=ListSets',
      '/oai?verb=bad',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw new Error(`${path}: ${error.message}`);
      });
      parser.write(await response.text()).close();
    }
  });
}

test('no other page may be framed', async ({ request }) => {
  const response = await request.get('/en/research/300');
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a chart may be framed by any site, and the page of the charts by no site', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policy('/en/embed/charts/year')).toContain('frame-ancestors *');
  expect(await policy('/en/research/charts')).toContain("frame-ancestors 'none'");
});

test('robots are asked to omit filtered lists from their index, and not to follow lists filtered twice', async ({ request }) => {
  const ruleOf = async (query: string) =>
    /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(`/en/research${query}`)).text())?.[1];
  expect(await ruleOf('')).toBeUndefined();
  expect(await ruleOf('?pageIndex=2')).toBeUndefined();
  expect(await ruleOf('?researchTypeId=1')).toBe('noindex, follow');
  expect(await ruleOf('?researchTypeId=1&openAccess=true')).toBe('noindex, nofollow');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /*/research?');
});
