import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { LookupEntryPayload, LookupListPayload } from './payloads.ts';

/** A complete lookup in display order; lookups are not paged. */
export function writeLookup(entries: readonly LookupEntry[]): LookupListPayload {
  return { items: entries.map(writeEntry), totalCount: entries.length };
}

function writeEntry(entry: LookupEntry): LookupEntryPayload {
  return {
    id: Number(entry.id),
    code: entry.code ?? entry.id,
    name: entry.name.value,
    alternativeName: entry.name.alt?.value ?? null,
    description: entry.description?.value ?? null,
    displayOrder: entry.displayOrder ?? Number(entry.id),
    researchCount: entry.researchCount ?? 0,
    updatedAt: entry.updatedAt ?? null,
  };
}
