import { type ChildProcess, spawn } from 'node:child_process';
import { sourceStamp, writeStamp } from './build-stamp.ts';

export interface ToolResult {
  readonly code: number;
  readonly seconds: number;
  /** Standard output, when requested. */
  readonly output: string;
}

/** Runs a tool of `node_modules` with this Node.js; `quiet` returns its output. Never rejects: a tool that cannot run has code 1. */
export async function runTool(script: string, args: readonly string[] = [], quiet = false): Promise<ToolResult> {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'] });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await exitCodeOf(child);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { code, seconds: (performance.now() - began) / 1000, output: Buffer.concat(chunks).toString('utf8') };
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Builds the site with Next.js and stores a stamp of its sources. Returns false if the build fails; Next.js prints the reason. */
export async function buildSite(directory: string): Promise<boolean> {
  const stamp = sourceStamp(directory);
  const { code } = await runTool('node_modules/next/dist/bin/next', ['build']);
  if (code === 0) writeStamp(directory, stamp);
  return code === 0;
}
