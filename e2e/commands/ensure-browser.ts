import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readToolEnv } from '#lib/env.ts';
import { findBrowser, findShell, thisMachine } from './find-browser.ts';

const advice = [
  'The end-to-end tests need a browser, but none was found. Install or select one:',
  '  npx playwright install chromium     (Playwright’s own)',
  '  apt-get install chromium            (Debian and Ubuntu, as root)',
  '  CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/** Returns whether a browser is available. As root on Debian, installs Chromium if it is missing. Without a browser, prints advice. */
export async function ensureBrowser(): Promise<boolean> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot && !(await isComplete())) {
    process.stdout.write('Installing Debian’s chromium and chromium-headless-shell.\n');
    const install = (args: readonly string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (install(['update', '-qq'])) install(['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']);
  }
  if (await installedBrowser()) return true;
  process.stderr.write(`${advice}\n`);
  return false;
}

async function isComplete(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  const { browser } = readToolEnv();
  if (browser || existsSync(chromium.executablePath())) return true;
  return (await installedBrowser()) !== undefined && (await localShell()) !== undefined;
}

/** The path of a browser, or undefined. Throws when `CHROMIUM_PATH` is not a file. */
export async function installedBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const { browser, path } = readToolEnv();
  return findBrowser(browser, chromium.executablePath(), thisMachine(path));
}

/** The path of a local headless shell, which is enough for these tests, or undefined. */
export async function localShell(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const { browser, path } = readToolEnv();
  return findShell(browser, chromium.executablePath(), thisMachine(path));
}
