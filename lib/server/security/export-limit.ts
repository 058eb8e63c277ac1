import type { ServerResponse } from 'node:http';
import { addressPartition } from '#lib/keys/limits/limit-headers.ts';
import type { Refused } from './refuse.ts';

export type ExportLimit = ReturnType<typeof createExportLimit>;

interface Export {
  readonly partition: string | undefined;
  readonly response: ServerResponse;
  /** Bytes sent at a point in time, from which the rate is measured. */
  measured: { readonly at: number; readonly bytes: number };
}

/** Maximum number of concurrent exports in a process: each reads the store until its last byte is sent. */
const atOnceMax = 4;
const perAddressMax = 2;
/** While this many exports are in progress, an address gets one place only. */
const sharedFrom = 2;
/** Seconds until a retry. Exports do not queue, because a slow reader may hold a place for minutes. */
const waitSeconds = 10;
/** A rate is measured over at least 10 s. No real connection today is slower than 2 kB/s. */
const measuredMs = 10_000;
const bytesPerSecondMin = 2_000;

/** Limits concurrent exports, separately from pages. No two networks can hold all places. If all are taken, stalled exports are cut off. */
export function createExportLimit(now: () => number = () => performance.now()) {
  const places = new Set<Export>();
  const cutOffStalled = () => {
    for (const place of places) {
      const { at, bytes } = place.measured;
      const elapsedMs = now() - at;
      if (elapsedMs < measuredMs) continue;
      place.measured = { at: now(), bytes: bytesTaken(place.response) };
      if (!place.response.socket?.writableLength || place.measured.bytes - bytes >= (bytesPerSecondMin * elapsedMs) / 1000) continue;
      places.delete(place);
      place.response.destroy();
    }
  };
  return {
    /** Takes a place until the response closes, or returns the refusal. `address` is undefined where no limits apply. */
    enter(address: string | undefined, response: ServerResponse): Pick<Refused, 'status' | 'waitSeconds'> | undefined {
      if (response.destroyed) return undefined;
      const partition = address === undefined ? undefined : addressPartition(address);
      if (places.size >= atOnceMax) cutOffStalled();
      const limit = places.size >= sharedFrom ? 1 : perAddressMax;
      const same = [...places].filter((other) => other.partition === partition).length;
      if (partition !== undefined && same >= limit) return { status: 429, waitSeconds };
      if (places.size >= atOnceMax) return { status: 503, waitSeconds };
      const place: Export = { partition, response, measured: { at: now(), bytes: bytesTaken(response) } };
      places.add(place);
      response.once('close', () => places.delete(place));
      return undefined;
    },
  };
}

/** Bytes handed to the network. Its buffers are bounded, so this number stops growing when a reader stalls. */
const bytesTaken = ({ socket }: ServerResponse): number => (socket ? socket.bytesWritten - socket.writableLength : 0);
