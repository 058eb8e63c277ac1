import type { Language } from '#lib/domain/language.ts';
import type { RecordExplanation } from '#lib/service/store/curation.ts';
import type { FieldKind } from '#lib/service/store/records/field-sources.ts';

interface Texts {
  readonly record: string;
  readonly knownBy: string;
  readonly fields: string;
  readonly mergedInto: string;
  readonly withdrawn: string;
  readonly batch: string;
  readonly asOf: string;
  readonly originally: string;
  readonly kinds: Readonly<Record<FieldKind, string>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    record: 'Record',
    knownBy: 'Identified by',
    fields: 'Fields and their sources',
    mergedInto: 'Merged into',
    withdrawn: 'Withdrawn',
    batch: 'batch',
    asOf: 'as of',
    originally: 'original value',
    kinds: {
      original: 'as given by the source',
      author: 'by the author',
      editor: 'by an editor',
      machine: 'by machine',
      reviewed: 'reviewed',
      derived: 'derived here or by that service',
    },
  },
  ar: {
    record: 'السجل',
    knownBy: 'يُعرف بـ',
    fields: 'الحقول ومصادرها',
    mergedInto: 'دُمج في',
    withdrawn: 'سُحب في',
    batch: 'الدفعة',
    asOf: 'بتاريخ',
    originally: 'وكُتب هناك',
    kinds: {
      original: 'كما ورد',
      author: 'من المؤلف',
      editor: 'من محرر',
      machine: 'آليًا',
      reviewed: 'مُراجَع',
      derived: 'مستنتَج هنا أو في تلك الخدمة',
    },
  },
};

/** The explanation for a terminal, one field per line with source, date and batch. Ends with a line break. */
export function writeRecordExplanation(explanation: RecordExplanation, language: Language): string {
  const wording = texts[language];
  const { record } = explanation;
  const lines = [
    `${wording.record} ${explanation.id}: ${record.title[record.language] ?? Object.values(record.title)[0] ?? ''}`,
    ...(explanation.mergedInto ? [`${wording.mergedInto} ${explanation.mergedInto}`] : []),
    ...(explanation.withdrawnAt ? [`${wording.withdrawn} ${explanation.withdrawnAt}`] : []),
    `${wording.knownBy}:`,
    `  ${record.key}`,
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (${wording.batch} ${batch})` : ''}`),
    `${wording.fields}:`,
    ...explanation.fields.map(({ field, value, source }) => {
      const when = source.statedAt ? `, ${wording.asOf} ${source.statedAt}` : '';
      const from = source.batch ? `, ${source.setAt}, ${wording.batch} ${source.batch}` : '';
      const original = source.original ? `, ${wording.originally}: ${shorten(JSON.parse(source.original))}` : '';
      return `  ${field}: ${shorten(value)}  ← ${source.source}, ${wording.kinds[source.kind]}${when}${from}${original}`;
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
