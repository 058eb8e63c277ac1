import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadPlan, PacedResult } from './load.ts';

/** A load generator for machines without wrk: keep-alive connections with one request in flight, in its own thread. */
const { port, paths, headers, connections, seconds, perSecond } = workerData as LoadPlan;
const head = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
const headEnd = Buffer.from('\r\n\r\n');
const chunkedEnd = Buffer.from('0\r\n\r\n');
const empty = Buffer.alloc(0);
/** Responses slower than this are counted, per second of the load. */
const slowMs = 50;

const isPaced = perSecond !== undefined;
const times: number[] = [];
const loopDelay = monitorEventLoopDelay();
loopDelay.enable();
const slow: number[] = [];
let sentCount = 0;
let errors = 0;
const loadStart = performance.now();
const deadline = loadStart + seconds * 1000;

const runConnection = (index: number) =>
  new Promise<void>((resolve) => {
    const parser = responseParser();
    // Reuses one read buffer, because allocating one per chunk halved the load that this generator can produce.
    const onread = { buffer: Buffer.alloc(65_536), callback: (bytes: number, buffer: Uint8Array) => onPiece(buffer.subarray(0, bytes)) };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    let startedAt = 0;
    const send = (dueAt = performance.now()) => {
      if (performance.now() >= deadline) return void socket.end();
      startedAt = dueAt;
      socket.write(requests[sentCount++ % requests.length] as Buffer);
    };
    // At a fixed rate, latency counts from the due time of a request, even if it is sent late (no coordinated omission).
    const next = () => {
      if (!isPaced) return send();
      const dueAt = nextDueTime(index);
      const msUntilDue = dueAt - performance.now();
      if (msUntilDue <= 0) send(dueAt);
      else setTimeout(send, msUntilDue);
    };
    socket.on('connect', next);
    const onPiece = (piece: Uint8Array) => {
      if (parser.isWhole(piece)) {
        const elapsed = performance.now() - startedAt;
        times.push(elapsed);
        if (elapsed > slowMs) countSlow(Math.floor((startedAt + elapsed - loadStart) / 1000));
        next();
      }
      return true;
    };
    socket.on('error', () => {
      errors += 1;
    });
    socket.on('close', () => resolve());
  });

function countSlow(second: number): void {
  slow[second] = (slow[second] ?? 0) + 1;
}

const turnCounts = Array.from({ length: connections }, () => 0);
function nextDueTime(index: number): number {
  const interval = (1000 * connections) / (perSecond as number);
  turnCounts[index] = (turnCounts[index] as number) + 1;
  return loadStart + ((turnCounts[index] as number) - 1 + index / connections) * interval;
}

/** Parses the responses of a connection without storing bodies. `isWhole` returns whether a chunk completes a response. */
function responseParser() {
  let head: Buffer = empty;
  /** Remaining bytes of the body; NaN for chunked encoding. */
  let remaining = 0;
  let tail: Buffer = empty;
  return {
    isWhole(piece: Uint8Array): boolean {
      let body = piece;
      if (remaining === 0) {
        head = Buffer.concat([head, piece]);
        const end = head.indexOf(headEnd);
        if (end < 0) return false;
        const text = head.toString('latin1', 0, end);
        if (!/^HTTP\/1\.1 [23]/.test(text)) errors += 1;
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        remaining = length === undefined && /transfer-encoding: chunked/i.test(text) ? Number.NaN : Number(length ?? 0);
        body = head.subarray(end + 4);
        head = empty;
      }
      if (!Number.isNaN(remaining)) {
        remaining -= body.length;
        return remaining === 0;
      }
      tail = Buffer.concat([tail, body]).subarray(-chunkedEnd.length);
      if (!tail.equals(chunkedEnd)) return false;
      tail = empty;
      remaining = 0;
      return true;
    },
  };
}

await Promise.all(Array.from({ length: connections }, (_, index) => runConnection(index)));
const elapsedSeconds = (performance.now() - loadStart) / 1000;
const ascending = Float64Array.from(times).sort();
const timeAt = (share: number) => ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
parentPort?.postMessage({
  perSecond: times.length / elapsedSeconds,
  p50Ms: timeAt(0.5),
  p99Ms: timeAt(0.99),
  worstMs: timeAt(1),
  errors,
  stillMs: loopDelay.max / 1e6,
  slow: Array.from(slow, (count) => count ?? 0),
} satisfies PacedResult);
