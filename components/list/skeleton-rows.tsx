interface SkeletonRowsProps {
  /** As many as are on their way. */
  readonly count: number;
  /** Pixels: that of the rows before, so that what stands below stays where it is. */
  readonly height: number;
  /** Of the list, where its rows stand in columns. */
  readonly className?: string | undefined;
}

/** The shape of rows that are on their way. They do not move; assistive technology is told that the region is busy instead. */
export function SkeletonRows({ count, height, className }: SkeletonRowsProps) {
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
