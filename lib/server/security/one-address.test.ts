import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { type RunningServer, serve } from '#lib/server/serve.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()));
});

/** A site behind a proxy; each page takes `ms` to render. */
async function start(ms: number) {
  const server = await serve({
    instance: {
      mode: 'embedded',
      env: readEnv({ PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: 'loopback' }),
      collection: { harvest: { dataVersion: async () => '1' } },
      ready: async () => ({ ok: true }),
      close: async () => undefined,
    },
    next: {
      handle: async (_, response) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end('<!DOCTYPE html><html lang="en"><body><main>page</main></body></html>');
      },
      close: async () => undefined,
    },
    directory: '/',
    log: pino({ level: 'silent' }),
  });
  running.push(server);
  await server.warmed;
  let searches = 0;
  return async (address: string, path = '/en/research') => {
    searches += 1;
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}?keyword=word${searches}`, {
      headers: { 'x-forwarded-for': address },
    });
    await answer.arrayBuffer();
    return answer;
  };
}

test('a class that starts together from one address is served, even when each page is slow', async () => {
  const ask = await start(400);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask('192.0.2.1', index % 2 ? '/ar/research' : '/en/authors')));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
});

test('a flood from one address gets 429, and other addresses are served', async () => {
  const ask = await start(100);
  const flood = Array.from({ length: 550 }, () => ask('192.0.2.1'));
  const reader = ask('192.0.2.2');
  const answers = await Promise.all(flood);
  // A busy machine may shed some of the flood with 503.
  expect(new Set([503, ...answers.map(({ status }) => status)])).toEqual(new Set([503, 200, 429]));
  const refusal = answers.find(({ status }) => status === 429);
  expect(Number(refusal?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await reader).status).toBe(200);
});
