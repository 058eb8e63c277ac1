import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadPlan, PacedResult } from './load.ts';

/** A load generator for where there is none: keep-alive connections, each with one request under way. Runs in a thread of its own. */
const { port, paths, headers, connections, seconds, perSecond } = workerData as LoadPlan;
const head = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`));
const headEnd = Buffer.from('\r\n\r\n');
const chunkedEnd = Buffer.from('0\r\n\r\n');
const empty = Buffer.alloc(0);
/** Answers that took longer are counted by the second. */
const slowMs = 50;

const isPaced = perSecond !== undefined;
const times: number[] = [];
const ownDelay = monitorEventLoopDelay();
ownDelay.enable();
const slow: number[] = [];
let sent = 0;
let errors = 0;
const began = performance.now();
const until = began + seconds * 1000;

const runConnection = (place: number) =>
  new Promise<void>((resolve) => {
    const answer = openAnswer();
    // Read into one place: a buffer for each piece cost the generator as much as all the rest, and with it the load it can make.
    const onread = { buffer: Buffer.alloc(65_536), callback: (bytes: number, buffer: Uint8Array) => heard(buffer.subarray(0, bytes)) };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
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
    const heard = (piece: Uint8Array) => {
      if (answer.isWhole(piece)) {
        const took = performance.now() - startedAt;
        times.push(took);
        if (took > slowMs) countSlow(Math.floor((startedAt + took - began) / 1000));
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

const turns = Array.from({ length: connections }, () => 0);
function turnAfter(place: number): number {
  const interval = (1000 * connections) / (perSecond as number);
  turns[place] = (turns[place] as number) + 1;
  return began + ((turns[place] as number) - 1 + place / connections) * interval;
}

/** Follows the answers of one connection without keeping their bytes: `isWhole` says of each piece whether an answer ends with it. */
function openAnswer() {
  let head: Buffer = empty;
  /** Bytes of the body still to come; NaN where only its end tells. */
  let left = 0;
  let tail: Buffer = empty;
  return {
    isWhole(piece: Uint8Array): boolean {
      let body = piece;
      if (left === 0) {
        head = Buffer.concat([head, piece]);
        const end = head.indexOf(headEnd);
        if (end < 0) return false;
        const text = head.toString('latin1', 0, end);
        if (!/^HTTP\/1\.1 [23]/.test(text)) errors += 1;
        const length = /content-length: (\d+)/i.exec(text)?.[1];
        left = length === undefined && /transfer-encoding: chunked/i.test(text) ? Number.NaN : Number(length ?? 0);
        body = head.subarray(end + 4);
        head = empty;
      }
      if (!Number.isNaN(left)) {
        left -= body.length;
        return left === 0;
      }
      tail = Buffer.concat([tail, body]).subarray(-chunkedEnd.length);
      if (!tail.equals(chunkedEnd)) return false;
      tail = empty;
      left = 0;
      return true;
    },
  };
}

await Promise.all(Array.from({ length: connections }, (_, place) => runConnection(place)));
const took = (performance.now() - began) / 1000;
const sorted = Float64Array.from(times).sort();
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
parentPort?.postMessage({
  perSecond: times.length / took,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  worstMs: at(1),
  errors,
  stillMs: ownDelay.max / 1e6,
  slow: Array.from(slow, (count) => count ?? 0),
} satisfies PacedResult);
