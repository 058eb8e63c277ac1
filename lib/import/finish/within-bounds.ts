import { lineMax, proseMax } from '#lib/domain/text.ts';
import type { Draft, DraftAuthor, Warn } from '#lib/import/draft/draft.ts';

/** Maximum list length by field. No real work exceeds it, and longer lists would take minutes to process. */
const listsMax: Readonly<Record<string, number>> = { authors: 10_000, keywords: 2_000 };
const listMax = 10_000;
/** Maximum authors with the same name on a work. More are an error of the source, and comparing all of them would be slow. */
const namesakesMax = 50;
const prose = new Set(['abstract', 'abstracts']);

/** The draft without values that are too long or too many for a work. Each omission adds a warning. */
export function withinBounds(draft: Draft, warn: Warn): Draft {
  const { unread, ...fields } = draft;
  const withinLimits = withinLimit(fields, '', lineMax, warn) as Draft;
  const result = { ...withinLimits, ...(withinLimits.authors && { authors: withoutRepeats(withinLimits.authors, warn) }) };
  const isCut = (draft.authors?.length ?? 0) > (result.authors?.length ?? 0);
  return {
    ...result,
    ...(unread && { unread }),
    ...(isCut && { authorsTotal: draft.authorsTotal ?? draft.authors?.length, authorsIncomplete: true }),
  };
}

function withoutRepeats(authors: readonly DraftAuthor[], warn: Warn): readonly DraftAuthor[] {
  const counts = new Map<string, number>();
  const accepted = authors.filter(({ name, given, family, literal, arabic }) => {
    const key = JSON.stringify([name, given, family, literal, arabic]);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= namesakesMax;
  });
  if (accepted.length < authors.length) warn('field_too_long', 'authors', authors.length);
  return accepted;
}

/** Applies the same bounds to a person from a register such as ORCID. */
export function personWithinBounds(person: DraftAuthor, warn: Warn): DraftAuthor {
  return withinLimit(person, '', lineMax, warn) as DraftAuthor;
}

/** The value without texts and list items beyond their bounds; undefined when nothing is left. */
function withinLimit(value: unknown, field: string, textMax: number, warn: Warn): unknown {
  if (typeof value === 'string' && value.length > textMax) return void warn('field_too_long', field, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const itemsMax = listsMax[field] ?? listMax;
    if (value.length > itemsMax) warn('field_too_long', field, value.length);
    return value
      .slice(0, itemsMax)
      .map((member) => withinLimit(member, field, textMax, warn))
      .filter((member) => member !== undefined);
  }
  const object: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const path = field ? `${field}.${name}` : name;
    const memberValue = withinLimit(member, path, prose.has(name) ? proseMax : textMax, warn);
    if (memberValue !== undefined) object[name] = memberValue;
  }
  // Drops a type or subject whose value was too long.
  return 'scheme' in value && object.value === undefined ? undefined : object;
}
