import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyStore } from '#e2e/copy-store.ts';
import { startProcess } from '#e2e/start-process.ts';
import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { buildSite } from '#lib/commands/process/run-tool.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the shared site. */
    siteUrl: string;
    /** Its data folder. */
    siteData: string;
  }
}

/** Settings of the site that journeys share; a fixed day, because the home page depends on it. */
export const siteSettings = { LOG_LEVEL: 'warn', HOME_DAY: '2026-11-24' } as const;

/** A store with the starter collection, which each build removes. Loading the collection takes three seconds of processor time. */
const template = '.next/test-data';

/** Copies the store of an earlier site of this build, if there is one. */
export async function copyTemplate(dataDir: string): Promise<void> {
  if (isBuilt(process.cwd()) && existsSync(template)) await copyStore(template, dataDir);
}

async function keepTemplate(dataDir: string): Promise<void> {
  if (existsSync(template)) return;
  const copy = await copyStore(dataDir, mkdtempSync(`${template}-`));
  // Another project of the same run may have been faster.
  if (existsSync(template)) rmSync(copy, { recursive: true });
  else renameSync(copy, template);
}

/** Starts one built site, with the starter collection, for all test files of a Vitest project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = process.cwd();
  if (!isBuilt(directory) && !(await buildSite(directory))) throw new Error('The site could not be built.');
  const folder = mkdtempSync(join(tmpdir(), 'madar-journeys-'));
  await copyTemplate(folder);
  const site = await startProcess({ ...siteSettings, DATA_DIR: folder });
  // It listens before its collection is loaded.
  while (!(await fetch(`${site.url}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 100));
  await keepTemplate(folder);
  project.provide('siteUrl', site.url);
  project.provide('siteData', folder);
  return async () => {
    await site.end();
    rmSync(folder, { recursive: true, force: true });
  };
}
