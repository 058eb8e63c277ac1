import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Usual paths of browsers by platform; names without a folder are looked up on the PATH. */
const usualPaths: Readonly<Record<string, readonly string[]>> = {
  linux: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** What the search for a browser depends on. */
export interface Machine {
  readonly platform: string;
  readonly path: string;
  readonly exists: (path: string) => boolean;
}

/** The browser of `CHROMIUM_PATH`, Playwright or the machine; undefined if there is none. Throws if `CHROMIUM_PATH` does not exist. */
export function findBrowser(
  configuredPath: string | undefined,
  playwrightPath: string | undefined,
  { platform, path, exists }: Machine,
): string | undefined {
  if (configuredPath) {
    if (!exists(configuredPath)) throw new Error(`CHROMIUM_PATH names ${configuredPath}, which does not exist.`);
    return configuredPath;
  }
  if (playwrightPath && exists(playwrightPath)) return playwrightPath;
  const folders = path.split(platform === 'win32' ? ';' : delimiter).filter(Boolean);
  const candidates = (usualPaths[platform] ?? []).flatMap((place) =>
    /[\\/]/.test(place) ? [place] : folders.map((folder) => join(folder, place)),
  );
  return candidates.find(exists);
}

/** On Linux, a headless shell, which takes a third less processor time. Undefined if `CHROMIUM_PATH` or Playwright has a browser. */
export function findShell(
  configuredPath: string | undefined,
  playwrightPath: string | undefined,
  { platform, path, exists }: Machine,
): string | undefined {
  if (configuredPath || (playwrightPath && exists(playwrightPath)) || platform !== 'linux') return undefined;
  const folders = path.split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'chromium-headless-shell')).find(exists);
}

/** Command-line options of the browser: no prompts and no background traffic; as root, no sandbox. */
export function browserFlags(isRoot: boolean): readonly string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    // Turns off address suggestions, which run in separate processes; a visit then takes a third less time.
    '--disable-features=OptimizationHints,MediaRouter,Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  ];
}

export const thisMachine = (path: string): Machine => ({ platform: process.platform, path, exists: existsSync });
