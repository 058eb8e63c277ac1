import type { ResearchRecord } from '#lib/domain/record.ts';
import { withoutUndefined } from '#lib/domain/without-undefined.ts';
import { flatRecord } from './diff-records.ts';
import { type FieldSources, kindRankOf, type Origin, sourceOf } from './field-sources.ts';
import { type Merged, mergeRecords } from './merge-records.ts';
import type { Told } from './weigh-sources.ts';

export interface Replaced extends Merged {
  /** Fields that the source no longer has. */
  readonly dropped: readonly string[];
}

/**
 * A record that its source tells again, corrected: every field that this source has said is as it says now, or gone where it has no word of it any more. What
 * another source has said stays and is completed as ever; what a person edited or reviewed, and what a machine translated, stays.
 */
export function replaceFields(stored: Told, incoming: Told, sources: FieldSources, { source }: Pick<Origin, 'source'>): Replaced {
  const isOfSource = (field: string) => {
    const said = sourceOf(sources, field);
    return said?.source === source && kindRankOf(said.kind) >= 0 && kindRankOf(said.kind) <= kindRankOf('original');
  };
  const before = flatRecord(stored.record);
  const own = Object.keys(before).filter((field) => !fixed.has(field) && isOfSource(field));
  const { record, taken } = mergeRecords({ ...stored, record: withoutFields(stored.record, incoming.record, own) }, incoming);
  const after = flatRecord(record);
  return { record, taken, dropped: own.filter((field) => after[field] === undefined) };
}

/** What tells the record itself from others, and what follows another field. */
const fixed: ReadonlySet<string> = new Set(['key', 'language', 'titleMarkup', 'abstractKind', 'authorsTotal', 'authorsIncomplete']);

/** The record without some of its fields; those that no record is without are as the other one has them. */
function withoutFields(record: ResearchRecord, other: ResearchRecord, fields: readonly string[]): ResearchRecord {
  const bare: Record<string, unknown> = { ...record, title: { ...record.title } };
  for (const field of fields) {
    const [name = '', language] = field.split('.');
    if (language === undefined) delete bare[name];
    else {
      const { [language]: _, ...rest } = bare[name] as Record<string, unknown>;
      if (Object.keys(rest).length > 0 || name === 'title') bare[name] = rest;
      else delete bare[name];
    }
  }
  const rest = bare as unknown as ResearchRecord;
  return withoutUndefined({
    ...rest,
    // The markup and the kind of a text go with it.
    ...(rest.title[record.language] === undefined && { language: other.language, titleMarkup: undefined }),
    ...(rest.abstract === undefined && { abstractKind: undefined }),
    ...((rest.authors as unknown) === undefined && { authors: [], authorsTotal: undefined, authorsIncomplete: undefined }),
    type: (rest.type as string | undefined) ?? 'other',
    areas: (rest.areas as readonly string[] | undefined) ?? [],
  });
}
