'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ListStateProps {
  /** Rows of the previous query are shown while those of the next are on their way. */
  readonly isPending: boolean;
  readonly isError: boolean;
  /** There are no rows of this query to show, not even old ones. */
  readonly isStale: boolean;
  /** How many rows are on their way, as far as can be known. */
  readonly rowCount: number;
  readonly onRetry: () => void;
  /** Of the list, where its rows stand in columns. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Old rows stay for this long, dimmed: most answers come sooner, and rows that flash grey in between are no help. */
const skeletonAfterMs = 400;
/** When an answer takes longer than this, a word about it is kinder than silence. */
const slowAfterMs = 5000;
/** Of a row, in pixels, where there was none to measure. */
const usualHeight = 150;

/** The rows, or what is to be said instead: rows on their way are drawn as their shape, in their number and height, so nothing jumps; a failure is said and offers to try again. */
export function ListState({ isPending, isError, isStale, rowCount, onRetry, className, children }: ListStateProps) {
  const t = useTranslations('states');
  const rows = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    setHeight(undefined);
    if (!isPending) return;
    const timers = [setTimeout(() => setHeight(meanHeight(rows.current)), skeletonAfterMs), setTimeout(() => setSlow(true), slowAfterMs)];
    return () => timers.forEach(clearTimeout);
  }, [isPending]);
  const isWaiting = isPending && height !== undefined;
  return (
    <>
      {isSlow && (
        <p role="status" className="py-3 text-sm text-muted">
          {t('slow')}
        </p>
      )}
      {isError && (
        <div role="alert" data-testid="list-failed" className="my-4 flex flex-wrap items-center gap-4 border-s-2 border-warn ps-4">
          <p>{t(isStale ? 'lost' : 'failed')}</p>
          <button type="button" onClick={onRetry} className="button-quiet">
            {t('retry')}
          </button>
        </div>
      )}
      {isWaiting && <SkeletonRows count={rowCount} height={height} className={className} />}
      {!isStale && (
        <div ref={rows} hidden={isWaiting} className={isPending ? 'opacity-55 transition-opacity delay-150' : undefined}>
          {children}
        </div>
      )}
    </>
  );
}

function meanHeight(list: HTMLElement | null): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [])];
  return rows.length === 0 ? usualHeight : rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length;
}

/** How many rows a page will hold, reckoned from the number found before; a full page where that is not known. */
export function expectedRows(pageIndex: number, pageSize: number, total: number | undefined): number {
  const remaining = (total ?? 0) - (pageIndex - 1) * pageSize;
  return remaining > 0 ? Math.min(remaining, pageSize) : pageSize;
}

interface SkeletonRowsProps {
  /** As many as are on their way. */
  readonly count: number;
  /** Pixels: that of the rows before, so that what stands below stays where it is. */
  readonly height: number;
  /** Of the list, where its rows stand in columns. */
  readonly className?: string | undefined;
}

/** The shape of rows that are on their way. They do not move; assistive technology is told that the region is busy instead. */
function SkeletonRows({ count, height, className }: SkeletonRowsProps) {
  return (
    <ul aria-hidden="true" data-testid="skeleton" className={`skeleton ${className ?? ''}`}>
      {Array.from({ length: count }, (_, row) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          key={row}
          style={{ blockSize: `${height}px` }}
          className="grid break-inside-avoid content-center gap-3 overflow-hidden border-b border-line"
        >
          <span className="h-4 w-3/5 rounded bg-line" />
          <span className="h-3 w-2/5 rounded bg-line" />
          {height > 100 && <span className="h-3 w-1/4 rounded bg-line" />}
        </li>
      ))}
    </ul>
  );
}
