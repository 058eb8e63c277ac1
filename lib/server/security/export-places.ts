import type { ServerResponse } from 'node:http';
import { addressPartition } from '#lib/service/limits/limit-headers.ts';
import type { Refused } from './refuse.ts';

export interface ExportPlaces {
  /** Takes a place until the response has left, or says why there is none. `address` is undefined where no limits hold. */
  enter(address: string | undefined, response: ServerResponse): Pick<Refused, 'status' | 'waitSeconds'> | undefined;
}

interface Export {
  readonly partition: string | undefined;
  readonly response: ServerResponse;
  /** Bytes that its connection had taken at a moment, from which its pace is measured. */
  measured: { readonly at: number; readonly bytes: number };
}

/** Of all readers of a process; each reads the store and writes records until its last byte has left. */
const atOnceMax = 4;
const perAddressMax = 2;
/** So many at once leave the other places to addresses that have none. */
const crowd = 2;
/** Nobody waits for a place: a reader who is slow may hold one for minutes. */
const waitSeconds = 10;
/** A pace is measured over so long at least; slower than 2 kB/s is no line that anybody reads over today. */
const measuredMs = 10_000;
const paceMin = 2_000;

/**
 * Places for exports, beside those of pages, which they would make wait. Two networks never have all of them; where all are taken, an export that waits for
 * a reader who hardly reads is broken off for the next one.
 */
export function createExportPlaces(now: () => number = () => performance.now()): ExportPlaces {
  const places = new Set<Export>();
  const breakOffStalled = () => {
    for (const one of places) {
      const { at, bytes } = one.measured;
      const took = now() - at;
      if (took < measuredMs) continue;
      one.measured = { at: now(), bytes: bytesTaken(one.response) };
      if (!one.response.socket?.writableLength || one.measured.bytes - bytes >= (paceMin * took) / 1000) continue;
      places.delete(one);
      one.response.destroy();
    }
  };
  return {
    enter(address, response) {
      if (response.destroyed) return undefined;
      const partition = address === undefined ? undefined : addressPartition(address);
      if (places.size >= atOnceMax) breakOffStalled();
      const most = places.size >= crowd ? 1 : perAddressMax;
      const same = [...places].filter((one) => one.partition === partition).length;
      if (partition !== undefined && same >= most) return { status: 429, waitSeconds };
      if (places.size >= atOnceMax) return { status: 503, waitSeconds };
      const place: Export = { partition, response, measured: { at: now(), bytes: bytesTaken(response) } };
      places.add(place);
      response.once('close', () => places.delete(place));
      return undefined;
    },
  };
}

/** Those that have gone to the reader, or to the buffers on the way, which are of bounded size. */
const bytesTaken = ({ socket }: ServerResponse): number => (socket ? socket.bytesWritten - socket.writableLength : 0);
