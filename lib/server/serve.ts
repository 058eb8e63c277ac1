import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { securityTxt } from '#lib/api/documents/security-txt.ts';
import { readSite } from '#lib/domain/site/site.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { cachePolicyOf } from '#lib/server/cache/cache-policy.ts';
import { watchVersion } from '#lib/server/cache/data-version.ts';
import { createPageCache } from '#lib/server/cache/page-cache.ts';
import { createStaticFiles } from '#lib/server/cache/static-files.ts';
import { warmUp } from '#lib/server/cache/warm-up.ts';
import type { Log } from '#lib/server/http/log.ts';
import { securityHeaders } from '#lib/server/http/security-headers.ts';
import type { ServedInstance } from '#lib/server/http/served-instance.ts';
import { createPageRenderer, type NextHandler } from '#lib/server/pages/render-page.ts';
import { createStyleReader } from '#lib/server/pages/style-reader.ts';
import { createApiListener } from '#lib/server/process/api-bridge.ts';
import { createDrain, type Drain } from '#lib/server/process/drain.ts';
import { addInstallationGauges } from '#lib/server/process/installation-gauges.ts';
import { createMetrics } from '#lib/server/process/metrics.ts';
import { createProcessRoutes } from '#lib/server/process/process-routes.ts';
import { countingRecordUse } from '#lib/server/process/record-use.ts';
import { boundConnections, connectionsMax } from '#lib/server/security/bound-connections.ts';
import { createAddressReader } from '#lib/server/security/client-address.ts';
import { createExportLimit } from '#lib/server/security/export-limit.ts';
import { createFormReader } from '#lib/server/security/form-request.ts';
import { createLoadShed } from '#lib/server/security/load-shed.ts';
import { createPageLimit } from '#lib/server/security/page-limit.ts';
import { queuePipelined } from '#lib/server/security/queue-pipelined.ts';
import { queueRequests } from '#lib/server/security/queue-requests.ts';
import { createTransportSecurity } from '#lib/server/security/transport-security.ts';
import { guardTarget } from './guard-target.ts';
import { clientOf, createRequestHandler, type Parts } from './handle-request.ts';

export interface NextApp {
  readonly handle: NextHandler;
  close(): Promise<void>;
}

/** The parts from which `serve` builds a server process. */
export interface ServeOptions {
  readonly instance: ServedInstance;
  readonly next: NextApp;
  readonly log: Log;
  readonly directory: string;
  /** With several processes: registers the metrics of this one and returns a function that reads those of all. */
  readonly shareMetrics?: ((registry: Registry) => () => Promise<string>) | undefined;
}

/** A server process that accepts requests. */
export interface RunningServer {
  readonly port: number;
  readonly server: Server;
  /** Finishes open requests, then closes the store; safe to call twice. */
  close(): Promise<void>;
  /** Resolves when the first pages and files are ready; nothing needs to wait for it. */
  readonly warmed: Promise<void>;
}

/** `maxHeaderSize` exceeds the 16 KiB of the API, which itself refuses larger headers. Keep-alive is longer than that of usual proxies. */
const serverLimits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 65_536,
  noDelay: true,
  // `guard-target.ts` refuses requests without a Host header; Node.js would answer them outside the pipeline queue.
  requireHostHeader: false,
  // Next.js would add an upgrade listener that leaves the sockets of upgrade requests open.
  shouldUpgradeCallback: () => false,
};
const formsAtOnceMax = 8;
const formsUnderWayMax = 100;
const idleMs = 120_000;
/** From this number of concurrent renderings on, pages are compressed faster and less strongly. */
const fastCompressionFrom = 3;
const remoteWaitMs = 12_000;
const remoteAtOnceMax = 200;

