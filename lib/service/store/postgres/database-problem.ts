import { isProblem, Problem } from '#lib/domain/problem.ts';

/** Reasons to ask another server: it cannot be reached, is ending or starting, or a replica had to give a query up for what it replays. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  // Too many connections; an administrator ended it; it crashed, starts or stops.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // Conflict of a replica with what it replays; the table is not there yet.
  '40001',
  '40P01',
  '42P01',
]);

export function isLost(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && (lostCodes.has(code) || code.startsWith('08'));
}

/** What the database refused for the time it took, or because somebody else writes. */
const busyCodes: Readonly<Record<string, string>> = {
  '57014': 'took longer than it may',
  '55P03': 'waits for another writer, who is at work too long',
  '25006': 'was sent to a server that only reads',
  '53100': 'found no room on the disk',
};

/** A `Problem` for whatever was thrown. Its detail says what was being done and a code; the message of the server, which may quote values, is for the log alone. */
export function databaseProblem(error: unknown, doing: string): Problem {
  if (isProblem(error)) return error;
  const code = String((error as { code?: unknown } | undefined)?.code ?? 'unknown');
  const reason = busyCodes[code] ?? (isLost(error) ? 'found no server to answer it' : 'failed in the database');
  return new Problem('unavailable', {
    detail: `${doing} ${reason} (${code}).`,
    retryAfterSeconds: 5,
    cause: new Error(`${code}: ${error instanceof Error ? error.message : String(error)}`),
  });
}
