import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as getResearch } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { GET as getDownload } from '#app/downloads/[file]/route.ts';
import { GET as getOai } from '#app/oai/route.ts';
import { GET as getRobots } from '#app/robots.txt/route.ts';
import { GET as getSitemap } from '#app/sitemap.xml/route.ts';
import { Problem } from '#lib/base/problem.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';

// The instance is a global of the process (lib/setup/compose.ts). The tests set one in remote mode, without extras.
const globals = globalThis as { [key: symbol]: unknown };
const key = Symbol.for('madar.compose');
const research = async (_: string, id: string) => {
  if (id !== '5') throw new Problem('not_found');
  return titledResearch('Five', 'en', { id });
};

beforeAll(() => {
  globals[key] = Promise.resolve({ mode: 'remote', env: { SITE_URL: 'https://madar.example' }, collection: { research } });
});
afterAll(() => {
  globals[key] = undefined;
});

describe('Where the data comes from somebody else’s service', () => {
  const exportFile = (language: string, query: string, extension = 'csv') =>
    getResearch(new Request(`https://madar.example/${language}/research.${extension}?${query}`), {
      params: Promise.resolve({ language, extension }),
    });

  it('a whole result, a harvest, a dump and a sitemap are refused with a message', async () => {
    const answers = [
      await exportFile('en', 'keyword=mars'),
      await exportFile('en', 'keyword=mars', 'html'),
      await getOai(new Request('https://madar.example/oai?verb=Identify')),
      await getSitemap(),
      await getDownload(new Request('https://madar.example/downloads/index.json'), { params: Promise.resolve({ file: 'index.json' }) }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(501);
      expect(await answer.text()).toContain('cannot export a whole result');
    }
    expect(await (await exportFile('ar', '')).text()).toMatch(/\p{Script=Arabic}/u);
  });

  it('a reader’s own list can still be exported', async () => {
    const answer = await exportFile('en', 'ids=4,5');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Five');
    expect(await (await exportFile('en', 'ids=4,5', 'html')).text()).toMatch(/<li><a href="[^"]*\/en\/research\/5">/);
  });

  it('robots.txt names no sitemap', async () => {
    expect(await (await getRobots()).text()).not.toContain('Sitemap');
  });
});
