import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a raw request line, which client libraries would normalise, to test the server's parser. */
export function rawRequest(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [line = '', ...fields] = head.split('\r\n');
      const fieldPairs = fields.map((field) => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 1).trim(),
      ]);
      resolve({ status: Number(line.split(' ')[1]), headers: Object.fromEntries(fieldPairs), body: rest.join('\r\n\r\n') });
    });
    const requestHeaders = { host: `127.0.0.1:${port}`, connection: 'close', ...headers };
    const fields = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${target} HTTP/1.1\r\n${fields.join('')}\r\n`);
  });
}
