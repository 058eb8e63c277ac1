import { fetchWithRetry } from '#e2e/fetch-with-retry.ts';

interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** 0: a redirect is returned, not followed. */
  readonly maxRedirects?: 0;
  /** Fields of a form, sent as a browser sends them. */
  readonly form?: Readonly<Record<string, string>>;
  readonly data?: string;
}

interface SiteAnswer {
  status(): number;
  ok(): boolean;
  url(): string;
  headers(): Record<string, string>;
  headersArray(): { readonly name: string; readonly value: string }[];
  text(): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: as Playwright's, whose tests these were
  json(): Promise<any>;
  body(): Promise<Buffer>;
}

export interface SiteRequest {
  get(path: string, options?: RequestOptions): Promise<SiteAnswer>;
  head(path: string, options?: RequestOptions): Promise<SiteAnswer>;
  post(path: string, options?: RequestOptions): Promise<SiteAnswer>;
}

/** Requests to a site with the interface of Playwright's `request`, without a browser. Sends the language that the browser tests send. */
export function siteRequest(baseURL: string): SiteRequest {
  const send = async (method: string, path: string, { headers = {}, maxRedirects, form, data }: RequestOptions = {}) => {
    const response = await fetchWithRetry(new URL(path, baseURL), {
      method,
      headers: { 'accept-language': 'en-US', ...headers },
      redirect: maxRedirects === 0 ? 'manual' : 'follow',
      ...(form && { body: new URLSearchParams(form) }),
      ...(data !== undefined && { body: data }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    return {
      status: () => response.status,
      ok: () => response.ok,
      url: () => response.url,
      headers: () => Object.fromEntries(response.headers),
      headersArray: () => [...response.headers].map(([name, value]) => ({ name, value })),
      text: async () => text,
      json: async () => JSON.parse(text),
      body: async () => bytes,
    };
  };
  return {
    get: (path, options) => send('GET', path, options),
    head: (path, options) => send('HEAD', path, options),
    post: (path, options) => send('POST', path, options),
  };
}
