import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { isLiteralLoopback, isPrivateAddress } from './private-address.ts';
import { placeholderOrigin, remoteTransport } from './transport.ts';

const path = '/api/en/LookUp/GetAllResearchTypes';

function recorder(reply: () => Response = () => Response.json([])) {
  const requests: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  const send = async (url: URL, headers: Readonly<Record<string, string>>) => {
    requests.push({ url: url.href, headers });
    return reply();
  };
  return { requests, send };
}

describe('the remote transport', () => {
  it('replaces the placeholder origin by the base and its path', async () => {
    const { requests, send } = recorder();
    await remoteTransport({ baseUrl: 'https://research.example.sa/v1/', send })(new Request(`${placeholderOrigin}${path}?pageIndex=2`));
    expect(requests[0]?.url).toBe(`https://research.example.sa/v1${path}?pageIndex=2`);
  });

  it('sends the key according to the placement, by default in X-Api-Key', async () => {
    const { requests, send } = recorder();
    const ask = (keyPlacement?: { in: 'header' | 'query'; name: string; scheme: string | null }) =>
      remoteTransport({ baseUrl: 'https://a.example', key: 'k1', send, ...(keyPlacement && { keyPlacement }) })(
        new Request(placeholderOrigin + path),
      );
    await ask();
    await ask({ in: 'header', name: 'Authorization', scheme: 'Bearer' });
    await ask({ in: 'query', name: 'api_key', scheme: null });
    expect(requests.map(({ url, headers }) => [new URL(url).search, headers['X-Api-Key'], headers.Authorization])).toEqual([
      ['', 'k1', undefined],
      ['', undefined, 'Bearer k1'],
      ['?api_key=k1', undefined, undefined],
    ]);
  });

  it('sends no request to another origin', async () => {
    const { requests, send } = recorder();
    const transport = remoteTransport({ baseUrl: 'https://a.example', key: 'k1', send });
    await expect(transport(new Request('https://evil.example/api'))).rejects.toMatchObject({ kind: 'config' });
    await expect(transport(new Request(`${placeholderOrigin}///evil.example/api`))).rejects.toMatchObject({ kind: 'config' });
    expect(requests).toEqual([]);
  });

  it('rewrites a redirect inside the service to the placeholder origin, and leaves others unchanged', async () => {
    const to = async (location: string) => {
      const { send } = recorder(() => new Response(null, { status: 302, headers: { location } }));
      return (await remoteTransport({ baseUrl: 'https://a.example/v1', send })(new Request(placeholderOrigin + path))).headers.get(
        'location',
      );
    };
    expect(await to('https://a.example/v1/api/x?y=1')).toBe('/api/x?y=1');
    expect(await to('https://b.example/v1/api/x')).toBe('https://b.example/v1/api/x');
  });

  it('refuses private addresses, also literal ones, unless they are allowed', async () => {
    const transport = remoteTransport({ baseUrl: 'http://10.0.0.1:9' });
    await expect(transport(new Request(placeholderOrigin + path))).rejects.toMatchObject({
      kind: 'config',
      detail: expect.stringContaining('private'),
    });
  });

  it('refuses a key that is invalid in a header, without showing it', async () => {
    const transport = remoteTransport({ baseUrl: 'http://127.0.0.1:9', key: 'bad\nkey' });
    const problem: unknown = await transport(new Request(placeholderOrigin + path)).catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind: 'config' });
    expect(String(problem)).not.toContain('bad');
  });
});

describe('a response over the network', () => {
  async function answered(headers: Readonly<Record<string, string>>) {
    const server = createServer((_request, response) => response.writeHead(200, headers).end('[]'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const transport = remoteTransport({ baseUrl: `http://127.0.0.1:${port}` });
    const response = await transport(new Request(placeholderOrigin + path)).catch((error: unknown) => error);
    server.closeAllConnections();
    server.close();
    return response;
  }

  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf', 'identity', 'zstd'])(
    'with the content encoding “%s” is read without decoding',
    async (encoding) => {
      const response = await answered({ 'content-encoding': encoding });
      expect(await (response as Response).text()).toBe('[]');
    },
  );

  it.each([
    ['HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 'upstream_error'],
    ['HTTP/1.1 103 Early Hints\r\n\r\n', 'unavailable'],
    ['', 'unavailable'],
  ])('that begins with %j and then stops rejects its request', async (head, kind) => {
    const server = createTcpServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(head)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const transport = remoteTransport({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    await expect(transport(new Request(placeholderOrigin + path))).rejects.toMatchObject({ name: 'Problem', kind });
    server.close();
  });

  it('that cannot be read rejects its request instead of causing an unhandled rejection', async () => {
    const append = vi.spyOn(Headers.prototype, 'append').mockImplementation(() => {
      throw new TypeError('no header');
    });
    const outcome = await answered({});
    append.mockRestore();
    expect(outcome).toMatchObject({ name: 'Problem' });
  });
});

it.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
])('%s is a private address', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['8.8.8.8', '172.32.0.1', '203.0.113.7', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('%s is a public address', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

it('only a literal loopback address counts as this machine', () => {
  expect(['localhost', '127.0.0.1', '[::1]', '::1', '127.9.9.9'].map(isLiteralLoopback)).toEqual([true, true, true, true, true]);
  expect(['localhost.example', '10.0.0.1', 'example.org'].map(isLiteralLoopback)).toEqual([false, false, false]);
});
