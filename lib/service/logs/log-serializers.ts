import pino, { type Logger } from 'pino';

/** Of what others send, a line of the log holds so many UTF-16 units: an address may have 64 kB. */
const lengthMax = 500;

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > lengthMax ? `${value.slice(0, lengthMax)}… (${value.length})` : value;

const cutLines = (text: string | undefined): string | undefined =>
  text
    ?.split('\n')
    .map(cut)
    .join('\n')
    .slice(0, lengthMax * 8);

/** For every logger of the process: texts whose length others choose are bounded. */
export const logSerializers = {
  path: cut,
  url: cut,
  detail: cut,
  message: cut,
  reason: cut,
  err(error: unknown) {
    const { cause: _, ...said } = pino.stdSerializers.err(error as Error) as { message?: string; stack?: string; cause?: unknown };
    const short = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, cut(value)]));
    return { ...short, ...(said.stack !== undefined && { stack: cutLines(said.stack) }) };
  },
} as const;

/** A logger on standard output for what is not a request. */
export function boundedLog(level: string, base: object): Logger {
  return pino({ level, base, serializers: logSerializers });
}
