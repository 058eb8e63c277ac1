import { expect, test } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import type { Columns } from '#lib/store/values/columns.ts';
import { cachedRows } from './cached-rows.ts';

const recordedReads = (absent: readonly number[] = []) => {
  const requests: string[] = [];
  const rows = cachedRows(2_000, (language, ids) => {
    requests.push(`${language} ${ids}`);
    return ids.filter((id) => !absent.includes(id)).map((id) => ({ id: String(id) }) as Research);
  });
  const ids = async (data: Columns, language: 'en' | 'ar', list: readonly number[]) =>
    (await rows(data, language, list)).map(({ id }) => Number(id));
  return { requests, ids };
};
const columns = () => ({}) as Columns;

test('cachedRows reads a row once per language and keeps the requested order', async () => {
  const { requests, ids } = recordedReads();
  const data = columns();
  expect(await ids(data, 'en', [3, 1])).toEqual([3, 1]);
  expect(await ids(data, 'en', [1, 2, 3])).toEqual([1, 2, 3]);
  expect(await ids(data, 'ar', [1])).toEqual([1]);
  expect(requests).toEqual(['en 3,1', 'en 2', 'ar 1']);
});

test('cachedRows reads again after data changed', async () => {
  const { requests, ids } = recordedReads();
  await ids(columns(), 'en', [1]);
  await ids(columns(), 'en', [1]);
  expect(requests).toEqual(['en 1', 'en 1']);
});

test('cachedRows omits a missing row and requests it again', async () => {
  const { requests, ids } = recordedReads([2]);
  const data = columns();
  expect(await ids(data, 'en', [1, 2])).toEqual([1]);
  expect(await ids(data, 'en', [1, 2])).toEqual([1]);
  expect(requests).toEqual(['en 1,2', 'en 2']);
});

test('cachedRows evicts the oldest rows first and still returns a complete page', async () => {
  const { requests, ids } = recordedReads();
  const data = columns();
  const allIds = Array.from({ length: 2_000 }, (_, index) => index + 1);
  await ids(data, 'en', allIds);
  expect(await ids(data, 'en', [1, 2_001])).toEqual([1, 2_001]);
  await ids(data, 'en', [2, 1]);
  expect(requests.slice(1)).toEqual(['en 2001', 'en 1']);
});
