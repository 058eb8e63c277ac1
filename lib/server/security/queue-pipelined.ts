import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '#lib/server/http/log.ts';

/** Unanswered requests per connection, including the current one. Browsers do not pipeline; libraries that do stay far below. */
export const pipelinedMax = 32;
/** Bytes that may arrive during one response; a head may have 64 kB. */
const pipelinedBytesMax = 131_072;
/** Delay before closing a connection with too many requests. Without it, twenty clients that reconnect at once use half the processor. */
const lingerMsDefault = 5_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
}

interface Connection {
  isAnswering: boolean;
  /** `bytesRead` of the socket when the current response began. */
  bytesRead: number;
  readonly waiting: Exchange[];
}

const overrunSockets = new WeakSet<Socket>();

/** Whether a connection is closed for too many unanswered requests. These are not logged: one line reports the connection. */
export const isOverrun = (socket: Socket): boolean => overrunSockets.has(socket);

/** Answers the requests of a connection one at a time. More than 32 requests or 128 kB close it after five seconds (RFC 9112 §9.5). */
export function queuePipelined(server: Server, log: Pick<Log, 'warn'>, handle: Handler, lingerMs = lingerMsDefault): void {
  const connections = new WeakMap<Socket, Connection>();
  const begin = (connection: Connection, { request, response, handle: run }: Exchange) => {
    const { socket } = request;
    // The previous response may have closed the connection.
    if (!socket.writable || overrunSockets.has(socket)) return void connection.waiting.splice(0);
    connection.bytesRead = socket.bytesRead;
    response.once('close', () => {
      const next = connection.waiting.shift();
      if (next) begin(connection, next);
      else connection.isAnswering = false;
    });
    run(request, response);
  };
  const close = (connection: Connection, socket: Socket) => {
    overrunSockets.add(socket);
    log.warn({ requests: connection.waiting.length + 2 }, 'A connection was closed: too many unanswered requests');
    connection.waiting.splice(0);
    stopReading(socket);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  const admit = (run: Handler) => (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.getOrInsertComputed(socket, () => ({ isAnswering: false, bytesRead: 0, waiting: [] }));
    const exchange = { request, response, handle: run };
    if (!connection.isAnswering) {
      connection.isAnswering = true;
      // Begins after the complete packet is parsed, so that an overrun is detected before the first request is handled.
      return process.nextTick(begin, connection, exchange);
    }
    if (connection.waiting.length + 1 >= pipelinedMax || socket.bytesRead - connection.bytesRead > pipelinedBytesMax)
      return close(connection, socket);
    connection.waiting.push(exchange);
  };
  server.on('request', admit(handle));
  // Without these listeners Node.js answers outside the queue.
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

/** Skips the rest of a packet, by Node.js internals: `onIncoming` returns 2 for "no HTTP follows"; `_paused` is the back-pressure flag. */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
  Object.assign(socket, { _paused: true }).pause();
}
