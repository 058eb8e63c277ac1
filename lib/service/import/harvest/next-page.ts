import { isProblem, Problem } from '#lib/domain/problem.ts';

export interface HarvestedPage {
  /** What is kept of the page: its records, as they are. */
  readonly text: string;
  readonly records: number;
  readonly next?: string;
}

/** An address that speaks OAI-PMH: it says so, or has its verb. */
export function isOai(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('verb') || /(?:^|\/)oai(?:2|-pmh)?(?:\/|$|\.)/i.test(pathname);
}

/** The records of one page and the address of the following one. Throws a `Problem` when the other side reports an error or cannot be understood. */
export function nextPage(base: string, asked: string, body: string): HarvestedPage {
  try {
    return isOai(base) ? oaiPage(base, body) : jsonPage(asked, body);
  } catch (cause) {
    // Whatever the page holds: what it does to its reader is the other side's failure, and a later run goes on from here.
    throw isProblem(cause) ? cause : new Problem('upstream_error', { detail: `The answer of ${asked} cannot be read.`, cause });
  }
}

function oaiPage(base: string, body: string): HarvestedPage {
  const error = /<(?:\w+:)?error\s+code="([^"<>]*)"[^<>]*>([^<]*)/.exec(body);
  if (error && error[1] !== 'noRecordsMatch')
    throw new Problem(error[1] === 'badResumptionToken' ? 'gone' : 'upstream_error', {
      detail: `The repository answers ${error[1]}: ${error[2]?.trim()}`,
    });
  const records = recordsIn(body);
  const token = /<(?:\w+:)?resumptionToken\b[^<>]*>([^<]+)<\//.exec(body)?.[1]?.trim();
  const text = records.length > 0 ? `${records.join('\n')}\n` : '';
  if (!token) return { text, records: records.length };
  const next = new URL(base);
  next.search = '';
  next.searchParams.set('verb', 'ListRecords');
  next.searchParams.set('resumptionToken', decodeXml(token));
  return { text, records: records.length, next: next.href };
}

/**
 * The outermost elements named `record`, as they are written. One pass over the tags, whatever they enclose: a pattern from an opening tag to its end
 * reads the whole page again for each record that is never closed.
 */
function recordsIn(body: string): string[] {
  const records: string[] = [];
  let open: { readonly name: string; readonly at: number; depth: number } | undefined;
  const sign = /<!--|<!\[CDATA\[|<(\/?)((?:\w+:)?record)(?=[\s/>])[^<>]*>/g;
  for (let found = sign.exec(body); found; found = sign.exec(body)) {
    const [text, slash, name] = found;
    if (name === undefined) {
      const end = body.indexOf(text === '<!--' ? '-->' : ']]>', sign.lastIndex);
      if (end < 0) break;
      sign.lastIndex = end;
    } else if (!open) {
      if (!slash && !text.endsWith('/>')) open = { name, at: found.index, depth: 1 };
    } else if (name === open.name && !text.endsWith('/>')) {
      open.depth += slash ? -1 : 1;
      if (open.depth > 0) continue;
      records.push(body.slice(open.at, sign.lastIndex));
      open = undefined;
    }
  }
  return records;
}

function jsonPage(asked: string, body: string): HarvestedPage {
  let page: Record<string, unknown>;
  try {
    page = JSON.parse(body) as Record<string, unknown>;
  } catch (cause) {
    throw new Problem('upstream_error', { detail: `${asked} does not answer in JSON.`, cause });
  }
  const message = page.message as Record<string, unknown> | undefined;
  const lists = [
    page.results,
    message?.items,
    page.data,
    page.items,
    (page.response as Record<string, unknown> | undefined)?.docs,
    (page.hits as Record<string, unknown> | undefined)?.hits,
    Array.isArray(page) ? page : undefined,
  ];
  const records = lists.find(Array.isArray) ?? [message ?? page];
  const next = records.length > 0 ? following(asked, page, message) : undefined;
  return { text: `${records.map((record) => JSON.stringify(record)).join('\n')}\n`, records: records.length, ...(next && { next }) };
}

/** Cursors of OpenAlex and Crossref, links of JSON:API and INSPIRE; a first page asked for without a cursor is one page. */
function following(asked: string, page: Record<string, unknown>, message: Record<string, unknown> | undefined): string | undefined {
  const links = page.links as { next?: unknown } | undefined;
  if (typeof links?.next === 'string' && links.next) return new URL(links.next, asked).href;
  const url = new URL(asked);
  const cursor = (page.meta as { next_cursor?: unknown } | undefined)?.next_cursor ?? message?.['next-cursor'] ?? page.nextCursor;
  if (typeof cursor !== 'string' || !cursor || !url.searchParams.has('cursor')) return undefined;
  url.searchParams.set('cursor', cursor);
  return url.href;
}

function decodeXml(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] as string,
  );
}
