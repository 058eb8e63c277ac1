import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { licences } from '#lib/domain/licences.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
import { instance } from '#lib/setup/compose.ts';
import { GET } from './[file]/route.ts';

withStarterInstance();

const get = (file: string, init: RequestInit = {}) =>
  GET(new Request(`${testSite}/downloads/${file}`, init), { params: Promise.resolve({ file }) });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('The dump', () => {
  it('lists its files with their correct checksums', async () => {
    const index = await (await get('index.json')).json();
    expect(index.files).toHaveLength(3);
    for (const { url, checksum, bytes, sha256 } of index.files) {
      const name = url.split('/').at(-1);
      const file = await bytesOf(await get(name));
      expect(file.length).toBe(bytes);
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
      expect(await (await get(checksum.split('/').at(-1))).text()).toBe(`${sha256}  ${name}\n`);
    }
  });

  it('holds every record once, both languages in a line, and a table in each language', async () => {
    const { collection } = await instance();
    const { research: total } = (await collection.counts?.counts()) ?? { research: 0 };
    const version = await collection.harvest?.dataVersion();
    const text = gunzipSync(await bytesOf(await get(`research-${version}.jsonl.gz`))).toString('utf8');
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ResearchRecord);
    expect(new Set(records.map(({ key }) => key)).size).toBe(total);
    const bilingualRecord = records.find(({ title }) => title.en && title.ar);
    const id = bilingualRecord?.source?.id ?? '';
    expect(bilingualRecord?.title).toEqual({
      en: (await collection.research('en', id)).title.value,
      ar: (await collection.research('ar', id)).title.value,
    });
    const codes = new Set((await collection.researchTypes('en')).map(({ code }) => code));
    expect(records.every(({ type }) => codes.has(type))).toBe(true);
    for (const ending of ['csv.gz', 'ar.csv.gz']) {
      const rows = readResearchCsv(gunzipSync(await bytesOf(await get(`research-${version}.${ending}`))).toString('utf8'));
      expect(rows.map((row) => row.id)).toEqual(records.map(({ source }) => source?.id));
    }
  });

  it('is created once for all requests, and is found by a name without its version', async () => {
    const answers = await Promise.all([get('index.json'), get('index.json')]);
    const [firstBody, secondBody] = await Promise.all(answers.map((answer) => answer.json()));
    expect(firstBody).toEqual(secondBody);
    const current = await get('research.jsonl.gz');
    expect(current.status).toBe(302);
    expect(current.headers.get('location')).toMatch(/\/downloads\/research-\d+\.jsonl\.gz$/);
  });

  it('opens a file only when its first byte is read: HEAD, a matching tag and a client that disconnects hold no descriptor', async () => {
    const countOpenFiles = () => readdirSync('/proc/self/fd').length;
    const name = (await (await get('index.json')).json()).files[0].url.split('/').at(-1) as string;
    const etag = (await get(name, { method: 'HEAD' })).headers.get('etag') ?? '';
    const openBefore = countOpenFiles();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await get(name, { method: 'HEAD' });
      expect([response.status, response.body]).toEqual([200, null]);
      expect((await get(name, { headers: { 'if-none-match': `"x", ${etag}` } })).status).toBe(304);
      await get(name);
      const reader = (await get(name)).body?.getReader();
      await reader?.read();
      await reader?.cancel();
    }
    await expect.poll(() => countOpenFiles() - openBefore).toBeLessThan(3);
  });

  it('of another version returns a 404 that lists the current files in both languages', async () => {
    for (const file of ['research-0.jsonl.gz', '../../etc/passwd', 'dump.json']) {
      const response = await get(file);
      expect(response.status, file).toBe(404);
      expect(await response.text()).toMatch(/index\.json[\s\S]*\p{Script=Arabic}/u);
    }
  });

  it('that cannot be written returns 503 with Retry-After, and is created once it can be', async () => {
    const { env } = await instance();
    const directory = join(env.DATA_DIR, 'downloads');
    renameSync(directory, `${directory}.away`);
    // A file in place of the folder makes writing fail as on a full disk, even for root.
    writeFileSync(directory, '');
    const response = await get('index.json');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    rmSync(directory);
    expect((await get('index.json')).status).toBe(200);
  });

  it('states its terms in both languages', async () => {
    const text = await (await get('LICENCE.txt')).text();
    expect(text).toContain('Madar');
    for (const address of Object.values(licences)) expect(text.split(address)).toHaveLength(3);
    expect(text).toMatch(/\p{Script=Arabic}/u);
  });
});
