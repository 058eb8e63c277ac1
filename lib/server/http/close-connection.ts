import type { ServerResponse } from 'node:http';

/**
 * Closes the connection after this response. The only code that sets `shouldKeepAlive`: Node.js has derived its value from the request,
 * so that any other assignment could override the client's `Connection: close`.
 */
export function closeConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
