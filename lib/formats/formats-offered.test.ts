import type { NextConfig } from 'next';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { recordActions } from '#app/[locale]/research/[id]/record-actions.ts';
import { GET as getAuthor } from '#app/bff/[language]/exports/authors/[id]/[extension]/route.ts';
import { GET as getResearch } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { GET as getSizes } from '#app/bff/[language]/file-sizes/route.ts';
import { GET as getRecord } from '#app/bff/[language]/research/[id]/[extension]/route.ts';
import { GET as getLlms } from '#app/llms.txt/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { openApiDocument } from '#lib/api/documents/openapi.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { asksForExport, asksForFile, pageAddress } from '#lib/server/http/page-address.ts';
import { instance } from '#lib/setup/compose.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { bareType, type FormatName, formatNames, formats } from './formats.ts';
import { signpostingLinks } from './signposting.ts';

const { default: nextConfig } = (await import('../../next.config.mjs' as string)) as { default: (phase: string) => NextConfig };
const { config, proxy } = (await import('../../proxy.ts' as string)) as typeof import('../../proxy.ts');

withStarterInstance();
let service: TestService;
const sizesIn: Partial<Record<Language, unknown>> = {};
const openApiIn: Partial<Record<Language, string>> = {};
beforeAll(async () => {
  service = await openTestService();
  for (const language of languages) {
    const sizes = await getSizes(new Request(`${testSite}/?keyword=mars`), { params: Promise.resolve({ language }) });
    sizesIn[language] = await sizes.json();
    openApiIn[language] = JSON.stringify(openApiDocument(language, testSite));
  }
});
afterAll(() => service.close());

const acceptForFiles = new RegExp(`^${config.matcher.flatMap((entry) => (typeof entry === 'string' ? [] : entry.has))[0]?.value}$`);

it('no two formats share a name, an extension or a media type', () => {
  for (const values of [formatNames, formatNames.map((name) => formats[name].extension), formatNames.map(typeOf)])
    expect(new Set(values).size).toBe(values.length);
});

it.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/x-component',
  '*/*',
])('no browser that accepts %s makes the proxy look for a file', (accept) => {
  expect(accept).not.toMatch(acceptForFiles);
});

describe.each(formatNames)('%s is offered', (name) => {
  const { extension, mediaType, isMetadata, isUnlinkedInApi, authorWriter } = formats[name];
  const type = typeOf(name);

  describe.each(languages)('in %s', (language) => {
    it('in the menus of lists, with its size, and of records', async () => {
      const sources = await instance();
      expect(exportFormats(language).find((format) => format.extension === extension)?.label).toMatch(/^\S.+/);
      expect(sizesIn[language]).toHaveProperty(extension, expect.any(Number));
      const { files } = recordActions(sources, language, await sources.collection.research(language, '5'), undefined);
      expect(files.find(({ href }) => href === `/${language}/research/5.${extension}`)?.isForPrograms).toBe(
        ['csl', 'jsonld', 'mods', 'marcxml', 'datacite'].includes(name),
      );
    });

    it('as a file of a record, a list, a selection and a person', async () => {
      const params = <T extends object>(more: T) => ({ params: Promise.resolve({ language, extension, ...more }) });
      const answers = [
        await getRecord(new Request(testSite), params({ id: '5' })),
        await getResearch(new Request(`${testSite}/?keyword=mars`), params({})),
        await getResearch(new Request(`${testSite}/?ids=5,4`), params({})),
        await getAuthor(new Request(testSite), params({ id: '7' })),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe(mediaType);
        expect(answer.headers.get('content-disposition')).toContain(`.${extension}"`);
        expect((await answer.text()).length).toBeGreaterThan(100);
      }
    });

    it('at addresses that the site rewrites, limits and does not cache as pages', async () => {
      const rewrites = (await nextConfig('phase-test').rewrites?.()) as readonly { source: string; destination: string }[];
      const sources = rewrites.map(({ source }) =>
        source.replace(/:\w+(?:\(([^)]+)\))?/g, (_, choices?: string) => (choices ? `(?:${choices})` : '[^/]+')),
      );
      for (const path of [`research.${extension}`, `research/5.${extension}`, `authors/7.${extension}`]) {
        expect(
          sources.some((source) => new RegExp(`^${source}$`).test(`/${language}/${path}`)),
          path,
        ).toBe(true);
        expect(pageAddress(`/${language}/${path}`, {})).toBeUndefined();
        expect(asksForExport(`/${language}/${path}`, {})).toBe(!path.startsWith('research/'));
      }
    });

    it('to clients that accept its media type, at the address of the page', () => {
      expect(type).toMatch(acceptForFiles);
      expect(asksForFile({ accept: type })).toBe(true);
      for (const path of [`/${language}/research/5`, `/${language}/authors/7`]) {
        const response = proxy(new NextRequest(testSite + path, { headers: { accept: type } }));
        expect(response.headers.get('content-location')).toBe(`${path}.${extension}`);
      }
    });

    it('by the API, by name and by media type, and in the links of a record', async () => {
      const record = `/api/${language}/Publication/GetResearchById/5`;
      const people = authorWriter ? [`/api/${language}/Publication/GetAllAuthor`] : [];
      for (const path of [record, `/api/${language}/Publication/GetAllResearch`, ...people]) {
        const byName = await service.ask(`${path}?format=${name}`);
        expect(byName.headers.get('content-type')?.split(';')[0]).toBe(type);
        expect(await (await service.ask(path, { headers: { Accept: type } })).text()).toBe(await byName.text());
      }
      const json = await service.ask(record);
      const links = ((await json.json()) as { links: Record<string, string> }).links;
      expect(links[name]).toBe(isMetadata ? `${record}?format=${name}` : undefined);
      const header = `<${record}?format=${name}>; rel="describedby"; type="${type}"`;
      expect((json.headers.get('link') ?? '').includes(header)).toBe(isMetadata && !isUnlinkedInApi);
    });

    it('in the OpenAPI document and in the links of the page', async () => {
      expect(openApiIn[language]).toContain(`"${name}":"${type}"`);
      const { collection } = await instance();
      const links = signpostingLinks(await collection.research(language, '5'), { language, siteUrl: testSite });
      expect(links.some((link) => link.rel === 'describedby' && link.type === type)).toBe(isMetadata);
    });
  });

  it('to language models', async () => {
    const lines = (await (await getLlms()).text()).split('\n').filter((line) => line.includes(' as a file: '));
    expect(lines.filter((line) => new RegExp(`\\.${extension}\\b`).test(line))).toHaveLength(2);
  });
});

function typeOf(name: FormatName): string {
  return bareType(formats[name].mediaType);
}
