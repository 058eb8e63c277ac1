const keys = /mdr_[A-Za-z0-9_-]+/g;
const keyParameters = /([?&](?:api[-_]?key|key|token|subscription-key|access_token)=)[^&\s"]+/gi;

/** Takes secrets out of a line for the log: our own keys by their prefix, key-like parameters by their name, and the given values (such as the key of a remote service) literally. */
export function redactLine(line: string, secrets: readonly string[] = []): string {
  let clean = line.includes('mdr_') ? line.replace(keys, 'mdr_[redacted]') : line;
  if (clean.includes('=')) clean = clean.replace(keyParameters, '$1[redacted]');
  for (const secret of secrets) clean = clean.replaceAll(secret, '[redacted]');
  return clean;
}
