'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface ListStateProps {
  /** Whether rows of the previous query are visible while the next ones load. */
  readonly isPending: boolean;
  readonly isError: boolean;
  /** Whether the list failed and there are no rows to show. */
  readonly isLost: boolean;
  /** Number of rows that are expected, for skeletons. */
  readonly rowCount: number;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** How long the previous rows remain, dimmed, before skeletons replace them. Most responses come sooner. */
const skeletonAfterMs = 400;
/** A response slower than this gets a message. */
const slowAfterMs = 5000;
/** Default row height in pixels. */
const defaultHeight = 150;

/** The rows; while they load, skeletons of the same number and height; after a failure, a message with a retry. */
export function ListState({ isPending, isError, isLost, rowCount, onRetry, children }: ListStateProps) {
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
          <p>{t(isLost ? 'lost' : 'failed')}</p>
          <button type="button" onClick={onRetry} className="button-quiet">
            {t('retry')}
          </button>
        </div>
      )}
      {isWaiting && <SkeletonRows count={rowCount} height={height} />}
      {!isLost && (
        <div ref={rows} hidden={isWaiting} className={isPending ? 'opacity-55 transition-opacity delay-150' : undefined}>
          {children}
        </div>
      )}
    </>
  );
}

function meanHeight(list: HTMLElement | null): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > ol > li') ?? [])];
  return rows.length === 0 ? defaultHeight : rows.reduce((sum, row) => sum + row.offsetHeight, 0) / rows.length;
}

/** Expected rows of a page from the previous total; a full page when unknown. */
export function expectedRows(pageIndex: number, pageSize: number, total: number | undefined): number {
  const remaining = (total ?? 0) - (pageIndex - 1) * pageSize;
  return remaining > 0 ? Math.min(remaining, pageSize) : pageSize;
}

interface SkeletonRowsProps {
  /** Number of pending rows. */
  readonly count: number;
  /** Height of the previous rows in pixels, so that content below does not move. */
  readonly height: number;
}

/** Skeletons of pending rows, without animation; assistive technology gets `aria-busy` instead. */
function SkeletonRows({ count, height }: SkeletonRowsProps) {
  return (
    <ul aria-hidden="true" data-testid="skeleton" className="skeleton">
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
