import type { ServerResponse } from 'node:http';
import { addressPartition } from '#lib/service/limits/limit-headers.ts';
import { createLimiter } from '#lib/service/limits/limiter.ts';
import type { Refused } from './refuse.ts';

export interface ExportPlaces {
  /** Takes a place until the response has left, or says why there is none. `address` is undefined where no limits hold. */
  enter(address: string | undefined, response: ServerResponse): Pick<Refused, 'status' | 'waitSeconds'> | undefined;
}

/** Of all readers of a process; each reads the store and writes records until its last byte has left. */
const atOnceMax = 4;
const perAddressMax = 2;
/** Nobody waits for a place: a reader who is slow may hold one for minutes. */
const waitSeconds = 10;

/** Places for exports, beside those of pages, which they would make wait. */
export function createExportPlaces(): ExportPlaces {
  const places = createLimiter(Date.now);
  return {
    enter(address, response) {
      if (response.destroyed) return undefined;
      const partition = address === undefined ? undefined : `address ${addressPartition(address)}`;
      if (partition !== undefined && !places.enter(partition, perAddressMax)) return { status: 429, waitSeconds };
      if (!places.enter('all', atOnceMax)) {
        if (partition !== undefined) places.leave(partition);
        return { status: 503, waitSeconds };
      }
      response.once('close', () => {
        places.leave('all');
        if (partition !== undefined) places.leave(partition);
      });
      return undefined;
    },
  };
}
