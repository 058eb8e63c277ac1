import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A local address that forwards to a service, which can be replaced while clients use the address. */
export interface Switch {
  readonly url: string;
  /** Connects the address to a service; `undefined` refuses connections. */
  to(target: { readonly url: string } | undefined): Promise<void>;
  close(): Promise<void>;
}

export async function startSwitch(): Promise<Switch> {
  const sockets = new Set<Socket>();
  let port = 0;
  let target: { readonly url: string } | undefined;
  let server: Server | undefined;
  const forward = (reader: Socket) => {
    const service = connect(Number(new URL(target?.url ?? '').port), '127.0.0.1');
    for (const [one, other] of [
      [reader, service],
      [service, reader],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  };
  const stopListening = async () => {
    const closing = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    // Keep-alive connections would still reach the old service.
    for (const socket of sockets) socket.destroy();
    await closing;
    server = undefined;
  };
  const listen = async () => {
    server = createServer(forward);
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    async to(next) {
      await stopListening();
      target = next;
      if (target) await listen();
    },
    close: stopListening,
  };
}
