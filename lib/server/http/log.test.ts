import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#lib/env.ts';
import { batchedDestination, createLog } from './log.ts';

function capturedLog(write: (log: ReturnType<typeof createLog>) => void, env = readEnv({})): string {
  const lines: string[] = [];
  write(createLog(env, { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test('addresses, details, messages and stacks are truncated, whatever clients send', () => {
  const long = 'x'.repeat(60_000);
  for (const fields of [
    { path: `/en/${long}` },
    { url: `/en/${long}` },
    { detail: long },
    { err: new Error(long) },
    { err: Object.assign(new Error('short', { cause: new Error(long) }), { path: long }) },
  ]) {
    const line = capturedLog((log) => log.info(fields, 'request'));
    expect(line.length, Object.keys(fields)[0]).toBeLessThan(10_000);
    expect(JSON.parse(line)).toMatchObject({ msg: 'request' });
  }
  expect(capturedLog((log) => log.info({ path: '/en/research?keyword=mars' }, 'request'))).toContain('"path":"/en/research?keyword="');
});

test('passwords of the servers for keys and search do not reach the log', () => {
  const settings = {
    SEARCH_URL: 'https://madar:word2@a:9200/,https://madar:word3@b:9200',
  };
  const line = capturedLog(
    (log) => log.warn({ at: 'db://madar:word1@db/madar', url: 'https://madar:word2@a:9200/_bulk https://madar:word3@b:9200/' }, 'away'),
    { ...readEnv(settings), KEYS_URL: 'db://madar:word1@db/madar' },
  );
  expect(line).toContain('a:9200/_bulk');
  expect(line).not.toMatch(/word\d/);
});

test('a line on a quiet site is written within seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madar-log-'));
  const file = join(folder, 'log');
  createLog(readEnv({}), batchedDestination(file)).info({ path: '/en' }, 'one line');
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 10_000 }).toContain('one line');
  rmSync(folder, { recursive: true });
});
