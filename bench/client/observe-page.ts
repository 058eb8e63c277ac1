/** Metrics of a page, collected by `observePage`. Times are in milliseconds since navigation. */
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

/** Runs in the page before the scripts of the page. Playwright serialises it, so it cannot use outer variables. */
export function observePage(): void {
  const observed: Observed = { fcpMs: 0, lcpMs: 0, cls: 0, tasks: [], interactions: {} };
  window.benchObserved = observed;
  const watch = (type: string, handler: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handler)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    } as PerformanceObserverInit);
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') observed.fcpMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    observed.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const layoutShift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!layoutShift.hadRecentInput) observed.cls += layoutShift.value;
  });
  watch('longtask', (entry) => {
    observed.tasks.push([entry.startTime, entry.duration]);
  });
  watch('event', (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) observed.interactions[interactionId] = Math.max(observed.interactions[interactionId] ?? 0, entry.duration);
  });
}

/** Total blocking time: what each task after the first contentful paint takes beyond 50 ms. */
export function blockedMs({ fcpMs, tasks }: Observed): number {
  return tasks.filter(([start]) => start >= fcpMs).reduce((sum, [, length]) => sum + length - 50, 0);
}
