import { expect } from 'vitest';
import { readCsv } from '#e2e/content/read-csv.ts';
import { languages } from '#e2e/pages.ts';
import { openPage, type PageElement, parseHtml } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';
import { citedRecord as record } from './cited-record.ts';

test('feed and files of a list of citing works contain only these', async ({ request }) => {
  const feed = await (await request.get(`/en/research.atom?cites=${record.id}`)).text();
  const csv = await (await request.get(`/en/research.csv?cites=${record.id}`)).text();
  expect(feed.match(/<entry>/g)).toHaveLength(record.citing);
  expect(readCsv(csv)).toHaveLength(record.citing + 1);
});

const idOf = (href: string) => /\/research\/(\d+)/.exec(href)?.[1];
/** Ids of the records that the rows of a section link to. */
const idsIn = (page: PageElement, part: string) => page.hrefs(`[data-testid=${part}] article :is(h2, h3) a`).map(idOf);

for (const language of languages) {
  test(`References of a record in ${language} are separate from the citing works, newest first, and from the count of its source`, async ({
    request,
  }) => {
    const page = await openPage(request, `/${language}/research/${record.id}`);
    const part = page.first('[data-testid=cited-by]');
    expect(part.first('h2').text).toContain(`(${record.citing})`);
    expect(part.first('h2 + p').text).toContain('OpenAlex');
    const first = idsIn(page, 'cited-by');
    const list = await openPage(request, part.first(`a[href$="/research?cites=${record.id}"]`).attribute('href') ?? '');
    const listIds = idsIn(list, 'results');
    expect(listIds).toHaveLength(record.citing);
    expect(listIds.slice(0, first.length)).toEqual(first);
    for (const id of first.slice(0, 2)) {
      const cited: (string | undefined)[] = [];
      for (let pageIndex = 1; ; pageIndex += 1) {
        const answer = await request.get(`/${language}/research/${id}/references?pageIndex=${pageIndex}`);
        if (answer.status() === 404) break;
        cited.push(...idsIn(parseHtml(await answer.text()), 'results'));
      }
      expect(cited).toContain(record.id);
    }
  });

  test(`a list sorted by citations has counts and their date in ${language}`, async ({ request }) => {
    const firstRow = async (path: string) => (await openPage(request, path)).first('[data-testid=results] article').text;
    expect(await firstRow(`/${language}/research?sort=-citations`)).toMatch(
      language === 'en' ? /Cited \d+ times \(.*20\d\d\)/ : /\d+ استشهاد.*\(.*20\d\d\)/,
    );
    expect(await firstRow(`/${language}/research`)).not.toMatch(language === 'en' ? /Cited/ : /\d استشهاد/);
  });
}
