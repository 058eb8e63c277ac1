import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bareEnvironment, startProcess } from '#e2e/start-process.ts';
import { settingsBehindProxy } from '#e2e/tls/start-tls-proxy.ts';
import { copySiteStore, test } from './test-on-site.ts';

test('a site behind TLS that is opened at its own address accepts forms from there too, from browsers that send no Origin', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'madar-tls-'));
  const site = await startProcess({
    SITE_URL: settingsBehindProxy().SITE_URL,
    HOST: '127.0.0.1',
    DATA_DIR: await copySiteStore(dataDir),
    LOG_LEVEL: 'warn',
  });
  const command = ['lib/commands/keys.ts', 'issue', '--name', 'X'];
  const issueResult = spawnSync(process.execPath, command, { env: { ...bareEnvironment, DATA_DIR: dataDir }, encoding: 'utf8' });
  const key = issueResult.stdout.trim().split('\n').at(-1) ?? '';
  expect(key).toMatch(/^mdr_live_/);
  const page = await (await fetch(`${site.url}/en/developers/keys`)).text();
  const [, action = ''] = /\$ACTION_ID_([0-9a-f]{40,})/.exec(page) ?? [];
  const send = async (origin: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ [`$ACTION_ID_${action}`]: '', language: 'en', key })) body.append(name, value);
    const formRequest = new Request(`${site.url}/en/developers/keys`, { method: 'POST', body });
    const bytes = Buffer.from(await formRequest.arrayBuffer());
    const headers = { origin, 'content-type': formRequest.headers.get('content-type') ?? '', 'content-length': String(bytes.length) };
    // Does not use `fetch`, which would set the Origin header itself.
    return new Promise<IncomingMessage>((resolve, reject) => {
      request(formRequest.url, { method: 'POST', headers }, (answer) => resolve(answer.resume()))
        .on('error', reject)
        .end(bytes);
    });
  };
  const answer = await send(site.url);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/developers/keys/manage']);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^madar_keys_en=key\./);
  expect(cookie).not.toMatch(/;\s*secure/i);
  const manage = await fetch(`${site.url}/en/developers/keys/manage`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await manage.text()).toContain('name="keyId"');
  expect((await send('https://evil.example')).statusCode).toBe(403);
  await site.end();
  rmSync(dataDir, { recursive: true, force: true });
});
