import { describe, expect, it } from 'vitest';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, xmlTree } from '#app/testing/xml-tree.ts';
import type { Chart } from '#components/chart/chart.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { readFacet } from '#lib/library/lists/read-facet.ts';
import { instance } from '#lib/setup/compose.ts';
import type { ChartKind } from '#lib/url/chart-address.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { chartAnswer } from './chart-answer.ts';
import { chartTools } from './chart-tools.ts';
import { loadCharts } from './load-charts.ts';

withStarterInstance();

const now = new Date('2026-11-26T12:00:00Z');
const queryOf = (change: Partial<ResearchQuery>): ResearchQuery => ({ ...defaultResearchQuery, ...change });
const load = async (query: Partial<ResearchQuery>, language: Language = 'en') =>
  (await loadCharts(await instance(), language, queryOf(query), undefined, now)).charts;
const chart = async (kind: ChartKind, query: Partial<ResearchQuery> = {}, language: Language = 'en') => {
  const match = (await load(query, language)).find((candidate) => candidate.kind === kind);
  if (!match) throw new Error(`no chart of ${kind}`);
  return match;
};
const file = (path: string) => {
  const [, language = '', kind = '', extension = ''] = /^\/(\w+)\/research\/charts\/(\w+)\.(\w+)/.exec(path) ?? [];
  return chartAnswer(new Request(`https://madar.example${path}`), language, kind, extension);
};
const textOf = async (kind: ChartKind, extension: 'svg' | 'csv', query: Partial<ResearchQuery> = {}, language: Language = 'en') =>
  (await file(paths.chartFile(language, kind, extension, queryOf(query)))).text();
const totalOf = async (query: ResearchQuery) =>
  (await (await instance()).collection.findResearch('en', { ...query, pageIndex: 1, pageSize: 1 })).total;

async function idsOf(query: ResearchQuery) {
  const ids: string[] = [];
  for await (const { id } of (await instance()).collection.harvest?.stream('en', query) ?? []) ids.push(id);
  return ids;
}

/** The work that most other works of the starter collection cite. */
async function mostCited() {
  let busiest = { id: '', total: 0 };
  const { collection } = await instance();
  if (!collection.harvest) throw new Error('no store');
  for await (const { id, citedByCount = 0 } of collection.harvest.stream('en', defaultResearchQuery))
    if (citedByCount > busiest.total) busiest = { id, total: citedByCount };
  return busiest;
}

const queries: readonly (readonly [name: string, query: Partial<ResearchQuery>])[] = [
  ['all publications', {}],
  ['a search', { keyword: 'mars' }],
  ['a country', { country: ['SA'] }],
  ['an area in some years', { focusedAreaId: ['1'], fromYear: 2006, toYear: 2024 }],
];

describe.each(queries)('The charts of %s', (_, query) => {
  it('count exactly the publications that the list has with each value', async () => {
    for (const { rows } of await load(query)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { href, count, id } of [...rows.slice(0, 3), ...rows.slice(-2)]) {
        if (!href) continue;
        expect(await totalOf(decodeResearchQuery(new URL(href, 'https://madar.example').searchParams)), `${id} ${href}`).toBe(count);
      }
    }
  });

  it('hold every publication once by year, the years of the query alone', async () => {
    const { rows } = await chart('year', query);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(await totalOf(queryOf(query)));
    for (const { id } of rows) {
      expect(Number(id)).toBeGreaterThanOrEqual(query.fromYear ?? 0);
      expect(Number(id)).toBeLessThanOrEqual(query.toYear ?? 2026);
    }
  });

  it.each(languages)('have all figures in the CSV file and the drawn ones in the SVG file, in %s', async (language) => {
    for (const { kind, rows, unknown, orbits, title, source } of await load(query, language)) {
      const csv = (await textOf(kind, 'csv', query, language))
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
      const cells = csv.slice(1, -1).map((line) => line.split(',').at(-1));
      const expectedRows = orbits
        ? orbits.fields.toReversed().flatMap(({ years }) => years.toSorted((a, b) => a.year - b.year))
        : [...rows, ...(unknown ? [unknown] : [])];
      expect(cells, kind).toEqual(expectedRows.map(({ count }) => String(count)));
      const words = wordsOf(await textOf(kind, 'svg', query, language));
      for (const word of title
        .replace(/[\u2068\u2069]/g, '')
        .split(' ')
        .slice(0, 3))
        expect(words.join(' ')).toContain(word);
      expect(words.join(' ')).toContain(source.split(/[;؛]/)[0]);
      if (kind !== 'year') for (const { count } of rows.slice(0, 7)) expect(words).toContain(String(count));
    }
  });
});

