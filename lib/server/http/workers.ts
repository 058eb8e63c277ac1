import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client';
import type { Env } from '#lib/env.ts';

interface Message {
  readonly madar: 'ready' | 'metrics';
  readonly id?: number;
  readonly text?: string;
}

const quickDeathMs = 5_000;
const restartDelayMs = 1_000;

/** Runs `WORKERS` processes on one port. The first starts alone and fills a new store. Processes that end later are replaced. */
export function runWorkers(env: Env, onReady: () => void): void {
  const aggregator = new AggregatorRegistry();
  let ready = 0;
  let ending = false;
  const begin = () => {
    const worker = cluster.fork();
    const startedAt = Date.now();
    worker.on('message', (message: Message) => {
      if (message?.madar === 'metrics') answerMetrics(aggregator, worker, message);
      if (message?.madar !== 'ready') return;
      ready += 1;
      if (ready === 1) for (let index = 1; index < env.WORKERS; index += 1) begin();
      if (ready === env.WORKERS) onReady();
    });
    worker.on('exit', (code) => {
      if (ending) {
        if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      } else if (ready === 0) process.exit(code || 1);
      else setTimeout(begin, Date.now() - startedAt < quickDeathMs ? restartDelayMs : 0);
    });
  };
  const end = (signal: NodeJS.Signals) => {
    ending = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGTERM'));
  begin();
}

let requestCount = 0;

/** In a worker: sends its metrics to the primary process and returns a function that resolves with the metrics of all workers. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry]);
  // The constructor attaches the listener for the primary's requests.
  new AggregatorRegistry();
  return askPrimary;
}

function askPrimary(): Promise<string> {
  requestCount += 1;
  const id = requestCount;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('The primary process did not answer.'))), 5_000);
    const onMessage = (message: Message) => {
      if (message?.madar === 'metrics' && message.id === id) finish(() => resolve(message.text ?? ''));
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      process.off('message', onMessage);
      settle();
    };
    process.on('message', onMessage);
    process.send?.({ madar: 'metrics', id } satisfies Message);
  });
}

function answerMetrics(aggregator: AggregatorRegistry<RegistryContentType>, worker: Worker, message: Message): void {
  const send = (text: string) => worker.isConnected() && worker.send({ ...message, text } satisfies Message);
  aggregator.clusterMetrics().then(send, () => send(''));
}
