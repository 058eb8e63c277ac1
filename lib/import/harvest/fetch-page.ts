import { isProblem, Problem } from '#lib/base/problem.ts';
import type { HarvestOptions } from './harvest-options.ts';

const attemptsMax = 5;
const timeoutMs = 60_000;
const bodyBytesMax = 100 * 1024 * 1024;
/** Longest wait for a busy repository. */
const waitSecondsMax = 300;

/** Fetches one page, with retries. Rejects with `gone` if the server refuses the address, `upstream_error` if a later run can continue. */
export async function fetchPage(
  url: string,
  { fetch: request = fetch, note, pauseMs = 1000 }: Pick<HarvestOptions, 'fetch' | 'note' | 'pauseMs'>,
): Promise<string> {
  let failure = '';
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const response = await request(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json, text/xml;q=0.9', 'user-agent': 'Madar importer' },
    }).catch((error: Error) => {
      // An address that the HTTP client does not allow is not tried again.
      if (isProblem(error) && error.kind === 'config') throw error;
      failure = error.message;
      return undefined;
    });
    if (response?.ok) {
      const body = await readBody(response, url).catch((error: unknown) => {
        if (isProblem(error)) throw error;
        failure = 'the response ended early';
        return undefined;
      });
      if (body !== undefined) return body;
    } else if (response) {
      failure = `status ${response.status}`;
      await response.body?.cancel().catch(() => undefined);
      if (response.status < 500 && response.status !== 429 && response.status !== 408)
        throw new Problem('gone', { detail: `${url} is refused: ${failure}.` });
    }
    if (attempt === attemptsMax) break;
    const seconds = Math.min(waitSecondsMax, retryAfter(response?.headers.get('retry-after') ?? null) ?? (2 ** attempt * pauseMs) / 1000);
    note?.(`${failure}; retrying in ${Math.ceil(seconds)} s`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
  throw new Problem('upstream_error', {
    detail: `${url} cannot be fetched: ${failure}. Run the same command again to continue from here.`,
  });
}

async function readBody(response: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) throw new Problem('upstream_error', { detail: `${url} returned more than ${bodyBytesMax} bytes.` });
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  return Number.isNaN(until) ? undefined : Math.max(0, (until - Date.now()) / 1000);
}
