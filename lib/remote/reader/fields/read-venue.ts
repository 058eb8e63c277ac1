import type { Research, Venue, VenueKind } from '#lib/domain/research.ts';
import { venueRowFields } from '#lib/remote/reader/tables/lookup-table.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import type { ReadContext, ReadFields, Rule } from '#lib/remote/reader/tables/table.ts';
import { readText } from '#lib/remote/reader/values/read-text.ts';

const kinds: ReadonlySet<string> = new Set(['journal', 'conference', 'book', 'institution', 'repository', 'series'] satisfies VenueKind[]);

/** A venue in a response. It may have publisher and ISBN, which `Research` has on the publication itself. */
interface VenueValues extends Omit<Venue, 'kind'>, Pick<Research, 'publisher' | 'isbn'> {
  readonly kind: string;
}

/** Reads the venue from an object or a name. The kind may follow from the member name (`journal`). */
export function readVenue(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): Venue | undefined {
  for (const member of rule.from) {
    const value = row.get(member);
    const values: Partial<VenueValues> = isMembers(value) ? readFields<VenueValues>(value, venueRowFields, context) : {};
    const name = values.name ?? readText(row, [member], context.language);
    if (!name || /^https?:/.test(name.value)) continue;
    const kind = values.kind !== undefined && kinds.has(values.kind) ? (values.kind as VenueKind) : kindOfMember(member);
    const { kind: _kind, ...rest } = values;
    return { ...rest, name, ...(kind && { kind }) };
  }
  return undefined;
}

function kindOfMember(member: string): VenueKind | undefined {
  if (member.startsWith('journal')) return 'journal';
  if (member.startsWith('conference') || member === 'proceedings') return 'conference';
  return member === 'booktitle' ? 'book' : undefined;
}
