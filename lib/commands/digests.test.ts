import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCache } from '#e2e/commands/compile-cache.ts';
import { openSqliteKeyStore } from '#lib/keys/store/open-key-store.ts';
import { subscriptionRow } from '#lib/keys/testing/subscription-suite.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { parseMail, startMailServer } from '#lib/testing/start-mail-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-digests-command-'));
const path = join(folder, 'madar.sqlite');
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  const store = openSqliteStore(path);
  await store.load(fixtureRecords);
  await store.close();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command. It must not block this process, which is the mail server. */
function run(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = { SITE_URL: 'https://madar.example', SMTP_URL: server.url },
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'digests.ts'), ...args], {
    env: { NODE_ENV: 'production', PATH: '', HOME: folder, DATA_DIR: folder, ...settings, ...compileCache },
    cwd: folder,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { child: child as ChildProcess, ended };
}

describe('npm run digests', () => {
  it('killed while it sends, and run again, sends each digest once', async () => {
    const count = 30;
    const store = openSqliteKeyStore(path);
    for (let index = 0; index < count; index += 1)
      await store.putSubscription(subscriptionRow(`s_${index}`, { list: '', lastWork: 0, language: index % 2 ? 'en' : 'ar' }));
    const first = run(['--send']);
    await expect.poll(() => server.received.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    await first.ended;
    const before = server.received.length;
    expect(before).toBeLessThan(count);
    // The claim of the killed run would end within five minutes.
    const database = new DatabaseSync(path, { timeout: 5000 });
    database.exec('UPDATE subscription SET paused_until = NULL');
    database.close();
    expect(await run(['--send']).ended).toMatchObject({ code: 0, output: expect.stringMatching(/^sent \d+, nothingNew 0, /m) });
    const ids = server.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    // The message that the killed run was sending may be repeated, with its id.
    expect(new Set(ids).size).toBe(count);
    expect(ids.length).toBeLessThanOrEqual(count + 1);
    const { text } = parseMail(server.received[0]?.source ?? '');
    expect(text.match(/\/research\/\d+$/gm)).toHaveLength(fixtureRecords.length);
    expect(await run(['--send']).ended).toMatchObject({ code: 0, output: expect.stringMatching(/^sent 0, nothingNew 0/m) });
    await store.close();
  });

  it('ends with 2 without mail, address, records of its own or an option', async () => {
    expect(await run([]).ended).toMatchObject({ code: 2, output: expect.stringContaining('npm run -s digests -- --send') });
    for (const settings of [
      { SITE_URL: 'https://madar.example' },
      { SMTP_URL: server.url },
      { SITE_URL: 'https://madar.example', SMTP_URL: server.url, UPSTREAM_BASE_URL: 'http://127.0.0.1:1' },
    ])
      expect(await run(['--dry-run'], settings).ended).toEqual({
        code: 2,
        output: 'Digests need SITE_URL, SMTP_URL and records of our own: see docs/operate.md.\n',
      });
  });
});
