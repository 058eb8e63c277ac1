import { dayMs } from '#lib/keys/key/key-times.ts';
import type { Rhythm } from '#lib/keys/key/subscription.ts';

/** The first time after `now` that is whole weeks or months after `from`, all in milliseconds. The 31st becomes the last day of a month. */
export function nextDue(from: number, rhythm: Rhythm, now: number): number {
  if (rhythm === 'weekly') return from + 7 * dayMs * Math.max(1, Math.floor((now - from) / (7 * dayMs)) + 1);
  const start = new Date(from);
  for (let months = 1; ; months += 1) {
    const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
    const due = new Date(from);
    due.setUTCFullYear(start.getUTCFullYear(), start.getUTCMonth() + months, Math.min(start.getUTCDate(), lastDay));
    if (due.getTime() > now) return due.getTime();
  }
}
