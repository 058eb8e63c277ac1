import { works } from '#e2e/upstreams/corpus.ts';
import type { Dialect } from '#e2e/upstreams/start-upstream.ts';
import { cleanArchitecture } from './clean-architecture.ts';
import { composeDialect, type DialectParts } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

/** A dialect without a key. Most servers below are this dialect with one difference. */
const openAccess: DialectParts = {
  ...plain,
  name: 'open',
  base: 1,
  refusal: { status: 401 },
  list: ({ rows, total }) => ({ body: { total, items: rows } }),
  single: (record) => ({ body: { data: record } }),
  lookup: (terms) => ({ body: { total: terms.length, items: terms } }),
  missing: { status: 404 },
};

/** A firewall in front of a government site: it answers every request with an HTML page and status 200. */
export const htmlFirewall: Dialect = {
  name: 'html-firewall',
  refusal: { status: 200 },
  answer: () => ({
    body: '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Your support ID is: 1234567890</body></html>',
  }),
};

/** A service whose query has no ORDER BY: each list response starts at a different row. */
export const unstableOrder: Dialect = {
  ...composeDialect({ ...openAccess, name: 'unstable-order' }),
  answer(ask) {
    if (ask.operation !== 'findResearch') return composeDialect(openAccess).answer(ask);
    const size = Number(ask.sent.get('pagesize') ?? 10);
    const start = (ask.count * 7) % works.length;
    const rows = Array.from(
      { length: Math.min(size, works.length) },
      (_, index) => works[(start + index) % works.length] as (typeof works)[number],
    );
    return { body: { total: works.length, items: rows.map((row) => plain.work(row, ask.language, false)) } };
  },
};

/** A service that ignores paging and returns all rows. */
export const ignoredPaging: Dialect = {
  ...composeDialect({ ...openAccess, name: 'ignored-paging' }),
  answer(ask) {
    const parameters = new Map([...ask.sent].filter(([name]) => !name.startsWith('page')).concat([['pagesize', '1000']]));
    return composeDialect({ ...openAccess, list: ({ rows }) => ({ body: rows }) }).answer({ ...ask, sent: parameters });
  },
};

/** A service that accepts and ignores `toYear` and `keyword`. */
export const ignoredFilters: Dialect = {
  ...composeDialect({ ...openAccess, name: 'ignored-filters' }),
  answer: (ask) =>
    composeDialect(openAccess).answer({ ...ask, sent: new Map([...ask.sent].filter(([name]) => name !== 'toyear' && name !== 'keyword')) }),
};

/** A service that fails while `isDown()`; every response takes `delayMs`. */
export function flapping(isDown: () => boolean, delayMs = 0): Dialect {
  return {
    ...cleanArchitecture,
    name: 'flapping',
    answer: (ask) =>
      isDown()
        ? { status: 503, body: '<html><body>Service Unavailable</body></html>', delayMs }
        : { ...cleanArchitecture.answer(ask), delayMs },
  };
}
