import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readToolEnv } from '#lib/env.ts';
import { findBrowser, thisMachine } from './find-browser.ts';

const advice = [
  'The journeys need a browser and none was found. Any of these gives one:',
  '  npx playwright install chromium     (Playwright’s own)',
  '  apt-get install chromium            (Debian and Ubuntu, as root)',
  '  CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/** Finds a browser; as root on Debian installs the distribution's one. False, with advice on standard error, when there is none. */
export async function browserAtHand(): Promise<boolean> {
  if (await ownOrLocalBrowser()) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version')) {
    process.stdout.write('No browser found; installing Debian’s chromium.\n');
    const install = (args: readonly string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (install(['update', '-qq']) && install(['install', '-y', '-qq', 'chromium']) && (await ownOrLocalBrowser())) return true;
  }
  process.stderr.write(`${advice}\n`);
  return false;
}

/** The path of a browser, or undefined. Throws when `CHROMIUM_PATH` names one that is not there. */
export async function ownOrLocalBrowser(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const { browser, path } = readToolEnv();
  return findBrowser(browser, chromium.executablePath(), thisMachine(path));
}