/** The HTTP server of one process. Rejects when the port is not available. */
export async function serve({ instance, next, log, directory, shareMetrics }: ServeOptions): Promise<RunningServer> {
  const { env } = instance;
  const source = { dataVersion: () => pagesVersion(instance) };
  const firstVersion = await source.dataVersion();
  const server = createServer(serverLimits);
  // A connection idle in both directions only holds memory, for example with a client that reads nothing.
  server.timeout = idleMs;
  server.maxConnections = connectionsMax;
  const drain = createDrain(server);
  const hurried = () => parts.shed.active >= fastCompressionFrom;
  const cache = createPageCache({ ...cachePolicyOf(instance), hurried }, firstVersion);
  const parts: Parts = makeParts({ instance, next, log, directory, shareMetrics }, cache, drain);
  server.on('connection', parts.shed.arrived);
  boundConnections(server, parts.addresses);
  const handler = createRequestHandler(parts);
  const { countRecordUse } = instance;
  queuePipelined(server, log, guardTarget(parts, countRecordUse ? countingRecordUse(handler, countRecordUse) : handler));
  const port = await listen(server, env.PORT, env.HOST);
  let warming = Promise.resolve();
  const warm = (keys: readonly string[] = []) => {
    const ending = () => drain.draining;
    warming = warming
      .then(() => warmUp(cache, parts.renderer, keys, ending))
      .catch((error: unknown) => log.warn({ err: error }, 'Warming up failed'));
    return warming;
  };
  const onChange = (version: string) => {
    const keys = cache.setVersion(version);
    log.info({ version, forgotten: keys.length }, 'The data or the site message changed');
    warm(keys);
  };
  const watch = watchVersion(source, firstVersion, onChange, log);
  const warmed = warm().then(() => parts.files.warm());
  let closing: Promise<void> | undefined;
  const close = async () => {
    watch.stop();
    await drain.close();
    // A page in progress still reads the store.
    await warming;
    await next.close();
    await instance.close();
  };
  return {
    port,
    server,
    warmed,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** The version of all pages: the data version and, after a blank, the operator's site message. */
async function pagesVersion({ collection, siteMessage }: ServedInstance): Promise<string> {
  const [data = 'remote', message = {}] = await Promise.all([collection?.harvest?.dataVersion(), siteMessage?.()]);
  const messageText = Object.entries(message).flat().join(' ');
  return messageText ? `${data} ${messageText}` : data;
}

function makeParts({ instance, next, log, directory, shareMetrics }: ServeOptions, cache: Parts['cache'], drain: Drain): Parts {
  const { env } = instance;
  const siteHost = new URL(env.SITE_URL).host;
  const addresses = createAddressReader(env.TRUST_PROXY);
  // In remote mode pages mostly wait for the remote service, not for the processor, so more may run at once.
  const shed = createLoadShed({
    ...(instance.mode === 'remote' && { waitMsMax: remoteWaitMs, atOnceMax: remoteAtOnceMax }),
    onTurn: (isHeavy, passedBy) => metrics.turn(isHeavy, passedBy),
  });
  // Forms have a separate queue: a form that redirects waits for its target page, which Next.js requests from this process.
  const forms = createLoadShed({ atOnceMax: formsAtOnceMax, underWayMax: formsUnderWayMax });
  const readForm = createFormReader((request) => (request.headers['x-client-address'] as string | undefined) || undefined);
  const renderer = createPageRenderer(next.handle, env.SITE_URL, createStyleReader(directory));
  const metrics = createMetrics(cache, shed);
  if (instance.figures) addInstallationGauges(metrics.registry, () => instance.figures?.() ?? Promise.resolve({}));
  const folders = [
    { folder: join(directory, '.next/static'), prefix: '/_next/static/' },
    { folder: join(directory, 'public'), prefix: '/' },
  ];
  const figures = shareMetrics?.(metrics.registry) ?? (() => metrics.registry.metrics());
  const exposition = async () => ({ text: await figures(), type: metrics.registry.contentType });
  return {
    api: createApiListener(
      instance,
      (request) => addresses.of(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined),
      siteHost,
      shed.lateSeconds,
    ),
    cache,
    renderer: {
      shared: (address, requestId, client) => shed.run(() => renderer.shared(address, requestId), client),
      async personal(request, path) {
        if (request.method === 'GET' || request.method === 'HEAD')
          return shed.run(() => renderer.personal(request, path), clientOf(request));
        // Reads the complete form before taking a slot, so that a slow client cannot occupy one.
        const form = await readForm(request);
        return forms.run(() => renderer.personal(form, path), clientOf(request));
      },
    },
    next: queueRequests(next.handle, shed, clientOf),
    readForm,
    files: createStaticFiles(folders, securityHeaders('/').flat()),
    processRoutes: createProcessRoutes({
      ready: () => instance.ready(),
      draining: () => drain.draining,
      metrics: exposition,
      dataVersion: () => cache.version.split(' ', 1)[0] as string,
      securityTxt: () => securityTxt(env.SITE_URL, readSite(env), Date.now()),
    }),
    limit: createPageLimit(instance.limiter ?? createLimiter(Date.now)),
    shed,
    exports: createExportLimit(),
    isRemote: instance.mode === 'remote',
    addresses,
    metrics,
    log,
    siteHost,
    secure: createTransportSecurity(env.SITE_URL, addresses),
    drain,
  };
}

/** Resolves with the port; rejects when it is not available. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 1024 }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
