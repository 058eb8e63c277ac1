import { lineMax, proseMax } from '#lib/domain/text.ts';
import type { Draft, DraftAuthor, Warn } from './draft.ts';

/** Lists longer than these, and texts longer than a line or an abstract, are no work's; to understand them would cost minutes. */
const listsMax: Readonly<Record<string, number>> = { authors: 10_000, keywords: 2_000 };
const listMax = 10_000;
/** Namesakes sign the same work; a name that stands there more often is a fault of the file, and each bearer is compared with all before. */
const namesakesMax = 50;
const prose = new Set(['abstract', 'abstracts']);

/** A draft whose fields are of the size that a work may have; what goes past it is left out and named. */
export function withinBounds(draft: Draft, warn: Warn): Draft {
  const { unread, ...fields } = draft;
  const bounded = fitted(fields, '', lineMax, warn) as Draft;
  const fit = { ...bounded, ...(bounded.authors && { authors: withoutRepeats(bounded.authors, warn) }) };
  const cut = (draft.authors?.length ?? 0) > (fit.authors?.length ?? 0);
  return {
    ...fit,
    ...(unread && { unread }),
    ...(cut && { authorsTotal: draft.authorsTotal ?? draft.authors?.length, authorsIncomplete: true }),
  };
}

function withoutRepeats(authors: readonly DraftAuthor[], warn: Warn): readonly DraftAuthor[] {
  const counts = new Map<string, number>();
  const kept = authors.filter(({ name, given, family, literal, arabic }) => {
    const written = JSON.stringify([name, given, family, literal, arabic]);
    const count = (counts.get(written) ?? 0) + 1;
    counts.set(written, count);
    return count <= namesakesMax;
  });
  if (kept.length < authors.length) warn('field_too_long', 'authors', authors.length);
  return kept;
}

/** The same of a person of a register. */
export function personWithinBounds(person: DraftAuthor, warn: Warn): DraftAuthor {
  return fitted(person, '', lineMax, warn) as DraftAuthor;
}

/** The value without the texts, members and rests of lists that go past their bound; undefined where nothing is left. */
function fitted(value: unknown, field: string, most: number, warn: Warn): unknown {
  if (typeof value === 'string' && value.length > most) return void warn('field_too_long', field, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const max = listsMax[field] ?? listMax;
    if (value.length > max) warn('field_too_long', field, value.length);
    return value
      .slice(0, max)
      .map((member) => fitted(member, field, most, warn))
      .filter((member) => member !== undefined);
  }
  const fit: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const path = field ? `${field}.${name}` : name;
    const kept = fitted(member, path, prose.has(name) ? proseMax : most, warn);
    if (kept !== undefined) fit[name] = kept;
  }
  // A word of a scheme is nothing without its value.
  return 'scheme' in value && fit.value === undefined ? undefined : fit;
}
