import { runOnce } from '#lib/base/bounds/run-once.ts';
import type { Harvest, RecordChange } from '#lib/domain/collection.ts';
import { type SitemapPage, sitemapPagesMax } from '#lib/formats/feeds/sitemap.ts';

/** One sitemap file: its kind of record, and the position in the change log at which it starts. */
export interface SitemapPart {
  readonly kind: RecordChange['kind'];
  readonly since?: string;
  readonly after?: string;
  /** The latest change in the file. */
  readonly updatedAt: string;
}

/** Changes read by one query. The log is read by several queries, so that other requests can run between them. */
const changesPerQuery = 5_000;

let cache: { readonly version: string; readonly parts: () => Promise<readonly SitemapPart[]> } | undefined;

/** The files for publications, then those for people. The protocol allows 50,000 pages per file. Computed once per data version. */
export async function sitemapPlan(harvest: Harvest): Promise<readonly SitemapPart[]> {
  const version = await harvest.dataVersion();
  if (cache?.version !== version) cache = { version, parts: runOnce(() => plan(harvest)) };
  return cache.parts();
}

export async function* sitemapPages(harvest: Harvest, part: SitemapPart): AsyncGenerator<SitemapPage> {
  let remaining = sitemapPagesMax;
  for await (const change of changes(harvest, part)) {
    remaining -= 1;
    if (!change.withdrawn)
      yield { path: `/${part.kind === 'author' ? 'authors' : 'research'}/${encodeURIComponent(change.id)}`, updatedAt: change.updatedAt };
    if (remaining === 0) return;
  }
}

async function plan(harvest: Harvest): Promise<readonly SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const kind of ['research', 'author'] as const) {
    let partStart: Omit<SitemapPart, 'updatedAt'> = { kind };
    let count = 0;
    let lastChange: RecordChange | undefined;
    for await (const change of changes(harvest, partStart)) {
      lastChange = change;
      count += 1;
      if (count % sitemapPagesMax > 0) continue;
      parts.push({ ...partStart, updatedAt: change.updatedAt });
      partStart = { kind, since: change.updatedAt, after: change.id };
    }
    if (lastChange && count % sitemapPagesMax > 0) parts.push({ ...partStart, updatedAt: lastChange.updatedAt });
  }
  return parts;
}

async function* changes(harvest: Harvest, from: Omit<SitemapPart, 'updatedAt'>): AsyncGenerator<RecordChange> {
  let { since, after } = from;
  for (;;) {
    const page = await harvest.changesSince(since, changesPerQuery, { kind: from.kind, ...(after !== undefined && { after }) });
    yield* page;
    const lastChange = page.at(-1);
    if (!lastChange || page.length < changesPerQuery) return;
    since = lastChange.updatedAt;
    after = lastChange.id;
  }
}
