import { isProblem } from '#lib/base/problem.ts';
import { limits } from '#lib/domain/query.ts';
import type { PageFigures } from '#lib/remote/reader/envelopes/read-page-figures.ts';

/** One page of the service. `rowCount` includes rows that could not be read. */
export interface ServicePage<T> {
  readonly items: readonly T[];
  readonly rowCount: number;
  readonly figures: PageFigures;
}

/** What is known of how the service divides its lists into pages. `maxSize` may be detected later. */
export interface PagingFacts {
  readonly base: 0 | 1;
  readonly ignored: boolean;
  readonly fixedSize?: number;
  /** False if the order of rows differs between equal requests. */
  readonly stableOrder?: boolean;
  readonly maxSize?: number;
  /** Called when a page is shorter than requested although more rows exist. */
  readonly learnMaxSize?: (size: number) => void;
}

/** Requests a page by its number in the service. */
type AskPage<T> = (index: number, size: number) => Promise<ServicePage<T>>;

export interface Window<T> {
  readonly items: readonly T[];
  readonly total?: number;
  readonly hasNext: boolean;
  /** The first service page that was read. Its metadata (facets, total) applies to the whole list. */
  readonly first: ServicePage<T>;
}

/** Maximum number of rows read from a service that ignores paging parameters. */
export const localRowsMax = 10_000;
/** Maximum number of service pages requested for one page of this site. */
const requestsMax = 20;

/**
 * The rows of page `index` (1-based) however the service pages its lists. Duplicate rows appear once.
 */
export async function readWindow<T extends { readonly id: string }>(
  facts: PagingFacts,
  index: number,
  size: number,
  ask: AskPage<T>,
): Promise<Window<T>> {
  if (facts.ignored) return pageLocally(await ask(facts.base, localRowsMax), index, size);
  const step = facts.fixedSize ?? Math.min(size, facts.maxSize ?? size);
  const start = (index - 1) * size;
  const firstPage = Math.floor(start / step);
  const lastPage = Math.min(Math.floor((start + size - 1) / step), firstPage + requestsMax - 1);
  const first = await askOrSmaller(facts, firstPage, step, ask);
  if (first === 'too_large') return readWindow({ ...facts, maxSize: limits.pageSizeDefault }, index, size, ask);
  if (await isTruncated(facts, first, firstPage, step, ask)) {
    facts.learnMaxSize?.(first.rowCount);
    return readWindow({ ...facts, maxSize: first.rowCount }, index, size, ask);
  }
  if (first.rowCount > step && index === 1 && firstPage === 0 && lastPage === 0 && first.figures.total === first.rowCount)
    return pageLocally(first, index, size);
  const pages = [first, ...(await readFollowingPages(facts, first, firstPage, lastPage, step, ask))];
  const rows = distinctById(pages.flatMap((page) => page.items));
  const offset = start - firstPage * step;
  const items = rows.slice(offset, offset + size);
  const total = first.figures.total;
  const last = pages.at(-1) as ServicePage<T>;
  const isMarkedLast = step === size && last.figures.hasNext === false;
  const hasNext =
    !isMarkedLast &&
    (total !== undefined ? start + size < total : rows.length > offset + size || (last.figures.hasNext ?? last.rowCount >= step));
  return { items, ...(total !== undefined && { total }), hasNext, first };
}

/**
 * Whether the service limits the page size. Without a total, one more request checks a row count that looks like a limit (a multiple of 5).
 */
async function isTruncated<T extends { readonly id: string }>(
  facts: PagingFacts,
  { rowCount, items, figures }: ServicePage<T>,
  page: number,
  step: number,
  ask: AskPage<T>,
): Promise<boolean> {
  if (rowCount === 0 || rowCount >= step || facts.fixedSize !== undefined || facts.maxSize === rowCount || figures.hasNext === false)
    return false;
  if (figures.total !== undefined) return figures.total > page * step + rowCount;
  if (page > 0 || rowCount < 10 || rowCount % 5 !== 0) return figures.hasNext === true;
  const nextPage = await ask(facts.base + 1, rowCount);
  return nextPage.items.some((row) => !items.some((existing) => existing.id === row.id));
}

/** Reads the service pages after `first`: concurrently if the total is known, otherwise one by one until a page is not full. */
async function readFollowingPages<T>(
  facts: PagingFacts,
  first: ServicePage<T>,
  firstPage: number,
  lastPage: number,
  step: number,
  ask: AskPage<T>,
): Promise<ServicePage<T>[]> {
  const total = first.figures.total;
  if (total !== undefined) {
    const end = Math.min(lastPage, Math.ceil(total / step) - 1);
    return Promise.all(Array.from({ length: Math.max(0, end - firstPage) }, (_, offset) => ask(facts.base + firstPage + 1 + offset, step)));
  }
  const pages: ServicePage<T>[] = [];
  while (firstPage + pages.length < lastPage && (pages.at(-1) ?? first).rowCount >= step)
    pages.push(await ask(facts.base + firstPage + pages.length + 1, step));
  return pages;
}

async function askOrSmaller<T>(facts: PagingFacts, page: number, step: number, ask: AskPage<T>): Promise<ServicePage<T> | 'too_large'> {
  try {
    return await ask(facts.base + page, step);
  } catch (error) {
    const maybeTooLarge = isProblem(error) && error.kind === 'bad_request' && facts.maxSize === undefined && step > limits.pageSizeDefault;
    if (!maybeTooLarge) throw error;
    facts.learnMaxSize?.(limits.pageSizeDefault);
    return 'too_large';
  }
}

function pageLocally<T extends { readonly id: string }>(whole: ServicePage<T>, index: number, size: number): Window<T> {
  const rows = distinctById(whole.items).slice(0, localRowsMax);
  return { items: rows.slice((index - 1) * size, index * size), total: rows.length, hasNext: index * size < rows.length, first: whole };
}

function distinctById<T extends { readonly id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
