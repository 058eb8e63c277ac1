import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Authorship, Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeRecordListQuery, type RecordListKind, type RecordListQuery } from '#lib/url/record-list-query.ts';
import { readRecordList, recordListPageSize } from './read-record-list.ts';

withStarterInstance();

const authorCount = 3700;
const referenceCount = 5000;

/** A work of a large collaboration; only its author 1234 has a name in Arabic letters. */
function largeRecord(language: Language): Research {
  const nameOf = (position: number) => (position === 1234 && language === 'ar' ? 'ليلى حداد' : `Ada Surname${position}`);
  const authors = Array.from({ length: authorCount }, (_, index): Authorship => {
    const position = index + 1;
    const affiliation = position === 2000 ? { affiliation: { value: 'Cardiff University', lang: 'en' } } : {};
    return { position, name: { value: nameOf(position), lang: position === 1234 ? language : 'en' }, ...affiliation };
  });
  const references = Array.from({ length: referenceCount }, (_, index) => {
    const position = index + 1;
    if (position === 4321) return { position, id: '300', doi: '10.3390/w14071157' };
    return { position, text: position === 77 ? 'Éléments de mécanique' : `Work ${position}`, doi: `10.5555/${position}` };
  });
  return titledResearch('Waves from a merger', 'en', { id: '77', authors, authorCount, references });
}

const query = (change: Partial<RecordListQuery> = {}): RecordListQuery => ({ find: undefined, pageIndex: 1, ...change });
const load = async (kind: RecordListKind, change: Partial<RecordListQuery> = {}, language: Language = 'en') =>
  readRecordList(await instance(), kind, language, '77', query(change));

describe('A list of a record', () => {
  beforeEach(async () => {
    vi.spyOn((await instance()).collection, 'research').mockImplementation(async (language) => largeRecord(language));
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['authors', authorCount, 37],
    ['references', referenceCount, 50],
  ] as const)('has all %s on its pages together, once and in order, at most a hundred on each', async (kind, total, pages) => {
    const first = await load(kind);
    expect([first.total, first.pages]).toEqual([total, pages]);
    const positions: number[] = [];
    for (let pageIndex = 1; pageIndex <= pages; pageIndex += 1) {
      const { authors, references } = await load(kind, { pageIndex });
      const page = [...authors, ...references];
      expect(page.length).toBeLessThanOrEqual(recordListPageSize);
      positions.push(...page.map(({ position }) => position));
    }
    expect(positions).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  it('does not exist past its last page, and has one page if a search finds nothing', async () => {
    await expect(load('authors', { pageIndex: 38 })).rejects.toMatchObject({ kind: 'not_found' });
    await expect(load('references', { find: 'Work 4999', pageIndex: 2 })).rejects.toMatchObject({ kind: 'not_found' });
    expect(await load('authors', { find: 'zzzz' })).toMatchObject({ total: 0, pages: 1, authors: [] });
  });

  it.each(['en', 'ar'] as const)('in %s finds an author by the name in either script, and by affiliation', async (language) => {
    for (const [find, position] of [
      ['ليلي حداد', 1234],
      ['SURNAME3699', 3699],
      ['cardiff', 2000],
    ] as const) {
      const { authors, total } = await load('authors', { find }, language);
      expect([total, authors[0]?.position], find).toEqual([1, position]);
    }
  });

  it('finds a reference by text, by identifier, and by the title of a work of the collection, which is a row', async () => {
    for (const [find, position] of [
      ['elements de mecanique', 77],
      ['10.5555/4999', 4999],
      ['10.3390/w14071157', 4321],
    ] as const) {
      const { references, total } = await load('references', { find });
      expect([total, references[0]?.position], find).toEqual([1, position]);
    }
    const { rows } = await load('references', { pageIndex: 44 });
    expect(rows.map(({ id }) => id)).toEqual(['300']);
    const { collection } = await instance();
    const [work] = (await (await instance()).collection.harvest?.rows('en', ['300'])) ?? [];
    vi.spyOn(collection, 'findResearch').mockResolvedValue({ items: [work] } as never);
    expect((await load('references', { find: 'flood risk' })).references.map(({ position }) => position)).toEqual([4321]);
  });

  it('finds every work of the collection that it cites and a search finds, on as many pages of the search as there are', async () => {
    const { collection } = await instance();
    const references = Array.from({ length: 250 }, (_, index) => ({ position: index + 1, id: String(index + 1) }));
    vi.spyOn(collection, 'research').mockImplementation(async () => titledResearch('Waves from a merger', 'en', { id: '77', references }));
    const search = vi.spyOn(collection, 'findResearch').mockImplementation(async (_, { pageIndex, pageSize }) => {
      const items = references.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
      return { items, hasNext: pageIndex * pageSize < references.length } as never;
    });
    expect((await load('references', { find: 'flood' })).total).toBe(250);
    expect(search).toHaveBeenCalledTimes(3);
    // A service that repeats its pages is asked for no more than the references could fill.
    search.mockClear().mockResolvedValue({ items: references.slice(0, 100), hasNext: true } as never);
    expect((await load('references', { find: 'flood' })).total).toBe(100);
    expect(search).toHaveBeenCalledTimes(3);
  });

  it('is found by the names of its record alone if the other language fails', async () => {
    vi.spyOn((await instance()).collection, 'research').mockImplementation(async (language) => {
      if (language === 'ar') throw new Problem('unavailable');
      return largeRecord(language);
    });
    expect((await load('authors', { find: 'Surname12' })).total).toBe(111);
  });

  it('shows references of the collection as links in remote mode, if the service returns no row for them', async () => {
    const { collection, ...sources } = await instance();
    const remote = { ...sources, collection: { ...collection, ...operationsOnly } };
    const { references, rows } = await readRecordList(remote, 'references', 'en', '77', query({ pageIndex: 44 }));
    expect([references.length, rows.length]).toEqual([100, 0]);
  });
});

it('a bad parameter in the address of a list becomes its default', () => {
  for (const pageIndex of ['0', '-1', 'x', '10001', ''])
    expect(decodeRecordListQuery({ pageIndex, find: ' \u0000 ', other: '1' })).toEqual({ pageIndex: 1 });
  expect(decodeRecordListQuery({ pageIndex: '٢', find: 'حداد' })).toEqual({ pageIndex: 2, find: 'حداد' });
});
