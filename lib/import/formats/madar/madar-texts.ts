import { cleanPlain } from '#lib/import/clean/plain.ts';
import { isObject } from '#lib/import/formats/reading.ts';

/** Cleans every text inside a value (NFC, no invisible characters). */
export function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanPlain(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (!isObject(value)) return value;
  const clean: Record<string, unknown> = {};
  for (const field in value) clean[field] = cleanDeep(value[field]);
  return clean;
}
