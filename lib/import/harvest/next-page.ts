import { isProblem, Problem } from '#lib/base/problem.ts';

export interface HarvestedPage {
  /** The records of the page, unchanged. */
  readonly text: string;
  readonly records: number;
  readonly next?: string;
}

/** Whether an address is an OAI-PMH endpoint, by its path or its `verb` parameter. */
export function isOai(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('verb') || /(?:^|\/)oai(?:2|-pmh)?(?:\/|$|\.)/i.test(pathname);
}

/** The records of one page and the address of the next. Throws a `Problem` when the page is an error or unreadable. */
export function nextPage(base: string, url: string, body: string): HarvestedPage {
  try {
    return isOai(base) ? oaiPage(base, body) : jsonPage(url, body);
  } catch (cause) {
    // If a page cannot be read, the server is at fault, and a later run can continue with this page.
    throw isProblem(cause) ? cause : new Problem('upstream_error', { detail: `The answer of ${url} cannot be read.`, cause });
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

/** The outermost `record` elements, in one pass: a pattern up to the closing tag would rescan the page for each unclosed record. */
function recordsIn(body: string): string[] {
  const records: string[] = [];
  let current: { readonly name: string; readonly start: number; depth: number } | undefined;
  const sign = /<!--|<!\[CDATA\[|<(\/?)((?:\w+:)?record)(?=[\s/>])[^<>]*>/g;
  for (let match = sign.exec(body); match; match = sign.exec(body)) {
    const [text, slash, name] = match;
    if (name === undefined) {
      const end = body.indexOf(text === '<!--' ? '-->' : ']]>', sign.lastIndex);
      if (end < 0) break;
      sign.lastIndex = end;
    } else if (!current) {
      if (!slash && !text.endsWith('/>')) current = { name, start: match.index, depth: 1 };
    } else if (name === current.name && !text.endsWith('/>')) {
      current.depth += slash ? -1 : 1;
      if (current.depth > 0) continue;
      records.push(body.slice(current.start, sign.lastIndex));
      current = undefined;
    }
  }
  return records;
}

function jsonPage(url: string, body: string): HarvestedPage {
  let page: Record<string, unknown>;
  try {
    page = JSON.parse(body) as Record<string, unknown>;
  } catch (cause) {
    throw new Problem('upstream_error', { detail: `${url} does not answer in JSON.`, cause });
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
  const next = records.length > 0 ? nextAddress(url, page, message) : undefined;
  return { text: `${records.map((record) => JSON.stringify(record)).join('\n')}\n`, records: records.length, ...(next && { next }) };
}

/** The next page: by the link of JSON:API or INSPIRE, or by the cursor of OpenAlex or Crossref if the address has a cursor parameter. */
function nextAddress(address: string, page: Record<string, unknown>, message: Record<string, unknown> | undefined): string | undefined {
  const links = page.links as { next?: unknown } | undefined;
  if (typeof links?.next === 'string' && links.next) return new URL(links.next, address).href;
  const next = new URL(address);
  const cursor = (page.meta as { next_cursor?: unknown } | undefined)?.next_cursor ?? message?.['next-cursor'] ?? page.nextCursor;
  if (typeof cursor !== 'string' || !cursor || !next.searchParams.has('cursor')) return undefined;
  next.searchParams.set('cursor', cursor);
  return next.href;
}

function decodeXml(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] as string,
  );
}
