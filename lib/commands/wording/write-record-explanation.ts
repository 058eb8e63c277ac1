import type { FieldKind } from '#lib/store/records/field-sources.ts';
import type { RecordExplanation } from '#lib/store/records/record-explanation.ts';

const kinds: Readonly<Record<FieldKind, string>> = {
  original: 'as given by the source',
  author: 'by the author',
  editor: 'by an editor',
  machine: 'by machine',
  reviewed: 'reviewed',
  derived: 'derived here or by that service',
};

/** The explanation for a terminal, one field per line with source, date and batch. Ends with a line break. */
export function writeRecordExplanation(explanation: RecordExplanation): string {
  const { record } = explanation;
  const lines = [
    `Record ${explanation.id}: ${record.title[record.language] ?? Object.values(record.title)[0] ?? ''}`,
    ...(explanation.mergedInto ? [`Merged into ${explanation.mergedInto}`] : []),
    ...(explanation.withdrawnAt ? [`Withdrawn ${explanation.withdrawnAt}`] : []),
    'Identified by:',
    `  ${record.key}`,
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (batch ${batch})` : ''}`),
    'Fields and their sources:',
    ...explanation.fields.map(({ field, value, source }) => {
      const when = source.statedAt ? `, as of ${source.statedAt}` : '';
      const from = source.batch ? `, ${source.setAt}, batch ${source.batch}` : '';
      const original = source.original ? `, original value: ${shorten(JSON.parse(source.original))}` : '';
      return `  ${field}: ${shorten(value)}  ← ${source.source}, ${kinds[source.kind]}${when}${from}${original}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const shownMax = 100;

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.map(nameOrText).join('; ') : JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}

/** The name of an entry that is an author, otherwise its text. */
function nameOrText(entry: unknown): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? (entry.name as Record<string, string>) : undefined;
  return name ? (Object.values(name)[0] ?? '') : String(entry);
}
