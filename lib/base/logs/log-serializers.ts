import pino, { type DestinationStream, type Logger } from 'pino';
import { redactLine } from './redact-line.ts';
import { withoutValues } from './without-values.ts';

/** Maximum length of client-supplied text in a log line, in UTF-16 units. A URL alone may have 64 kB. */
const lengthMax = 500;

const truncate = (value: string): string => (value.length > lengthMax ? `${value.slice(0, lengthMax)}… (${value.length})` : value);

const bound = (value: unknown): unknown => (typeof value === 'string' ? truncate(withoutValues(value)) : value);

const boundLines = (text: string): string =>
  withoutValues(text)
    .split('\n')
    .map(truncate)
    .join('\n')
    .slice(0, lengthMax * 8);

/** Serialisers for all loggers of the process: they remove values of the request and bound client-supplied text. */
export const logSerializers = {
  path: bound,
  url: bound,
  detail: bound,
  message: bound,
  reason: bound,
  error: (value: unknown) => (typeof value === 'string' ? boundLines(value) : value),
  err(error: unknown) {
    const { cause: _, ...serialised } = pino.stdSerializers.err(error as Error) as { message?: string; stack?: string; cause?: unknown };
    const truncated = Object.fromEntries(Object.entries(serialised).map(([name, value]) => [name, bound(value)]));
    return { ...truncated, ...(serialised.stack !== undefined && { stack: boundLines(serialised.stack) }) };
  },
} as const;

/** A logger on standard output for events other than requests. `redactLine` cleans every line. */
export function boundedLog(level: string, base: object, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base, serializers: logSerializers, hooks: { streamWrite: (line) => redactLine(line) } }, destination);
}
