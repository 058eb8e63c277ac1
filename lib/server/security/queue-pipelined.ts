import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#lib/server/process/log.ts';

/** Unanswered requests of a connection, the one being answered among them. No browser pipelines at all; libraries that do stay far below. */
export const pipelinedMax = 32;
/** What they may send while one answer is made; a head may have 64 kB. */
const pipelinedBytesMax = 131_072;
/** Closed at once, the same client would be back at once: twenty connections that do nothing else would take half of the process. */
const lingerMs = 2_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
}

interface Connection {
  isAnswering: boolean;
  /** Of the connection when the answer under way began. */
  bytesRead: number;
  readonly waiting: Exchange[];
}

const overrun = new WeakSet<Socket>();

/** Whether a connection was closed for its unanswered requests. They are logged together, not one by one. */
export const isOverrun = (socket: Socket): boolean => overrun.has(socket);

/**
 * Answers the requests of a connection one after the other: the next one reaches `handle` when the answer before it has left or was given up. A client
 * that sends requests and takes no answers so costs one answer at most, whatever it asks for: Node.js stops reading from a connection whose answer is not taken.
 * One with more than 32 unanswered requests, or 128 kB of them, is not read any more, closed two seconds later (as RFC 9112 §9.5 allows) and logged once.
 */
export function queuePipelined(server: Server, log: Pick<Log, 'warn'>, handle: Handler): void {
  const connections = new WeakMap<Socket, Connection>();
  const begin = (connection: Connection, { request, response, handle: run }: Exchange) => {
    const { socket } = request;
    // Nobody hears an answer on a connection that is closed or about to be, which may follow the answer before.
    if (!socket.writable || overrun.has(socket)) return void connection.waiting.splice(0);
    connection.bytesRead = socket.bytesRead;
    response.once('close', () => {
      const next = connection.waiting.shift();
      if (next) begin(connection, next);
      else connection.isAnswering = false;
    });
    run(request, response);
  };
  const close = (connection: Connection, socket: Socket) => {
    overrun.add(socket);
    log.warn({ requests: connection.waiting.length + 2 }, 'A connection was closed: it sent more requests than it took answers');
    connection.waiting.splice(0);
    stopReading(socket);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  const admit = (run: Handler) => (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    let connection = connections.get(socket);
    if (!connection) {
      connection = { isAnswering: false, bytesRead: 0, waiting: [] };
      connections.set(socket, connection);
    }
    const exchange = { request, response, handle: run };
    if (!connection.isAnswering) {
      connection.isAnswering = true;
      // By then all that came in the same packet is parsed: of hundreds of requests not even the first one is worked on.
      return process.nextTick(begin, connection, exchange);
    }
    if (connection.waiting.length + 1 >= pipelinedMax || socket.bytesRead - connection.bytesRead > pipelinedBytesMax)
      return close(connection, socket);
    connection.waiting.push(exchange);
  };
  server.on('request', admit(handle));
  // Without listeners Node.js answers these two by itself, past the queue.
  server.on(
    'checkExpectation',
    admit((_, response) => void response.writeHead(417).end()),
  );
  server.on(
    'checkContinue',
    admit((request, response) => {
      response.writeContinue();
      handle(request, response);
    }),
  );
}

/**
 * Makes the parser skip what came in the same packet, up to 2,000 requests of which Node.js would make and abort two objects each, and reads no further.
 * There is no public way: 2 is what the parser takes for "the rest is no HTTP" (on_headers_complete of llhttp), and `_paused` is how Node.js itself keeps
 * a connection from being read while its answer is not taken.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
  Object.assign(socket, { _paused: true }).pause();
}
