import type { PageFigures } from '#lib/remote/reader/envelopes/read-page-figures.ts';

/** The result of one probing request. In `Observations`, `undefined` means that the request failed. */
export interface Observation extends Pick<PageFigures, 'total' | 'index' | 'hasPrevious'> {
  readonly ids: readonly string[];
}

/** Responses to requests of `size` rows for page 0, 1, 2, page 1 again, and without a page number. */
export interface Observations {
  readonly size: number;
  readonly none?: Observation | undefined;
  readonly zero?: Observation | undefined;
  readonly one?: Observation | undefined;
  readonly again?: Observation | undefined;
  readonly two?: Observation | undefined;
}

export interface PagingVerdict {
  readonly base: 0 | 1;
  /** False if `base` is a guess. */
  readonly certain: boolean;
  /** True when the service ignores page number and size. */
  readonly ignored: boolean;
  readonly stableOrder: boolean;
  /** Number of rows per page, if the service ignores the requested size. */
  readonly fixedSize?: number;
  /** Identifier of the observation that decided. */
  readonly because: string;
}

/** Determines how a service numbers its pages, from the most reliable evidence to the least. Sends no requests. */
export function judgePaging(observations: Observations): PagingVerdict {
  const { size, zero, one, two, again } = observations;
  const stableOrder = haveSameIds(one, again);
  const rows = Math.max(zero?.ids.length ?? 0, one?.ids.length ?? 0, two?.ids.length ?? 0);
  const total = one?.total ?? zero?.total;
  const pagesDiffer = !haveSameIds(one, two);
  const verdict = (base: 0 | 1, because: string, certain = true): PagingVerdict => ({
    base,
    certain,
    ignored: false,
    stableOrder,
    ...(rows > size && stableOrder && pagesDiffer && two && two.ids.length > 0 && { fixedSize: rows }),
    because,
  });
  const ignored = { base: 1, certain: true, ignored: true, stableOrder } as const;
  if (rows > size && (!stableOrder || !two || !pagesDiffer)) return { ...ignored, because: 'more_rows_than_asked' };
  if (!zero && one) return verdict(1, 'page_zero_fails');
  if (!stableOrder || !zero || !one) return judgeByReportedPage(observations, verdict);
  const [isZeroEmpty, isOneEmpty, isSame] = [zero.ids.length === 0, one.ids.length === 0, haveSameIds(zero, one)];
  if (two && isSame && !isOneEmpty) {
    if (!pagesDiffer && (total === undefined || total > one.ids.length)) return { ...ignored, because: 'all_pages_alike' };
    if (pagesDiffer && (total === undefined || total > size)) return verdict(1, 'page_zero_is_page_one');
  }
  if (isZeroEmpty && !isOneEmpty) return verdict(1, 'page_zero_empty');
  if (!isZeroEmpty && isOneEmpty) return verdict(0, 'page_one_empty');
  if (!isSame && startsWith(observations.none, zero)) return verdict(0, 'default_is_page_zero');
  if (!isSame && startsWith(observations.none, one)) return verdict(1, 'default_is_page_one');
  return judgeByReportedPage(observations, verdict);
}

/** Weaker evidence, which the service reports itself: `hasPrevious`, then the page number. */
function judgeByReportedPage(
  { zero, one }: Observations,
  verdict: (base: 0 | 1, because: string, certain?: boolean) => PagingVerdict,
): PagingVerdict {
  if (one?.hasPrevious !== undefined) return verdict(one.hasPrevious ? 0 : 1, 'has_previous_at_one');
  if (zero?.index === 1) return verdict(1, 'page_zero_says_one');
  if (zero?.index === 0 && zero.ids.length > 0 && one?.ids.length === 0) return verdict(0, 'page_zero_says_zero');
  return verdict(1, 'undetermined', false);
}

function haveSameIds(a: Observation | undefined, b: Observation | undefined): boolean {
  return a !== undefined && b !== undefined && a.ids.join('\n') === b.ids.join('\n');
}

function startsWith(list: Observation | undefined, start: Observation): boolean {
  return list !== undefined && start.ids.length > 0 && start.ids.every((id, index) => list.ids[index] === id);
}
