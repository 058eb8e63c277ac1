import pino, { type DestinationStream, type Logger } from 'pino';
import { logSerializers } from '#lib/base/logs/log-serializers.ts';
import { redactLine } from '#lib/base/logs/redact-line.ts';
import type { Env } from '#lib/env.ts';

export type Log = Logger;

/** Maximum delay of a line in a batch, which on a quiet site would take minutes to fill. */
const waitMsMax = 1000;

/** The destination of log lines: batched and asynchronous; call `flush` before exit. `to` is a file or a descriptor. */
export function batchedDestination(to: number | string = 1): DestinationStream {
  return pino.destination({ dest: to, minLength: 16_000, sync: false, periodicFlush: waitMsMax });
}

/** Structured lines on standard output. `redactLine` removes secrets from every line and bounds its length. */
export function createLog(env: Env, destination: DestinationStream = batchedDestination()): Log {
  const passwords = (env.SEARCH_URL ?? []).map((address) => new URL(address).password).filter(Boolean);
  const secrets = [
    env.UPSTREAM_API_KEY,
    env.KEY_PEPPER,
    env.SMTP_URL,
    env.KEYS_URL,
    ...passwords.map((password) => `:${password}@`),
  ].filter((value) => value !== undefined);
  const streamWrite = (line: string) => redactLine(line, secrets);
  return pino(
    {
      level: env.LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: logSerializers,
      hooks: { streamWrite },
    },
    destination,
  );
}
