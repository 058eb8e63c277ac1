import { sourceStamp, writeStamp } from './build-stamp.ts';
import { runTool } from './run-tool.ts';

/** Builds the site with Next.js and stores a stamp of its sources. Returns false if the build fails; Next.js prints the reason. */
export async function buildSite(directory: string): Promise<boolean> {
  const stamp = sourceStamp(directory);
  const { code } = await runTool('node_modules/next/dist/bin/next', ['build']);
  if (code === 0) writeStamp(directory, stamp);
  return code === 0;
}
