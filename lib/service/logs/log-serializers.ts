import pino, { type Logger } from 'pino';

/** Maximum length of client-supplied text in a log line, in UTF-16 units. A URL alone may have 64 kB. */
const lengthMax = 500;

const truncate = (value: unknown): unknown =>
  typeof value === 'string' && value.length > lengthMax ? `${value.slice(0, lengthMax)}… (${value.length})` : value;

const truncateLines = (text: string | undefined): string | undefined =>
  text
    ?.split('\n')
    .map(truncate)
    .join('\n')
    .slice(0, lengthMax * 8);

/** Serialisers for all loggers of the process; they bound client-supplied text. */
export const logSerializers = {
  path: truncate,
  url: truncate,
  detail: truncate,
  message: truncate,
  reason: truncate,
  err(error: unknown) {
    const { cause: _, ...serialised } = pino.stdSerializers.err(error as Error) as { message?: string; stack?: string; cause?: unknown };
    const truncated = Object.fromEntries(Object.entries(serialised).map(([name, value]) => [name, truncate(value)]));
    return { ...truncated, ...(serialised.stack !== undefined && { stack: truncateLines(serialised.stack) }) };
  },
} as const;

/** A logger on standard output for events other than requests. */
export function boundedLog(level: string, base: object): Logger {
  return pino({ level, base, serializers: logSerializers });
}