/** The texts of a drawing. Throws if it is not well-formed XML. */
const wordsOf = (svg: string) => all(xmlTree(svg), 'text').map(({ text }) => text.replace(/[\u2068\u2069]/g, ''));

describe('A chart', () => {
  it('has the values of the filter in the list where the query does not use that filter', async () => {
    for (const [kind, filter] of [
      ['area', 'area'],
      ['country', 'country'],
      ['partner', 'institution'],
    ] as const) {
      const { values } = await readFacet(await instance(), 'en', filter, queryOf({ keyword: 'mars' }), { by: 'count' });
      const { rows } = await chart(kind, { keyword: 'mars' });
      expect(new Map(rows.map(({ id, count }) => [id, count]))).toEqual(new Map(values.map(({ id, count }) => [id, count])));
    }
  });

  it('omits the value of the query, and labels the others as partners', async () => {
    const { rows, title } = await chart('country', { country: ['SA'] });
    expect(rows.map(({ id }) => id)).not.toContain('SA');
    expect(title).toContain('partner country');
    expect((await chart('country', { country: ['SA', 'EG'] })).rows.slice(0, 2).map(({ id }) => id)).toEqual(['SA', 'EG']);
  });

  it('names its finding, the query, the number of publications and the day', async () => {
    const { title, finding, source, path } = await chart('year', { keyword: 'mars', fromYear: 2006 });
    expect(title.replace(/[\u2068\u2069]/g, '')).toBe('“mars”: publications by year, since 2006');
    expect(finding).toMatch(/^\d+ of \d+ publications are from 2020 or later$/);
    expect(source).toMatch(/^Source: Madar; .*“mars”.*; \d+ publications; 26 November 2026\. Counts what this collection holds/);
    expect(path).toBe('/en/research/charts?keyword=mars&fromYear=2006#year');
  });

  it('labels years with their numbers when there are few, and marks the unfinished one', async () => {
    const recentChart = await chart('year', { fromYear: 2025 });
    expect(recentChart.title).toBe('Publications by year, since 2025');
    expect(recentChart.finding).toMatch(/^\d+ publications? in 2025, \d+ so far in 2026$/);
    expect(recentChart.rows.map(({ name, isUnfinished }) => [name, isUnfinished])).toEqual([
      ['2025', undefined],
      ['2026 so far', true],
    ]);
    expect(wordsOf(await textOf('year', 'svg', { fromYear: 2025 })).join(' ')).toMatch(/Hatched: \d+ so far in 2026, which is not over\./);
    expect(wordsOf(await textOf('year', 'svg', { toYear: 2025 })).join(' ')).not.toContain('not over');
  });

  it('of the orbits counts every publication of a field once', async () => {
    const { orbits, rows } = await chart('orbit');
    expect(rows).toHaveLength(7);
    for (const [index, field] of (orbits?.fields.toReversed() ?? []).entries()) {
      expect(field.total).toBe(rows[index]?.count);
      expect(await totalOf(queryOf({ focusedAreaId: field.areaIds })), field.key).toBe(field.total);
    }
  });

  it('of the works that cite one work shows its citations by year instead of its publications by year', async () => {
    const { id, total } = await mostCited();
    const kinds = (await load({ cites: [id] })).map(({ kind }) => kind);
    expect(kinds).toContain('citation');
    expect(kinds).not.toContain('year');
    const { rows, title, finding, path } = await chart('citation', { cites: [id] });
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { href, count } of rows)
      expect(await totalOf(decodeResearchQuery(new URL(href as string, 'https://madar.example').searchParams))).toBe(count);
    expect(title).toMatch(/^Publications that cite “.+” by year$/);
    expect(finding).toMatch(/Cited by \d+ publications?|publications that cite it/);
    expect(path).toBe(`/en/research/charts?cites=${id}#citation`);
    const years = (await textOf('citation', 'csv', { cites: [id] })).trimEnd().split('\r\n').slice(1, -1);
    expect(years).toEqual(rows.map(({ id: year, count }) => `${year},${count}`));
    expect((await file(`/en/research/charts/year.svg?cites=${id}`)).status).toBe(200);
    expect((await file('/en/research/charts/citation.svg')).status).toBe(404);
  });

  it.each(languages)(
    'of two to four values of a filter compares their years, with the same figures in table and files, in %s',
    async (language) => {
      const query = { keyword: 'remote sensing', country: ['SA', 'EG', 'QA'] };
      const { rows, series = [], finding, path } = await chart('compare', query, language);
      expect(path).toMatch(/#compare$/);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(query.country.toSorted());
      expect(series.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      for (const [index, { id, count }] of rows.entries()) {
        expect(await totalOf(queryOf({ ...query, country: [id] })), id).toBe(count);
        expect(series[index]?.years.reduce((sum, year) => sum + year.count, 0)).toBe(count);
      }
      expect(finding?.replace(/[\u2068\u2069]/g, '')).toContain(rows[0]?.name);
      const lines = (await textOf('compare', 'csv', query, language)).trimEnd().split('\r\n').slice(1, -1);
      for (const line of lines) {
        const [year, ...counts] = line.split(',');
        expect(counts, year).toEqual(series.map(({ years }) => String(years.find(({ id }) => id === year)?.count ?? 0)));
      }
      expect(lines).toHaveLength(new Set(series.flatMap(({ years }) => years.map(({ id }) => id))).size);
      const words = wordsOf(await textOf('compare', 'svg', query, language));
      for (const { name, count } of rows) expect(words).toEqual(expect.arrayContaining([name, String(count)]));
      expect((await file(paths.chartFile(language, 'compare', 'png', queryOf(query)))).status).toBe(200);
    },
  );

  it('of a group of countries marks its members, links each to its own list, and counts the publications of unknown countries', async () => {
    const { rows, title, subtitle } = await chart('country', { country: ['arab-league'] });
    expect(title).toContain('Arab countries');
    expect(subtitle).toMatch(/Countries of co-authors are grey\. No publications here from .*Comoros/);
    const members = countryCodes(['arab-league']);
    for (const { id, isNamed, href, count } of rows) {
      expect([isNamed ?? false, href !== undefined], id).toEqual([members.includes(id), members.includes(id)]);
      if (href) expect(await totalOf(queryOf({ country: [id] }))).toBe(count);
    }
    expect(await totalOf(queryOf({ country: ['arab-league'] }))).toBe(await totalOf(queryOf({ country: members })));
    for (const [kind, filter] of [
      ['country', 'country'],
      ['partner', 'institutionId'],
    ] as const) {
      const { rows: allRows, unknown, subtitle: note } = await chart(kind);
      const total = (await totalOf(queryOf({}))) ?? 0;
      const idsWithValue = new Set<string>();
      for (const { id: value } of allRows) for (const id of await idsOf(queryOf({ [filter]: [value] }))) idsWithValue.add(id);
      expect(unknown?.count, kind).toBe(total - idsWithValue.size);
      expect(unknown?.count, kind).toBeGreaterThan(0);
      expect(note, kind).toContain(`unknown: ${unknown?.count} of ${total} publications`);
    }
    // Most works of this list have no known country, so a share of all of them would state something about the unknown ones.
    for (const kind of ['country', 'partner'] as const)
      expect((await chart(kind, { keyword: 'mars' })).finding, kind).toMatch(/with \d+ publications$/);
  });

  it.each(languages)(
    'of a group of countries has a line per country, largest first, with the figures in picture and file, in %s',
    async (language) => {
      const query = { country: ['arab-league'] };
      const { rows, series = [], title, subtitle } = await chart('compare', query, language);
      if (language === 'en')
        expect(title.replace(/[\u2068\u2069]/g, '')).toBe('Publications from Arab countries by year, one row per country');
      expect(subtitle).toContain(language === 'en' ? 'No publications here from Bahrain' : 'ولا أبحاث هنا من البحرين');
      expect(rows.length).toBeGreaterThan(5);
      expect(series.map(({ id }) => id)).toEqual(rows.slice(0, 12).map(({ id }) => id));
      for (const [index, { id, years, yearsHref }] of series.entries()) {
        expect(countryCodes(query.country)).toContain(id);
        expect(
          years.reduce((sum, { count }) => sum + count, 0),
          id,
        ).toBe(rows[index]?.count);
        const [first] = years;
        const list = yearsHref?.(Number(first?.id), Number(first?.id)) ?? '';
        expect(await totalOf(decodeResearchQuery(new URL(list, 'https://madar.example').searchParams)), list).toBe(first?.count);
      }
      const words = wordsOf(await textOf('compare', 'svg', query, language));
      for (const { name, count } of rows.slice(0, 12)) expect(words).toEqual(expect.arrayContaining([name, String(count)]));
      const [header] = (await textOf('compare', 'csv', query, language)).replace(/^\uFEFF/, '').split('\r\n');
      expect(header?.split(',').slice(1)).toEqual(series.map(({ name }) => name));
    },
  );

  it('of selected countries states how many of its publications have an author there, and how many of these no other country', async () => {
    for (const [country, words] of [
      [['arab-league'], 'these countries'],
      [['SA'], 'this country'],
    ] as const) {
      const selected = new Set(await idsOf(queryOf({ country })));
      const { rows } = await chart('country');
      for (const { id } of rows.filter((row) => !countryCodes(country).includes(row.id)))
        for (const work of await idsOf(queryOf({ country: [id] }))) selected.delete(work);
      const text = `Publications with an author in ${words}: ${await totalOf(queryOf({ country }))}; with no other country: ${selected.size}.`;
      for (const kind of ['year', 'country'] as const) expect((await chart(kind, { country })).subtitle).toContain(text);
    }
    expect((await chart('year')).subtitle).toBe('');
  });

  it('compares neither one value nor five, nor unknown values', async () => {
    for (const query of [{ country: ['SA'] }, { country: ['SA', 'EG', 'QA', 'AE', 'US'] }, { institutionId: ['1', '999999'] }])
      expect((await load(query)).map(({ kind }) => kind)).not.toContain('compare');
  });

  it('has a title that begins with a capital letter', async () => {
    expect((await chart('area', { fromYear: 2025 })).title).toBe('Publications by area, since 2025');
    expect((await chart('year', { country: ['arab-league'] })).title.replace(/[\u2068\u2069]/g, '')).toBe(
      'Publications from Arab countries by year',
    );
  });

  it('does not exist for a list without publications', async () => {
    expect(await load({ keyword: 'zzzzqqqq' })).toEqual([]);
    expect((await file('/en/research/charts/year.svg?keyword=zzzzqqqq')).status).toBe(404);
  });

  it('of a remote service uses the counts of that service, and is omitted where they ignore a filter of the query', async () => {
    const running = await instance();
    const { collection } = running;
    const charts = await load({ keyword: 'mars' });
    Object.assign(running, { collection: { ...collection, ...operationsOnly } });
    const [remote, narrowed] = await Promise.all([load({ keyword: 'mars' }), load({ fromYear: 2000, country: ['arab-league'] })]).finally(
      () => Object.assign(running, { collection }),
    );
    expect(remote.map(({ kind }) => kind)).toEqual(['year', 'area', 'country', 'partner']);
    const countsOf = (charts: readonly Chart[]) => charts.find(({ kind }) => kind === 'year')?.rows.map(({ id, count }) => [id, count]);
    expect(countsOf(remote)).toEqual(countsOf(charts));
    expect(narrowed.map(({ kind }) => kind)).toEqual(['area', 'partner']);
  });

  it('has citations in APA and BibTeX, with its address and the date', async () => {
    const areaChart = await chart('area', { keyword: 'mars' });
    const { apa, bibtex, code } = chartTools(areaChart, queryOf({ keyword: 'mars' }), 'en', now);
    expect(apa).toMatch(
      /^Madar \(2026\)\. “mars”: publications by area \[Chart\]\. Retrieved 26 November 2026, from https:\/\/madar\.example\/en\/research\/charts\?keyword=mars#area$/,
    );
    expect(bibtex).toMatch(
      /^@\w+\{chartarea20261126,[\s\S]*author = \{\{Madar\}\}[\s\S]*year = \{2026\}[\s\S]*url = \{https:\/\/madar\.example\/en\/research\/charts\?keyword=mars#area\}/,
    );
    expect(code).toContain('src="https://madar.example/en/embed/charts/area?keyword=mars"');
  });
});

describe('A file', () => {
  it('is a PNG 1600 pixels wide, in the requested theme', async () => {
    const [light, dark] = await Promise.all(
      ['', '&theme=dark'].map(async (theme) =>
        Buffer.from(await (await file(`/ar/research/charts/year.png?keyword=mars${theme}`)).arrayBuffer()),
      ),
    );
    expect(light?.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect(light?.readUInt32BE(16)).toBe(1600);
    expect(dark && light?.equals(dark)).toBe(false);
  });

  it('is named after its title, and is excluded from search engines', async () => {
    const { headers } = await file('/en/research/charts/year.csv?keyword=mars');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="mars-publications-by-year\.csv"/);
    expect([headers.get('x-robots-tag'), headers.get('content-language')]).toEqual(['noindex', 'en']);
  });

  it('does not exist in any other kind, format or language', async () => {
    for (const [language, kind, extension] of [
      ['en', 'constructor', 'svg'],
      ['en', 'year', 'exe'],
      ['fr', 'year', 'svg'],
    ] as const)
      expect((await chartAnswer(new Request('https://madar.example/'), language, kind, extension)).status).toBe(404);
  });

  it('escapes the searched words', async () => {
    const keyword = 'mars OR "</title><script>alert(1)</script>\u202e';
    const svg = await textOf('year', 'svg', { keyword });
    expect(svg).not.toMatch(/<script|\u202e/);
    expect(svg).toContain('&lt;script&gt;');
    xmlTree(svg);
  });
});
