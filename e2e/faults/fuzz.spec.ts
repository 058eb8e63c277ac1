import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { routerRequest } from '#e2e/hostile/router-requests.ts';
import { languages, pageKinds } from '#e2e/pages.ts';
import { rawRequest } from '#e2e/raw-request.ts';
import { addressParameters } from '#lib/testing/address-parameters.ts';
import { nastyStrings } from '#lib/testing/nasty-strings.ts';

const paths = [
  '/research',
  '/authors',
  '/research/1',
  '/research/999999',
  '/authors/1',
  '/institutions',
  '/institutions/1',
  '/countries/SA',
  '/list',
  '',
  '/about',
  '/research/report',
  '/no/such',
];

/** Sends the path unchanged; clients that normalise addresses would hide the input. */
function requestRaw(port: number, path: string): Promise<{ readonly status: number; readonly text: string; readonly headers: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { accept: 'text/html' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString(), headers: JSON.stringify(answer.headers) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

test('2,500 random page addresses cause no failure and return neither traces of the code nor the markup that was sent', async ({
  baseURL,
}) => {
  test.setTimeout(900_000);
  const port = Number(new URL(baseURL ?? '').port);
  let seed = 20_261_121;
  const pick = <T>(list: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    // Drops the low bits, which have a short period in an LCG.
    return list[Math.floor(seed / 65_536) % list.length] as T;
  };
  const values = [...nastyStrings.map((text) => text.toWellFormed()), '0', '-1', '1e9', '٢٠٢٤', '1,2,,', '%', '99999999999999999999'];
  for (let attempt = 0; attempt < 2500; attempt += 1) {
    const randomPath = Array.from(
      { length: 1 + (attempt % 4) },
      () =>
        `${pick(addressParameters)}=${attempt % 7 ? encodeURIComponent(pick(values)) : pick(['%zz', '%E0%A4%A', '%00', '%0d%0aX:1', '[]', ';a=b', '+'])}`,
    );
    const path = `/${pick(['en', 'ar'])}${pick(paths)}?${randomPath.join('&')}`;
    const { status, text, headers } = await requestRaw(port, path);
    // 400 is for a page number beyond the limit, 414 for an address that is too long.
    expect([200, 301, 308, 400, 404, 410, 414], `${status} ${path}`).toContain(status);
    expect(/\n\s+at .+:\d+:\d+|node_modules|node:internal|SQLITE/.test(text), path).toBe(false);
    expect(
      /<script>window\.pwned|<img src=x|<svg\/onload|<iframe srcdoc|<meta http-equiv="refresh" content="0;url=https:\/\/evil/i.test(text),
      path,
    ).toBe(false);
    expect(headers, path).not.toMatch(/pwned=1|"x":"1"/);
  }
});

test('4,000 requests with random headers of Next.js, by GET and POST, cause no failure on any kind of page', async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port);
  const paths = Object.values(pageKinds);
  for (let seed = 0; seed < 4000; seed += 1) {
    const path = `/${languages[Math.floor(seed / paths.length) % 2]}${paths[seed % paths.length]}`;
    const headers = routerRequest(seed);
    // A sixth of the requests are forms without fields.
    const method = seed % 6 === 5 ? 'POST' : 'GET';
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '0', origin: baseURL ?? '' };
    const { status } = await rawRequest(port, path, { ...headers, ...(method === 'POST' && form) }, method);
    expect(status, `${status} ${method} ${path} ${JSON.stringify(headers)}`).toBeLessThan(500);
    expect(status, `${method} ${path} ${JSON.stringify(headers)}`).toBeGreaterThan(0);
  }
});
