import { isMembers } from '#lib/client/reader/tables/names.ts';
import { languageOf } from '#lib/client/reader/values/read-text.ts';
import type { Language } from '#lib/domain/language.ts';
import type { InstitutionRef } from '#lib/domain/research.ts';

/** The institutions of a signature as our own contract writes them (`id, name, ror, country`); what has another form is none of ours. */
export function readAffiliations(value: unknown, language: Language): InstitutionRef[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((entry): InstitutionRef[] => {
    if (!isMembers(entry) || !('ror' in entry) || typeof entry.name !== 'string' || !Number.isSafeInteger(entry.id)) return [];
    const { id, name, ror, country } = entry;
    return [
      {
        id: String(id),
        name: { value: name, lang: languageOf(name, language) },
        ...(typeof ror === 'string' && { ror }),
        ...(typeof country === 'string' && /^[A-Z]{2}$/.test(country) && { country }),
      },
    ];
  });
  return read.length > 0 ? read : undefined;
}
