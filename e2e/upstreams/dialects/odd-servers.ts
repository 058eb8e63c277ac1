import { works } from '#e2e/upstreams/corpus.ts';
import type { Dialect } from '#e2e/upstreams/start-upstream.ts';
import { cleanArchitecture } from './clean-architecture.ts';
import { composeDialect, type Parts } from './compose-dialect.ts';
import { plain } from './plain-records.ts';

const open: Parts = {
  ...plain,
  name: 'open',
  base: 1,
  refusal: { status: 401 },
  list: ({ rows, total }) => ({ body: { total, items: rows } }),
  single: (record) => ({ body: { data: record } }),
  lookup: (terms) => ({ body: { total: terms.length, items: terms } }),
  missing: { status: 404 },
};

/** A firewall in front of a government site: every response is its page with status 200. */
export const htmlFirewall: Dialect = {
  name: 'html-firewall',
  refusal: { status: 200 },
  answer: () => ({
    body: '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Your support ID is: 1234567890</body></html>',
  }),
};

/** No ORDER BY: each response starts at another row. */
export const unstableOrder: Dialect = {
  ...composeDialect({ ...open, name: 'unstable-order' }),
  answer(ask) {
    if (ask.operation !== 'findResearch') return composeDialect(open).answer(ask);
    const size = Number(ask.sent.get('pagesize') ?? 10);
    const start = (ask.count * 7) % works.length;
    const rows = Array.from(
      { length: Math.min(size, works.length) },
      (_, index) => works[(start + index) % works.length] as (typeof works)[number],
    );
    return { body: { total: works.length, items: rows.map((row) => plain.work(row, ask.language, false)) } };
  },
};

/** Ignores paging and returns everything. */
export const ignoredPaging: Dialect = {
  ...composeDialect({ ...open, name: 'ignored-paging' }),
  answer(ask) {
    const parameters = new Map([...ask.sent].filter(([name]) => !name.startsWith('page')).concat([['pagesize', '1000']]));
    return composeDialect({ ...open, list: ({ rows }) => ({ body: rows }) }).answer({ ...ask, sent: parameters });
  },
};

/** Accepts and ignores `toYear` and `keyword`. */
export const ignoredFilters: Dialect = {
  ...composeDialect({ ...open, name: 'ignored-filters' }),
  answer: (ask) =>
    composeDialect(open).answer({ ...ask, sent: new Map([...ask.sent].filter(([name]) => name !== 'toyear' && name !== 'keyword')) }),
};

/** Fails while `isDown()`, and responds slowly. */
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
