import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    folder: string;
  }
}

/** A folder that tests share. It is removed after the run, because a worker ended by a signal cannot remove a folder of its own. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'madar-test-'));
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
