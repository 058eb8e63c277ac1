import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RelaxNGValidator, XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

export type SchemaName = 'datacite.xsd' | 'marcxml.xsd' | 'mods.xsd' | 'oai-pmh.xsd' | 'sitemap.xsd' | 'atom.rng' | 'opensearch.rng';

const validators = new Map<SchemaName, XsdValidator | RelaxNGValidator>();

/** Schema violations of a document, one line each; empty when valid. Throws on malformed XML. Validates with libxml2. */
export function schemaFaults(xml: string, name: SchemaName): string[] {
  const validator = validators.get(name) ?? readSchema(name);
  validators.set(name, validator);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message, line }) => `line ${line}: ${message.trim()}`);
  } finally {
    document.dispose();
  }
}

function readSchema(name: SchemaName): XsdValidator | RelaxNGValidator {
  const path = join(import.meta.dirname, 'schemas', name);
  // Schemas import one another from the same folder.
  xmlRegisterFsInputProviders();
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  return name.endsWith('.xsd') ? XsdValidator.fromDoc(schema) : RelaxNGValidator.fromDoc(schema);
}
