import { existsSync } from 'node:fs';
import { createOpenAdmitter } from '#lib/api/admit/admit-caller.ts';
import { createService, type Service } from '#lib/api/create-api.ts';
import { currentDump } from '#lib/api/dumps/build-dump.ts';
import { createMcp, type Mcp } from '#lib/api/mcp/create-mcp.ts';
import { noService } from '#lib/api/no-api.ts';
import { createReconcile, type Reconcile } from '#lib/api/reconcile/create-reconcile.ts';
import { boundedLog } from '#lib/base/logs/log-serializers.ts';
import { redact } from '#lib/base/logs/redact.ts';
import { isProblem } from '#lib/base/problem.ts';
import { makeFolder } from '#lib/base/process/make-folder.ts';
import { programStamp } from '#lib/base/process/program-stamp.ts';
import { throttle } from '#lib/base/process/throttle.ts';
import { acceptAddresses } from '#lib/collection/accept-addresses.ts';
import type { Figures } from '#lib/domain/figure.ts';
import { readSite } from '#lib/domain/site/site.ts';
import { type Env, readEnv } from '#lib/env.ts';
import { openData } from '#lib/import/starter/open-data.ts';
import type { KeyService } from '#lib/keys/key-service.ts';
import { createLimiter, type Limiter } from '#lib/keys/limits/limiter.ts';
import { openKeys } from '#lib/keys/open-keys.ts';
import type { Sources } from '#lib/library/sources.ts';
import { createRemoteClient } from '#lib/remote/create-remote-client.ts';
import { profileFromSettings } from '#lib/remote/profile/profile.ts';
import { ignoredChoices } from '#lib/remote/profile/write-parameters.ts';
import { remoteCollection } from '#lib/remote/remote-collection.ts';
import { watchDisk } from '#lib/setup/health/disk-state.ts';
import { keysState } from '#lib/setup/health/keys-state.ts';
import { readFigures } from '#lib/setup/health/read-figures.ts';
import { readyMs, readyState } from '#lib/setup/health/ready-state.ts';
import { indexNotice, renewIndex } from '#lib/setup/health/renew-index.ts';
import { searchReady } from '#lib/setup/health/search-ready.ts';
import { createSiteMessage, type SiteMessage } from '#lib/setup/health/site-message.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import { storeOver } from '#lib/store/opensearch/opensearch-store.ts';
import { searchNotice } from '#lib/store/opensearch/publish/search-state.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { dictionaryWith } from '#lib/text/dictionary/dictionary.ts';

/** Everything the rest of the program works with. Only this module uses both our own and the remote collection. */
export interface Instance extends Sources {
  readonly mode: 'embedded' | 'remote';
  readonly env: Env;
  /** Our own API; undefined in remote mode. */
  readonly service?: Service;
  /** Tools for assistants at `/mcp`; undefined when turned off. */
  readonly mcp: Mcp | undefined;
  /** The reconciliation service, which matches cells of tables with records. */
  readonly reconcile: Reconcile;
  /** Keys of our own API; undefined in remote mode. */
  readonly keys?: KeyService;
  /** The operator's notice to every reader. */
  siteMessage(): Promise<SiteMessage>;
  /** Rate limits shared by the processes of this installation; undefined in remote mode, where processes share no data. */
  readonly limiter?: Limiter;
  readonly countRecordUse?: KeyService['countRecordUse'];
  /** Metrics, for `/metrics`. */
  figures(): Promise<Figures>;
  /** Whether the store or the upstream service currently responds. */
  ready(): ReturnType<typeof readyState>;
  close(): Promise<void>;
}

// lib/server and the Next.js bundle each load a copy of this module. Both copies share one instance.
const sharedScope = globalThis as { [key: symbol]: Promise<Instance> | undefined };
const instanceKey = Symbol.for('madar.compose');

/** The instance of this process, created on first use. Rejects with a `Problem` of kind `config` that explains the fault; the next call retries. */
export function instance(): Promise<Instance> {
  sharedScope[instanceKey] ??= compose(readEnv(), { serves: true }).catch((error: unknown) => {
    sharedScope[instanceKey] = undefined;
    throw error;
  });
  return sharedScope[instanceKey];
}

let publicAddress: string | undefined;
/** The public address of the site, without a trailing slash. Cached: a page needs it dozens of times, and reading the environment validates all of it. */
export function siteUrl(): string {
  publicAddress ??= readEnv().SITE_URL;
  return publicAddress;
}

/** The response of `/api/*` in remote mode. */
export const noApi = noService;

/** A marker that must never reach a browser; a test searches for it in everything browsers get. */
export const serverOnlyMarker = 'madar-server-only-5f1c';

/** Creates an instance. With `serves` it may rebuild the search index; commands must not, since the server may run another version. */
export function compose(env: Env, { serves = false } = {}): Promise<Instance> {
  return env.UPSTREAM_BASE_URL ? composeRemote(env, env.UPSTREAM_BASE_URL) : composeEmbedded(env, serves);
}

