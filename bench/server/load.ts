import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProgram } from '#bench/host-facts.ts';

export interface LoadPlan {
  readonly port: number;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** So many requests a second instead of as many as can be. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** Answers of 400 and more, and broken connections. */
  readonly errors: number;
}

/** What our own generator tells besides. */
export interface PacedResult extends LoadResult {
  /** The longest time for which the generator itself did not run; no answer is seen sooner. */
  readonly stillMs: number;
  /** Answers that took more than 50 ms, by the second of the load in which they came. */
  readonly slow: readonly number[];
}

/** Asks a server on this machine as hard as can be: by `wrk` where it is installed, which costs a fifth of our own generator. */
export function load(plan: LoadPlan): Promise<LoadResult> {
  const wrk = findProgram('wrk');
  return wrk ? loadByWrk(wrk, plan) : pacedLoad(plan);
}

/** The same at a rate, or as hard as our own generator can. */
export function pacedLoad(plan: LoadPlan): Promise<PacedResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./send-load.ts', import.meta.url), { workerData: plan });
    worker.once('message', resolve).once('error', reject);
  });
}

/** The script asks for the paths in turn and prints what is wanted in one line at the end. */
const script = (paths: readonly string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function() at = at % #paths + 1; return wrk.format(nil, paths[at]) end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("bench %d %d %d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), latency.max, e.connect + e.read + e.write + e.status + e.timeout))
end`;

async function loadByWrk(wrk: string, { port, paths, headers, connections, seconds }: LoadPlan): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-wrk-'));
  const file = join(folder, 'paths.lua');
  writeFileSync(file, script(paths));
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, ...named, `http://127.0.0.1:${port}`];
  try {
    const said = await output(wrk, args);
    const [requests = 0, microseconds = 1, p50 = 0, p99 = 0, worst = 0, errors = 0] =
      /^bench (.*)$/m.exec(said)?.[1]?.split(' ').map(Number) ?? [];
    return { perSecond: requests / (microseconds / 1e6), p50Ms: p50 / 1000, p99Ms: p99 / 1000, worstMs: worst / 1000, errors };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject).once('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}
