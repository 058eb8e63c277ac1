import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadPlan, LoadResult } from './load.ts';

/** A load generator for where there is none: keep-alive connections, each with one request under way. Runs in a thread of its own. */
const { port, paths, headers, connections, seconds, perSecond } = workerData as LoadPlan;
const head = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
const headEnd = Buffer.from('\r\n\r\n');

const isPaced = perSecond !== undefined && Number.isFinite(perSecond);
const times: number[] = [];
let sent = 0;
let errors = 0;
const began = performance.now();
const until = began + seconds * 1000;

const runConnection = (place: number) =>
  new Promise<void>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let pending: Buffer | undefined;
    let startedAt = 0;
    const send = (due = performance.now()) => {
      if (performance.now() >= until) return void socket.end();
      startedAt = due;
      socket.write(requests[sent++ % requests.length] as Buffer);
    };
    // At a rate every connection has its turn at its time; the wait for a late answer counts, as it does for a person.
    const next = () => {
      if (!isPaced) return send();
      const due = turnAfter(place);
      const early = due - performance.now();
      if (early <= 0) send(due);
      else setTimeout(send, early);
    };
    socket.on('connect', next);
    socket.on('data', (chunk: Buffer) => {
      const all = pending ? Buffer.concat([pending, chunk]) : chunk;
      const rest = restOf(all);
      pending = rest === undefined ? all : undefined;
      if (rest === undefined) return;
      times.push(performance.now() - startedAt);
      next();
    });
    socket.on('error', () => {
      errors += 1;
    });
    socket.on('close', () => resolve());
  });

const turns = Array.from({ length: connections }, () => 0);
function turnAfter(place: number): number {
  const interval = (1000 * connections) / (perSecond as number);
  turns[place] = (turns[place] as number) + 1;
  return began + ((turns[place] as number) - 1 + place / connections) * interval;
}

/** Bytes behind a whole answer, or undefined while it is not whole. */
function restOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end);
  if (!/^HTTP\/1\.1 [23]/.test(text)) errors += 1;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  const chunked = length === undefined && /transfer-encoding: chunked/i.test(text);
  if (chunked) return bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n' ? 0 : undefined;
  const rest = bytes.length - end - 4 - Number(length ?? 0);
  return rest >= 0 ? rest : undefined;
}

await Promise.all(Array.from({ length: connections }, (_, place) => runConnection(place)));
const took = (performance.now() - began) / 1000;
const sorted = Float64Array.from(times).sort();
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
parentPort?.postMessage({ perSecond: times.length / took, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1), errors } satisfies LoadResult);
