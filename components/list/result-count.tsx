'use client';

import type { ReactNode, Ref } from 'react';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface ResultCountProps {
  readonly ref?: Ref<HTMLParagraphElement> | undefined;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly visibleCount: number;
  readonly total: number | undefined;
  /** What is counted; publications by default. */
  readonly kind?: 'authors' | 'institutions';
  /** Whether the list failed, so that there is no count. */
  readonly isLost?: boolean;
  /** Additional text for screen readers when the count changes. */
  readonly children?: ReactNode;
}

/** "21 to 40 of 316 publications", a live region that receives the focus on a page change; below an empty list, its heading states the same. */
export function ResultCount({ ref, pageIndex, pageSize, visibleCount, total, kind, isLost, children }: ResultCountProps) {
  const t = useTranslations('list');
  const from = (pageIndex - 1) * pageSize + 1;
  const to = from + visibleCount - 1;
  const strong = (chunks: ReactNode) => <strong className="font-semibold">{chunks}</strong>;
  const props = { ref, tabIndex: -1, role: 'status', 'data-testid': 'result-count' } as const;
  if (isLost) return <p {...props} className="sr-only" />;
  return (
    <p {...props} data-total={total} className={total === 0 ? 'sr-only' : 'outline-none'}>
      {visibleCount === 0
        ? total
          ? t('noneHere', { total })
          : t('noneShort')
        : total === undefined
          ? t('rangeOpen', { from, to })
          : t.rich(visibleCount === 1 ? 'rangeOne' : 'range', { from, to, total, kind: kind as string, b: strong })}
      {children}
    </p>
  );
}
