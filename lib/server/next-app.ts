import type { Server } from 'node:http';
import type { NextApp } from './serve.ts';

export interface NextAppOptions {
  readonly dev: boolean;
  readonly directory: string;
  readonly hostname: string;
  readonly port: number;
  /** Development only: the server to which hot reloading attaches. */
  readonly httpServer?: Server;
}

/** Next.js as a request handler. Imported dynamically, because it reads `NODE_ENV` on import. */
export async function openNext({ dev, directory, hostname, port, httpServer }: NextAppOptions): Promise<NextApp> {
  const { default: next } = await import('next');
  const app = next({ dev, dir: directory, hostname, port, customServer: true, quiet: !dev, ...(httpServer && { httpServer }) });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { handle: async (request, response) => void (await handle(request, response)), close: () => app.close() };
}
