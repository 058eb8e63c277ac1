import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    folder: string;
  }
}

/** A folder for what the files of a worker share; it is removed when all have run, which a worker that is ended by a signal could not do. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'madar-test-'));
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
