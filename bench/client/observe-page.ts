/** What a page tells of itself; gathered in the page by `observePage`. Milliseconds since navigation. */
export interface Observed {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  /** Start and length of every task over 50 ms. */
  readonly tasks: [start: number, length: number][];
  /** The longest event of each interaction. */
  readonly interactions: Record<number, number>;
}

declare global {
  interface Window {
    benchObserved?: Observed;
  }
}

/** Runs in the page before its own scripts. Handed over as text, so it may use nothing from outside. */
export function observePage(): void {
  const seen: Observed = { fcpMs: 0, lcpMs: 0, cls: 0, tasks: [], interactions: {} };
  window.benchObserved = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    } as PerformanceObserverInit);
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcpMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.duration]);
  });
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, entry.duration);
  });
}

/** Tasks block from the first paint on; of each what is over 50 ms counts. */
export function blockedMs({ fcpMs, tasks }: Observed): number {
  return tasks.filter(([start]) => start >= fcpMs).reduce((sum, [, length]) => sum + length - 50, 0);
}
