import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProgram } from '#bench/host-facts.ts';

export interface LoadPlan {
  readonly port: number;
  /** The paths that are requested in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second, for a fixed rate instead of the maximum. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** Responses with status 400 or higher, and broken connections. */
  readonly errors: number;
}

/** Additional figures of our own generator. */
export interface PacedResult extends LoadResult {
  /** The longest pause of the generator. Measured latencies may be too high by this much. */
  readonly stillMs: number;
  /** For each second of the load, the number of responses that took more than 50 ms. */
  readonly slow: readonly number[];
}

/** Saturates a local server. Uses `wrk` if installed, because it needs a fifth of the processor time of our generator. */
export function load(plan: LoadPlan): Promise<LoadResult> {
  const wrk = findProgram('wrk');
  return wrk ? loadByWrk(wrk, plan) : pacedLoad(plan);
}

/** Load at a fixed rate, or the maximum of our generator. */
export function pacedLoad(plan: LoadPlan): Promise<PacedResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./send-load.ts', import.meta.url), { workerData: plan });
    worker.once('message', resolve).once('error', reject);
  });
}

/** A wrk script that cycles through the paths and prints the figures in one line. */
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
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, ...headerArgs, `http://127.0.0.1:${port}`];
  try {
    const wrkOutput = await output(wrk, args);
    const [requests = 0, microseconds = 1, p50 = 0, p99 = 0, worst = 0, errors = 0] =
      /^bench (.*)$/m.exec(wrkOutput)?.[1]?.split(' ').map(Number) ?? [];
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
