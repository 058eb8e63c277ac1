import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';

/** Settings of an operator, without the logo. */
export const operatorSettings = {
  SITE_URL: 'https://portal.example',
  SITE_NAME_EN: 'Space Portal',
  SITE_NAME_AR: 'بوابة الفضاء',
  SITE_ACCENT: '#ffcc00',
  OPERATOR_NAME_EN: 'Example Space Agency',
  OPERATOR_NAME_AR: 'وكالة المثال للفضاء',
  OPERATOR_URL: 'https://agency.example/',
  OPERATOR_EMAIL: 'contact@agency.example',
} as const;

/** Names of the site and its operator by language. */
export const operatorNames = {
  en: { site: operatorSettings.SITE_NAME_EN, operator: operatorSettings.OPERATOR_NAME_EN },
  ar: { site: operatorSettings.SITE_NAME_AR, operator: operatorSettings.OPERATOR_NAME_AR },
} as const;

/** Starts a site with the settings of an operator on a store that `copy` makes; the other end-to-end tests run without such settings. */
export async function startOperatorSite(copy: (dataDir: string) => Promise<string>): Promise<SiteProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-operator-'));
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z" fill="#063"/></svg>');
  const dataDir = await copy(join(folder, 'data'));
  const site = await startProcess({ ...operatorSettings, OPERATOR_LOGO: logo, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  // The first page renders slowly; until it is ready, the server may answer 503 on a busy machine.
  await fetchWithRetry(`${site.url}/en`);
  return {
    ...site,
    async end() {
      await site.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
