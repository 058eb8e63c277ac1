import { describe, expect, it } from 'vitest';
import { testSite } from '#app/testing/starter-instance.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { attachment } from './content-disposition.ts';
import { exportRecords } from './export-records.ts';

const record = (id: number) => titledResearch(`Record ${id} ${'of research on space '.repeat(20)}`, 'en', { id: String(id) });

describe('A streamed export', () => {
  it('reads records from the store only as fast as the client reads them', async () => {
    let readCount = 0;
    async function* records() {
      for (; readCount < 100_000; readCount += 1) yield record(readCount);
    }
    const response = await exportRecords(new Request(testSite), records(), { language: 'en', format: 'csv', name: [] });
    const reader = response.body?.getReader();
    await reader?.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readCount).toBeLessThan(300);
    await reader?.cancel();
  });

  it('stops reading the store when the client disconnects', async () => {
    let isEnded = false;
    async function* records() {
      try {
        for (let id = 0; ; id += 1) yield record(id);
      } finally {
        isEnded = true;
      }
    }
    const response = await exportRecords(new Request(testSite), records(), { language: 'en', format: 'ris', name: [] });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(isEnded).toBe(true);
  });

  it.each([
    ['HEAD', () => new Request(testSite, { method: 'HEAD' })],
    ['a reader who left before it began', () => new Request(testSite, { signal: AbortSignal.abort() })],
  ] as const)('stops reading the store for %s, where nobody reads or cancels the body', async (_who, request) => {
    let isEnded = false;
    async function* records() {
      try {
        yield record(1);
      } finally {
        isEnded = true;
      }
    }
    const response = await exportRecords(request(), records(), { language: 'en', format: 'csv', name: [] });
    expect([response.status, response.body]).toEqual([200, null]);
    await expect.poll(() => isEnded).toBe(true);
  });

  it('stops reading the store when the client disconnects between the response and its first byte', async () => {
    let isEnded = false;
    async function* records() {
      try {
        yield record(1);
      } finally {
        isEnded = true;
      }
    }
    const controller = new AbortController();
    await exportRecords(new Request(testSite, { signal: controller.signal }), records(), { language: 'en', format: 'csv', name: [] });
    controller.abort();
    await expect.poll(() => isEnded).toBe(true);
  });

  it('that fails before its first record returns the status of the failure, with a message in the language of the path', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it could.
    async function* records(): AsyncGenerator<Research> {
      throw new Problem('unavailable', { retryAfterSeconds: 7 });
    }
    const response = await exportRecords(new Request(testSite), records(), { language: 'ar', format: 'bibtex', name: [] });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.text()).toMatch(/\p{Script=Arabic}/u);
  });

  it('that fails midway aborts the response, so that a truncated file never looks complete', async () => {
    async function* records() {
      yield record(1);
      throw new Problem('unavailable');
    }
    const response = await exportRecords(new Request(testSite), records(), { language: 'en', format: 'csl', name: [] });
    await expect(response.text()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('A file name', () => {
  it('is ASCII for old clients and unchanged for others, without characters that file systems reject', () => {
    expect(attachment(['madar', 'a/b\\c:d*"e"<f>|g?'], 'bib')).toBe(
      `attachment; filename="madar-a-b-c-d-e-f-g.bib"; filename*=UTF-8''madar-a-b-c-d-e-f-g.bib`,
    );
    expect(attachment(['Müller', undefined], 'csv')).toBe(`attachment; filename="Muller.csv"; filename*=UTF-8''M%C3%BCller.csv`);
    expect(attachment(['…', '\r\nX-Evil: 1'], 'ris')).toBe(`attachment; filename="X-Evil-1.ris"; filename*=UTF-8''X-Evil-1.ris`);
    expect(attachment([''], 'ris')).toBe(`attachment; filename="research.ris"; filename*=UTF-8''research.ris`);
  });
});

describe('A hundred thousand records', () => {
  it('are exported with bounded memory', async () => {
    async function* records() {
      for (let id = 1; id <= 100_000; id += 1) yield record(id);
    }
    const rssBefore = process.memoryUsage().rss;
    let maxBuffered = 0;
    let bytes = 0;
    const response = await exportRecords(new Request(testSite), records(), { language: 'en', format: 'csv', name: [] });
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      maxBuffered = Math.max(maxBuffered, process.memoryUsage.rss());
    }
    expect(bytes).toBeGreaterThan(40_000_000);
    expect((maxBuffered - rssBefore) / 1e6).toBeLessThan(150);
  });
});
