import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isOverrun, pipelinedMax, queuePipelined } from './queue-pipelined.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server with its accepted connections and log lines; `handle` answers its requests. */
async function start(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const lines: object[] = [];
  const urls: string[] = [];
  const accepted: Socket[] = [];
  let parsedCount = 0;
  class CountedRequest extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      parsedCount += 1;
    }
  }
  const server = createServer({ IncomingMessage: CountedRequest });
  servers.push(server);
  server.on('connection', (socket) => accepted.push(socket));
  const countParsed = (request: IncomingMessage, response: ServerResponse) => {
    urls.push(request.url ?? '');
    handle(request, response);
  };
  queuePipelined(server, { warn: (line: object) => void lines.push(line) }, countParsed, 100);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, lines, urls, accepted, parsed: () => parsedCount };
}

/** A connection that has sent `text`; `read` resolves with what arrives until the server closes it. */
function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.pause().on('error', () => undefined);
  const readAll = () =>
    new Promise<string>((resolve) => {
      let answer = '';
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
      });
      socket.on('close', () => resolve(answer));
      socket.resume();
    });
  return { socket, read: readAll };
}

const head = (path: string, extra = '', method = 'GET') => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${extra}\r\n`;
const last = head('/last', 'Connection: close\r\n');
const requests = (count: number, extra = '') => Array.from({ length: count }, (_, index) => head(`/${index}`, extra)).join('');
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('pipelined requests', () => {
  test('are answered one at a time and in order, up to the bound', async () => {
    let [underWay, maxUnderWay] = [0, 0];
    const { port, urls, lines } = await start((request, response) => {
      underWay += 1;
      maxUnderWay = Math.max(maxUnderWay, underWay);
      response.once('finish', () => {
        underWay -= 1;
      });
      setImmediate(() => response.end(`body of ${request.url}`));
    });
    const answer = await open(port, requests(pipelinedMax - 1) + last).read();
    const expected = [...Array.from({ length: pipelinedMax - 1 }, (_, index) => `/${index}`), '/last'];
    expect(urls).toEqual(expected);
    expect([...answer.matchAll(/body of (\S+?)(?=HTTP|$)/g)].map(([, url]) => url)).toEqual(expected);
    expect([maxUnderWay, lines]).toEqual([1, []]);
  });

  test.each([
    ['GET', requests(pipelinedMax + 1)],
    ['HEAD', requests(pipelinedMax + 1).replaceAll('GET', 'HEAD')],
    ['conditional', requests(pipelinedMax + 1, 'If-None-Match: "1"\r\n')],
    ['hundreds of', requests(1000)],
    ['expectations that Node.js would refuse by itself', requests(pipelinedMax + 1, 'Expect: much\r\n')],
    ['bodies announced', requests(pipelinedMax + 1, 'Expect: 100-continue\r\nContent-Length: 1\r\n').replaceAll('\r\n\r\n', '\r\n\r\nx')],
  ])('beyond the bound close the connection with one line in the log: %s', async (name, text) => {
    const { port, urls, lines, parsed } = await start(() => undefined);
    await open(port, text).read();
    await expect.poll(() => lines.length).toBe(1);
    expect(lines).toEqual([{ requests: pipelinedMax + 1 }]);
    // The parser skips the requests after the bound, although they are in the same packet.
    expect(parsed()).toBeLessThan(pipelinedMax + 5);
    // With bodies, Node.js runs callbacks before a packet is fully parsed, so the first request is handled.
    expect(urls.length).toBe(name === 'bodies announced' ? 1 : 0);
  });

  test('beyond the bound abort the current response, which is notified', async () => {
    const { port, urls, lines, accepted } = await start((request, response) => {
      response.once('close', () => lines.push({ isOverrun: isOverrun(request.socket) }));
    });
    const { socket, read } = open(port, head('/slow'));
    await expect.poll(() => urls).toEqual(['/slow']);
    const more = setInterval(() => socket.write(requests(1000)), 10);
    expect(await read()).toBe('');
    clearInterval(more);
    // The server also stops reading bytes from the connection.
    expect(accepted[0]?.bytesRead).toBeLessThan(100_000);
    await expect.poll(() => lines).toEqual([{ requests: pipelinedMax + 1 }, { isOverrun: true }]);
    expect(urls).toEqual(['/slow']);
  });

  test('that follow a response which closes the connection are not begun', async () => {
    const { port, urls } = await start((_, response) => void response.setHeader('Connection', 'close').end());
    expect(statuses(await open(port, requests(5)).read())).toEqual([200]);
    expect(urls).toEqual(['/0']);
  });

  test('of other methods, with bodies and with errors stay in order', async () => {
    const { port } = await start((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk;
      });
      request.on('end', () => response.writeHead(body ? 201 : request.headers['if-none-match'] ? 304 : 500).end());
    });
    const post = `${head('/form', 'Content-Length: 3\r\n', 'POST')}a=1`;
    const text = post + head('/known', 'If-None-Match: "1"\r\n') + head('/', '', 'HEAD') + head('/', 'Expect: much\r\n') + post + last;
    expect(statuses(await open(port, text).read())).toEqual([201, 304, 500, 417, 201, 500]);
  });

  test('continue after a response that broke off the connection', async () => {
    const { port, urls } = await start((_, response) => void response.destroy());
    await open(port, requests(3)).read();
    expect(urls).toEqual(['/0']);
    await open(port, last).read();
    expect(urls).toEqual(['/0', '/last']);
  });
});

describe('a connection', () => {
  const wide = `X-Wide: ${'x'.repeat(15_000)}\r\n`;
  /** Bytes that the server has read from its only connection when it stops reading. */
  const bytesRead = async (accepted: readonly Socket[]) => {
    let previous = -1;
    await expect
      .poll(
        () => {
          const [same, now] = [accepted[0]?.bytesRead === previous, accepted[0]?.bytesRead ?? 0];
          previous = now;
          return same && now > 0;
        },
        { interval: 100, timeout: 10_000 },
      )
      .toBe(true);
    return previous;
  };

  test('whose responses are not read is paused, and gets all of them once they are', async () => {
    const body = Buffer.alloc(8_000_000, 'b');
    const { port, urls, accepted, lines } = await start((_, response) => void response.end(body));
    const { read } = open(port, requests(29, wide) + last);
    expect(await bytesRead(accepted)).toBeLessThan(200_000);
    expect([urls, lines]).toEqual([['/0'], []]);
    expect(statuses(await read())).toEqual(Array(30).fill(200));
  });

  test('that sends large heads during a long response is closed before they add up', async () => {
    const { port, urls, accepted, lines } = await start(() => undefined);
    await open(port, requests(30, wide)).read();
    await expect.poll(() => lines.length).toBe(1);
    expect(accepted[0]?.bytesRead).toBeLessThan(400_000);
    expect(urls).toEqual(['/0']);
  });
});
