import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A program: a minimal Node.js server with a page-sized response, for comparison. Prints its port. */
const page = Buffer.alloc(140_000, 'x');
const server = createServer((request, response) => void response.end(request.url === '/healthz' ? 'ok' : page));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
