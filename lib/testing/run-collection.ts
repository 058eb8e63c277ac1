/** The part of a Postman collection v2.1 that the runner uses. */
interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly request?: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: { readonly path: readonly string[]; readonly query?: readonly Pair[]; readonly variable?: readonly Pair[] };
  };
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
}
interface Pair {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
export interface PostmanCollection {
  readonly auth: { readonly apikey: readonly Pair[] };
  readonly variable: readonly Pair[];
  readonly item: readonly Item[];
}

export interface Run {
  readonly name: string;
  readonly status: number;
  /** Names of the script's tests that passed. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Runs a collection like Postman: fills in variables, sends the key, skips disabled parameters, runs test scripts. */
export async function runCollection(
  collection: PostmanCollection,
  variables: Readonly<Record<string, string>>,
  send: (request: Request) => Promise<Response>,
): Promise<Run[]> {
  const values = { ...Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])), ...variables };
  const resolve = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? `{{${name}}}`);
  const auth = Object.fromEntries(collection.auth.apikey.map(({ key, value }) => [key, resolve(value)]));
  const runs: Run[] = [];
  const requests = (items: readonly Item[]): Item[] => items.flatMap((item) => (item.item ? requests(item.item) : [item]));
  for (const item of requests(collection.item)) {
    const { url, method, header } = item.request as NonNullable<Item['request']>;
    const fillSegment = (segment: string) =>
      segment.startsWith(':') ? (url.variable?.find(({ key }) => `:${key}` === segment)?.value ?? segment) : resolve(segment);
    const query = new URLSearchParams((url.query ?? []).filter(({ disabled }) => !disabled).map(({ key, value }) => [key, resolve(value)]));
    const address = `${values.baseUrl}/${url.path.map(fillSegment).join('/')}${query.size > 0 ? `?${query}` : ''}`;
    const headers = {
      ...Object.fromEntries(header.map(({ key, value }) => [key, resolve(value)])),
      [auth.key as string]: auth.value as string,
    };
    const response = await send(new Request(address, { method, headers }));
    const script = item.event?.flatMap((event) => event.script.exec).join('\n') ?? '';
    runs.push({ name: item.name, status: response.status, ...(await runScript(script, response, query, values)) });
  }
  return runs;
}

/** The part of Postman's sandbox that the scripts use. */
async function runScript(script: string, response: Response, query: URLSearchParams, values: Readonly<Record<string, string>>) {
  const body = (await response.json()) as object;
  const passed: string[] = [];
  const failed: string[] = [];
  const check = (holds: boolean) => {
    if (!holds) throw new Error('does not hold');
  };
  const expectation = (actual: unknown) => ({
    to: {
      include: Object.assign((part: string) => check(String(actual).includes(part)), {
        all: { keys: (...keys: string[]) => check(keys.every((key) => key in (actual as object))) },
      }),
      eql: (expected: unknown) => check(actual === expected),
      be: { at: { most: (max: number) => check((actual as number) <= max) } },
    },
  });
  const pm = {
    test(name: string, act: () => void) {
      try {
        act();
        passed.push(name);
      } catch {
        failed.push(name);
      }
    },
    expect: expectation,
    variables: { get: (name: string) => values[name] },
    request: { url: { query: { get: (name: string) => query.get(name) } } },
    response: {
      json: () => body,
      headers: { get: (name: string) => response.headers.get(name) },
      to: { have: { status: (status: number) => check(response.status === status) } },
    },
  };
  new Function('pm', script)(pm);
  return { passed, failed };
}
