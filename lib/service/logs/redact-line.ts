import { keyNames } from '#lib/service/limits/read-credentials.ts';

const keys = /mdr_[A-Za-z0-9_-]+/g;
/** What stands between the separators of an address or a line; each character belongs to one of them. */
const pieces = /[^\s"\\/?&=,]+/g;
const parameters = /([?&])([^=&?\s"\\]+)=([^&\s"\\]*)/g;
const secretName = /(?:^|[-_.])(?:key|token|secret|password)$/;
/** Proxies and careless programs escape what is escaped already. */
const escapesMax = 3;

/** Takes secrets out of a line for the log: our own keys by their prefix, key-like parameters by their name, and the given values (such as the key of a remote service) literally; also where they are written in percent escapes. */
export function redactLine(line: string, secrets: readonly string[] = []): string {
  let clean = line.includes('mdr_') ? line.replace(keys, 'mdr_[redacted]') : line;
  for (const secret of secrets) clean = clean.replaceAll(secret, '[redacted]');
  clean = redactEscaped(clean, secrets);
  if (!clean.includes('=')) return clean;
  return clean.replace(parameters, (whole, sign: string, name: string, value: string) =>
    value !== '' && isSecretName(name) ? `${sign}${name}=[redacted]` : whole,
  );
}

/** Takes out what stands for one of our keys, or for one of the secrets, in percent escapes. */
export function redactEscaped(line: string, secrets: readonly string[] = []): string {
  return line.includes('%') ? line.replace(pieces, (piece) => (hidesSecret(piece, secrets) ? '[redacted]' : piece)) : line;
}

function hidesSecret(piece: string, secrets: readonly string[]): boolean {
  if (!piece.includes('%')) return false;
  const plain = unescaped(piece);
  return plain.includes('mdr_') || secrets.some((secret) => plain.includes(secret));
}

function isSecretName(written: string): boolean {
  const name = unescaped(written).toLowerCase();
  return keyNames.has(name) || secretName.test(name);
}

/** Escapes of ASCII alone, whatever else is wrong with the text: `decodeURIComponent` gives up at the first mistake. */
function unescaped(text: string): string {
  let plain = text;
  for (let turn = 0; turn < escapesMax && plain.includes('%'); turn += 1)
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return plain;
}
