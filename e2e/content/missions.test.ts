import { expect } from 'vitest';
import { test } from '#e2e/requests/test-on-site.ts';

for (const language of ['en', 'ar'])
  test(`the term of a mission with publications redirects to its page, others stay in the dictionary, in ${language}`, async ({
    request,
  }) => {
    const answerTo = async (path: string) => {
      const response = await request.get(`/${language}${path}`, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    const mission = `/${language}/missions/james-webb-space-telescope`;
    expect(await answerTo('/terms/james-webb-space-telescope')).toEqual([308, mission]);
    for (const [path, status] of [
      ['/missions/james-webb-space-telescope', 200],
      ['/terms/desi', 200],
      ['/missions/desi', 404],
      ['/missions/no-such-mission', 404],
      ['/og/missions/james-webb-space-telescope.png', 200],
      ['/embed/missions/james-webb-space-telescope', 200],
      ['/missions', 200],
    ] as const)
      expect(await answerTo(path), path).toEqual([status, undefined]);
    const page = await (await request.get(mission)).text();
    expect(page).toContain('/en/terms/james-webb-space-telescope"');
    expect(page).toContain(`${mission}"`);
    expect(page).toContain('"BreadcrumbList"');
    expect(page).toContain(`href="/${language}/research.bib?keyword=`);
    const dictionary = await (await request.get(`/${language}/terms?q=james+webb`)).text();
    expect(dictionary).toContain(`href="${mission}"`);
    expect(dictionary).toContain(`href="/${language}/missions"`);
  });
