import { connect } from 'node:net';

/**
 * A program: `node pipeline-without-reading.ts PORT CONNECTIONS REQUEST`. Pipelines requests without reading responses. When the server
 * closes a connection, opens another one.
 */
const [port, connections, request = ''] = process.argv.slice(2);
const bytes = Buffer.from(request.repeat(800));

function attack(): void {
  const socket = connect(Number(port), '127.0.0.1').pause();
  const send = () => {
    if (socket.destroyed) return;
    if (socket.write(bytes)) setImmediate(send);
    else socket.once('drain', send);
  };
  socket.on('connect', send).on('error', () => undefined);
  socket.on('close', () => setTimeout(attack, 1));
}

for (let count = 0; count < Number(connections); count += 1) attack();
