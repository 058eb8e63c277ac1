import { describe, expect, it } from 'vitest';
import { reportLines, reportText } from '#app/_pages/report/report-text.ts';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { translator } from '#lib/i18n/translator.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { researchReport } from './research-report.ts';

withStarterInstance();

const query = 'keyword=mars&researchTypeId=1&fromYear=1990&sort=title&pageIndex=3';
const textOf = async (language: 'en' | 'ar', address: string) =>
  reportText(await researchReport(await instance(), language, address), translator(language, 'report'));

describe('A search report', () => {
  it('states the search in words and the number of results', async () => {
    const report = await researchReport(await instance(), 'en', query);
    expect(report.lines.map(({ field }) => field)).toEqual(['keyword', 'searchIn', 'researchTypeId', 'years', 'sort']);
    expect(report.lines.find(({ field }) => field === 'researchTypeId')?.value).toMatch(/^\p{L}.* \(1\)$/u);
    const { collection } = await instance();
    expect(report.count).toBe((await collection.findResearch('en', { ...decodeResearchQuery(query), pageIndex: 1 })).total);
    expect(report.dataVersion).toBe(await collection.harvest?.dataVersion());
  });

  it('has a link with time, version and count, and later reports that nothing has changed', async () => {
    const { permalink } = await researchReport(await instance(), 'en', query);
    const link = new URL(permalink);
    expect(link.pathname).toBe('/en/research/report');
    expect(decodeResearchQuery(link.search)).toEqual({ ...decodeResearchQuery(query), pageIndex: 1 });
    expect(await textOf('en', link.search)).toContain('still the same');
  });

  it('reports what has changed since, when the data has', async () => {
    const text = await textOf('en', `${query}&at=2020-01-01T00:00:00Z&version=0&count=2`);
    expect(text).toMatch(/changed since 1 January 2020\. Records found then: 2\. Records found now: \d+\./);
    const arabic = await textOf('ar', `${query}&at=2020-01-01T00:00:00Z&version=0&count=2`);
    expect(arabic).toContain('1 يناير 2020');
    expect(arabic).not.toMatch(/[\u200e\u200f\u061c]/);
  });

  it('ignores an invalid mark', async () => {
    for (const mark of [
      'at=yesterday&version=1&count=2',
      'at=2020-01-01T00:00:00Z&version=%3Cb%3E&count=2',
      'at=2020-01-01T00:00:00Z&version=1&count=-2',
    ]) {
      expect((await researchReport(await instance(), 'en', `${query}&${mark}`)).earlier, mark).toBeUndefined();
    }
  });

  it('without words covers all records', async () => {
    expect((await researchReport(await instance(), 'ar', '')).lines.map(({ field }) => field)).toEqual(['keyword', 'sort']);
  });
});

it('over a remote service states that the version is unknown, and does not describe how words are matched', async () => {
  const report = { ...(await researchReport(await instance(), 'ar', 'keyword=mars')), dataVersion: undefined };
  const fields = new Map(reportLines(report, translator('ar', 'report')).map(({ field, value }) => [field, value]));
  expect(fields.has('match')).toBe(false);
  expect(fields.get('dataVersion')).toBe(translator('ar', 'report')('noDataVersion'));
  expect(fields.get('count')).toMatch(/^\d+$/);
});
