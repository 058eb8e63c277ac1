import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { flatRecord } from './diff-records.ts';
import { type FieldSources, kindRankOf, type Origin, sourceOf } from './field-sources.ts';
import { type MergedRecord, mergeRecords } from './merge-records.ts';
import type { SourcedRecord } from './weigh-sources.ts';

export interface ReplacedRecord extends MergedRecord {
  /** Fields that the source no longer has. */
  readonly dropped: readonly string[];
}

/** Applies a corrected record: fields of this source are replaced or dropped; those of other sources, people and machines stay. */
export function replaceFields(
  stored: SourcedRecord,
  incoming: SourcedRecord,
  sources: FieldSources,
  { source }: Pick<Origin, 'source'>,
): ReplacedRecord {
  const isOfSource = (field: string) => {
    const fieldSource = sourceOf(sources, field);
    return fieldSource?.source === source && kindRankOf(fieldSource.kind) >= 0 && kindRankOf(fieldSource.kind) <= kindRankOf('original');
  };
  const before = flatRecord(stored.record);
  const replaceable = Object.keys(before).filter((field) => !fixedFields.has(field) && isOfSource(field));
  const { record, changedFields } = mergeRecords(
    { ...stored, record: withoutFields(stored.record, incoming.record, replaceable) },
    incoming,
  );
  const after = flatRecord(record);
  return { record, changedFields, dropped: replaceable.filter((field) => after[field] === undefined) };
}

/** Fields that are never dropped by themselves: they identify the record or depend on another field. */
const fixedFields: ReadonlySet<string> = new Set(['key', 'language', 'titleMarkup', 'abstractKind', 'authorsTotal', 'authorsIncomplete']);

/** Removes fields. Without its original title, the record gets the `language` of `other`; other required fields get default values. */
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
    // Markup and kind of a text are dropped with it.
    ...(rest.title[record.language] === undefined && { language: other.language, titleMarkup: undefined }),
    ...(rest.abstract === undefined && { abstractKind: undefined }),
    ...((rest.authors as unknown) === undefined && { authors: [], authorsTotal: undefined, authorsIncomplete: undefined }),
    type: (rest.type as string | undefined) ?? 'other',
    areas: (rest.areas as readonly string[] | undefined) ?? [],
  });
}
