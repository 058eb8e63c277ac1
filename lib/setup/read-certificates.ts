import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The content of a PEM file of certificates. Throws an `Error` whose message completes "SEARCH_CA_FILE: …". */
export function readCertificates(path: string): string {
  let pem: string;
  try {
    pem = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch (error) {
    throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  try {
    new X509Certificate(pem);
  } catch {
    throw new Error(`${path} must be a certificate in PEM, as its authority hands it out`);
  }
  return pem;
}
