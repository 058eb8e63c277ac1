import { queriesWithoutValues } from './without-values.ts';

const keys = /mdr_[A-Za-z0-9_-]+/g;
/** A segment of a URL or line, between two separators. */
const pieces = /[^\s"\\/?&=,]+/g;
/** How often a text is decoded at most: proxies and faulty programs escape text that is escaped already. */
const escapesMax = 3;

/** Removes secrets and values of queries from a log line: keys by prefix, and `secrets` literally; also in percent-encoded form. */
export function redactLine(line: string, secrets: readonly string[] = []): string {
  let clean = line.includes('mdr_') ? line.replace(keys, 'mdr_[redacted]') : line;
  for (const secret of secrets) clean = clean.replaceAll(secret, '[redacted]');
  return queriesWithoutValues(redactEscaped(clean, secrets));
}

/** Removes percent-encoded keys and secrets. */
export function redactEscaped(line: string, secrets: readonly string[] = []): string {
  return line.includes('%') ? line.replace(pieces, (piece) => (containsSecret(piece, secrets) ? '[redacted]' : piece)) : line;
}

function containsSecret(piece: string, secrets: readonly string[]): boolean {
  if (!piece.includes('%')) return false;
  const unescapedPiece = unescaped(piece);
  return unescapedPiece.includes('mdr_') || secrets.some((secret) => unescapedPiece.includes(secret));
}

/** Decodes ASCII escapes and ignores all others. `decodeURIComponent` is not used, since it throws on a malformed escape. */
function unescaped(text: string): string {
  let decoded = text;
  for (let turn = 0; turn < escapesMax && decoded.includes('%'); turn += 1)
    decoded = decoded.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return decoded;
}
