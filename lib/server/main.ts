import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { isProblem } from '#lib/base/problem.ts';
import { siteNotices } from '#lib/domain/site/site-notices.ts';
import { type Env, readEnv, setOwnOrigin } from '#lib/env.ts';
import { createLog, type Log } from '#lib/server/http/log.ts';
import { runWorkers, shareMetrics } from '#lib/server/http/workers.ts';
import { createApiListener } from '#lib/server/process/api-bridge.ts';
import { cleanConsole } from '#lib/server/process/clean-console.ts';
import { startFailure } from '#lib/server/process/start-failure.ts';
import { localOrigin } from '#lib/server/security/local-origin.ts';
import { instance as composed } from '#lib/setup/compose.ts';
import { waitForData } from './closed-server.ts';
import { openNext } from './next-app.ts';
import { serve } from './serve.ts';

/** Runs the server. A failed start prints one sentence and exits with 1; unreadable data do not end it, see `closed-server.ts`. */
export async function main({ dev = false, directory = process.cwd() } = {}): Promise<void> {
  let env: Env | undefined;
  try {
    env = readEnv();
    if (env.WORKERS > 1 && cluster.isPrimary && !dev) return runWorkers(env, () => announce(env as Env, (env as Env).PORT));
    const log = createLog(env);
    await (dev ? runDevelopment(env, directory) : runProduction(env, directory, log));
  } catch (error) {
    process.stderr.write(`${startFailure(error, env?.PORT)}\n`);
    process.exit(1);
  }
}

async function runProduction(env: Env, directory: string, log: Log): Promise<void> {
  cleanConsole();
  const opening = composed().catch((error: unknown) => {
    if (isProblem(error) && error.kind === 'unavailable') return waitForData(env, error, composed, log);
    throw error;
  });
  const [instance, next] = await both(opening, openNext({ dev: false, directory, hostname: 'localhost', port: env.PORT }));
  const running = await serve({ instance, next, log, directory, shareMetrics: cluster.isWorker ? shareMetrics : undefined });
  // The port is known only now. That is early enough: no request is read before this turn of the event loop ends.
  setOwnOrigin(localOrigin(env.HOST, running.port));
  handleShutdown(() => running.close(), log);
  // Flushed after the warm-up, because a process that is killed later leaves no compile cache for the next start.
  void running.warmed.then(flushCompileCache);
  if (cluster.isPrimary) announce(env, running.port);
  else process.send?.({ madar: 'ready' });
}

/** Development: Next.js renders every page and hot-reloads. The API is the same; there is no page cache and no content security policy. */
async function runDevelopment(env: Env, directory: string): Promise<void> {
  const server = createServer();
  const [instance, next] = await both(
    composed(),
    openNext({ dev: true, directory, hostname: 'localhost', port: env.PORT, httpServer: server }),
  );
  const api = createApiListener(instance, (request) => request.socket.remoteAddress ?? '', `localhost:${env.PORT}`);
  server.on(
    'request',
    (request, response) => void (/^\/(?:api|\.well-known)\//i.test(request.url ?? '') ? api : next.handle)(request, response),
  );
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject).listen(env.PORT, env.HOST, () => listening.resolve());
  await listening.promise;
  setOwnOrigin(localOrigin(env.HOST, env.PORT));
  announce(env, env.PORT);
}

function handleShutdown(close: () => Promise<void>, log: Log): void {
  let ending = false;
  const end = (reason: string, code: number) => {
    if (ending) process.exit(code || 1);
    ending = true;
    log.info({ reason }, 'Shutting down: finishing open requests');
    const exit = () => log.flush(() => process.exit(code));
    close().then(exit, (error: unknown) => {
      log.error({ err: error }, 'Shutdown failed');
      exit();
    });
  };
  process.on('SIGTERM', () => end('SIGTERM', 0));
  process.on('SIGINT', () => end('SIGINT', 0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled promise rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught exception');
    end('uncaughtException', 1);
  });
}

function announce(env: Env, port: number): void {
  const site = env.PORT === 0 ? `http://localhost:${port}` : env.SITE_URL;
  process.stdout.write(`Madar · مدار is ready: ${site}/en · ${site}/ar\n`);
  const { missing, accent } = siteNotices(env);
  for (const notice of [missing, accent]) if (notice) process.stdout.write(`${notice}\n`);
}

/** Waits for both in parallel, for a quick start; when both fail, the first reason is thrown. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [firstResult, secondResult] = await Promise.allSettled([first, second]);
  if (firstResult.status === 'rejected') throw firstResult.reason;
  if (secondResult.status === 'rejected') throw secondResult.reason;
  return [firstResult.value, secondResult.value];
}
