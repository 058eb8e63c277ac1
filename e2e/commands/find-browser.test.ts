import { expect, test } from 'vitest';
import { browserFlags, findBrowser, findShell } from './find-browser.ts';

const machine = (platform: string, ...files: string[]) => ({
  platform,
  path: '/usr/local/bin:/usr/bin',
  exists: (path: string) => files.includes(path),
});

test('the configured browser takes precedence, then Playwright’s own, then the machine’s', () => {
  const fullMachine = machine('linux', '/named', '/own', '/usr/bin/chromium');
  expect(findBrowser('/named', '/own', fullMachine)).toBe('/named');
  expect(findBrowser(undefined, '/own', fullMachine)).toBe('/own');
  expect(findBrowser(undefined, '/missing', fullMachine)).toBe('/usr/bin/chromium');
});

test('each platform has its own places of browsers', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(undefined, undefined, machine('darwin', mac))).toBe(mac);
  expect(findBrowser(undefined, undefined, machine('linux', '/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(undefined, undefined, machine('linux'))).toBeUndefined();
});

test('a configured browser that does not exist is reported', () => {
  expect(() => findBrowser('/nowhere', undefined, machine('linux'))).toThrow('CHROMIUM_PATH names /nowhere');
});

test('only root runs without the sandbox', () => {
  expect(browserFlags(true)).toContain('--no-sandbox');
  expect(browserFlags(false)).not.toContain('--no-sandbox');
});

test('a headless browser is used if the machine has one and no other is configured', () => {
  const both = machine('linux', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findShell(undefined, '/missing', both)).toBe('/usr/bin/chromium-headless-shell');
  expect(findShell('/usr/bin/chromium', undefined, both)).toBeUndefined();
  expect(findShell(undefined, '/usr/bin/chromium', both)).toBeUndefined();
  expect(findShell(undefined, undefined, machine('linux', '/usr/bin/chromium'))).toBeUndefined();
});
