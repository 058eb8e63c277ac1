import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '#lib/env.ts';
import { redactLine } from '#lib/service/redact-line.ts';

export type Log = Logger;

/** Structured lines on standard output. Every line passes `redactLine`, so that no secret reaches the log whatever was logged; lines are written in batches, `flush` before the end. */
export function createLog(env: Env, destination: DestinationStream = pino.destination({ dest: 1, minLength: 4096, sync: false })): Log {
  const secrets = [env.UPSTREAM_API_KEY, env.KEY_PEPPER, env.SMTP_URL, env.DATABASE_URL].filter((value) => value !== undefined);
  const streamWrite = (line: string) => redactLine(line, secrets);
  return pino(
    { level: env.LOG_LEVEL, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite } },
    destination,
  );
}