async function composeEmbedded(env: Env, serves: boolean): Promise<Instance> {
  const log = boundedLog(env.LOG_LEVEL, { marker: serverOnlyMarker });
  const logger = serviceLogger(log);
  makeFolder(env.DATA_DIR, 'DATA_DIR names');
  const { store, file, ready } = env.SEARCH_URL ? await openIndex(env, env.SEARCH_URL) : await openFile(env, log, serves);
  const keys = await openKeys({
    dataDir: env.DATA_DIR,
    databaseUrl: env.KEYS_URL,
    pepper: env.KEY_PEPPER,
    mode: env.KEY_ISSUE_MODE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    offersDigests: env.DIGESTS,
    siteUrl: env.SITE_URL,
    site: readSite(env),
    logger,
  });
  const service = createService({
    store,
    keys,
    cursorSecret: keys.cursorSecret,
    share: keys.share,
    processes: env.PROCESSES,
    program: programStamp(),
    siteUrl: env.SITE_URL,
    site: readSite(env),
    logger,
  });
  const { catalogue } = service;
  return {
    mode: 'embedded',
    dictionary: dictionaryWith(env.TERMS_FILE),
    siteUrl: env.SITE_URL,
    env,
    collection: acceptAddresses(catalogue, store, () => currentDump({ extras: store, siteUrl: env.SITE_URL }, env.DATA_DIR)),
    service,
    mcp: createMcp({ mode: env.MCP, siteUrl: env.SITE_URL, site: readSite(env), catalogue, admit: service.admit }),
    reconcile: createReconcile({ catalogue, siteUrl: env.SITE_URL }),
    keys,
    limiter: createLimiter(Date.now, keys.share),
    countRecordUse: keys.countRecordUse,
    siteMessage: createSiteMessage(env.DATA_DIR),
    figures: () => readFigures({ store, keys, file }),
    ready: throttle(readyMs, () => ready(() => keysState(keys))),
    async close() {
      await keys.close();
      await store.close();
    },
  };
}

/** The logger of the service and the keys. */
function serviceLogger(log: ReturnType<typeof boundedLog>) {
  return {
    // The server logs every request, so the service's own line would be a duplicate.
    info: () => undefined,
    warn: (fields: object, message: string) => log.warn(fields, message),
    error: (fields: object, message: string) => log.error(JSON.parse(redact(JSON.stringify(fields))), message),
  };
}

interface OpenStore {
  readonly store: ReadStore;
  /** The database, when it is a file on this machine. */
  readonly file: string | undefined;
  /** The readiness of the store, and the first fault that `check` or the store's own checks report. */
  ready(check: () => Promise<string | undefined>): ReturnType<typeof readyState>;
}

/** A store on this machine. */
async function openFile(env: Env, log: ReturnType<typeof boundedLog>, serves: boolean): Promise<OpenStore> {
  const dataSources = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, termsFile: env.TERMS_FILE };
  const store = await openData(dataSources);
  if (serves) await renewIndex(store, log);
  const file = sqlitePath(dataSources);
  const checkDisk = watchDisk(env.DATA_DIR, file);
  return { store, file, ready: (check) => readyState(store.counts(), checkDisk, check, () => indexNotice(store)) };
}

/** A store that reads from an OpenSearch index. Start-up does not wait for the index; every response is 503 until it is available. */
async function openIndex(env: Env, addresses: readonly string[]): Promise<OpenStore> {
  const client = await openClient({ url: addresses.join(','), ca: env.SEARCH_CA_FILE, termsFile: env.TERMS_FILE });
  // Only the machine that imports records has this file.
  const file = sqlitePath({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const checkDisk = watchDisk(env.DATA_DIR);
  return {
    store: storeOver(client, env.SEARCH_INDEX),
    file: existsSync(file) ? file : undefined,
    ready: (check) => searchReady(() => searchNotice(client, env.SEARCH_INDEX, file), checkDisk, check),
  };
}

async function composeRemote(env: Env, baseUrl: string): Promise<Instance> {
  const log = boundedLog(env.LOG_LEVEL, { marker: serverOnlyMarker });
  const profile = profileFromSettings(env.UPSTREAM_PROFILE, env.UPSTREAM_PAGE_BASE);
  const freshMs = env.UPSTREAM_FRESH_SECONDS * 1000;
  let isPaused = false;
  const notePause = (paused: boolean) => {
    isPaused = paused;
  };
  const client = createRemoteClient({
    baseUrl,
    ...(env.UPSTREAM_API_KEY && { key: env.UPSTREAM_API_KEY }),
    profile,
    resilience: { freshMs: { list: freshMs, lookup: freshMs * 60 }, breakMs: env.UPSTREAM_PAUSE_SECONDS * 1000, onPause: notePause },
    allowPrivate: env.UPSTREAM_ALLOW_PRIVATE,
    log: ({ outcome, ...event }) =>
      (outcome === 'ok' || outcome === 'not_found' ? log.debug : log.warn).call(log, { ...event, outcome }, 'upstream'),
  });
  // Start-up does not wait for this probe, but the first list requests do. If it fails, the next list request repeats it.
  client
    .probe()
    .catch((error: unknown) => log.warn({ kind: isProblem(error) ? error.kind : 'internal' }, 'The service cannot be probed yet'));
  const ready = throttle(readyMs, () => readyState(client.check()));
  return {
    mode: 'remote',
    dictionary: dictionaryWith(env.TERMS_FILE),
    siteUrl: env.SITE_URL,
    env,
    collection: remoteCollection(client, ignoredChoices(profile)),
    mcp: createMcp({ mode: env.MCP, siteUrl: env.SITE_URL, site: readSite(env), catalogue: client, admit: createOpenAdmitter(log) }),
    reconcile: createReconcile({ catalogue: client, siteUrl: env.SITE_URL }),
    siteMessage: createSiteMessage(env.DATA_DIR),
    figures: async () => ({ upstream_paused: Number(isPaused) }),
    ready,
    close: async () => undefined,
  };
}
