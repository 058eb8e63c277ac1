import type { ImportFaultCode } from '#lib/import/draft/draft.ts';
import type { DetectedEncoding } from '#lib/import/read/find-encoding.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { KeptReason } from '#lib/store/records/weigh-sources.ts';

/** Wording of the import report in the terminal and in HTML. */
export interface ReportTexts {
  readonly title: string;
  readonly dryRun: string;
  readonly read: string;
  readonly added: string;
  readonly updated: string;
  readonly unchanged: string;
  readonly refused: string;
  readonly warnings: string;
  readonly suspects: string;
  readonly leftOut: string;
  readonly merged: string;
  readonly kept: string;
  readonly incoming: string;
  readonly current: string;
  readonly alarms: string;
  readonly alarm: (field: string, code: ImportFaultCode, records: number) => string;
  readonly notUsed: (fields: number) => string;
  readonly example: string;
  readonly records: string;
  readonly format: string;
  readonly notRead: string;
  readonly encodings: string;
  readonly encodingHow: Readonly<Record<DetectedEncoding['how'] | 'damaged', string>>;
  readonly line: string;
  readonly entry: string;
  readonly batch: string;
  readonly rate: (records: number, seconds: number) => string;
  readonly file: string;
  readonly position: string;
  readonly record: string;
  readonly reason: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly truncated: string;
  readonly notTaken: (fields: number) => string;
  readonly notTakenWhy: Readonly<Record<KeptReason, string>>;
  readonly notTakenHow: string;
}

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    title: 'Import report',
    dryRun: 'Preview: nothing was written.',
    read: 'read',
    added: 'added',
    updated: 'updated',
    unchanged: 'unchanged',
    refused: 'refused',
    warnings: 'warnings',
    suspects: 'suspected duplicates',
    leftOut: 'skipped',
    merged: 'merged with an existing record',
    kept: 'records with stored values kept',
    incoming: 'Incoming',
    current: 'Current',
    alarms: 'lost or falsified',
    alarm: (field, code, records) =>
      `${field} ${code === 'not_stored' ? 'present but not read' : 'changed or not cleaned'}: ${records} ${records === 1 ? 'record' : 'records'}`,
    notUsed: (fields) => `!! NOT USED: ${fields} input ${fields === 1 ? 'field' : 'fields'}, with the number of records that have them:`,
    example: 'Example',
    records: 'Records',
    format: 'Format',
    notRead: 'NOT READ',
    encodings: 'Encoding',
    encodingHow: {
      named: 'as specified',
      mark: 'by its byte order mark',
      valid: 'the whole file is valid',
      declared: 'as the file declares',
      guessed: 'most likely; use --encoding if it is wrong',
      damaged: 'some bytes are invalid in it, and their records were refused; use --encoding if it is wrong',
    },
    line: 'line',
    entry: 'entry',
    batch: 'Batch',
    rate: (records, seconds) => `${seconds.toFixed(1)} s, ${Math.round(records / Math.max(seconds, 0.001))} records/s`,
    file: 'File',
    position: 'Position',
    record: 'Record',
    reason: 'Reason',
    field: 'Field',
    before: 'Before',
    after: 'After',
    truncated: 'Lists except that of refused records are cut at 5,000 entries; counts are complete.',
    notTaken: (fields) => `Fields not updated: ${fields}`,
    notTakenWhy: {
      person: 'edited or reviewed by a person',
      derived: 'derived by machine, while a source has a value',
      rank: 'a source of higher rank has a value',
      publication: 'from a preprint, while the publication is stored',
      stands: 'a source of the same rank has a value',
    },
    notTakenHow: 'Use --replace to load corrections from the same source',
  },
  ar: {
    title: 'تقرير الاستيراد',
    dryRun: 'معاينة: لم يُكتب شيء.',
    read: 'قُرئ',
    added: 'أُضيف',
    updated: 'حُدّث',
    unchanged: 'بلا تغيير',
    refused: 'رُفض',
    warnings: 'تنبيهات',
    suspects: 'مكررات محتملة',
    leftOut: 'تُرك',
    merged: 'دُمج في سجل موجود',
    kept: 'سجلات فيها قيم لم تؤخذ وبقي ما كان',
    incoming: 'الوارد',
    current: 'الباقي',
    alarms: 'ضاع أو تغيّر',
    alarm: (field, code, records) =>
      `${field} (${code === 'not_stored' ? 'موجود في المصدر ولم يُقرأ' : 'تغيّر أو لم يُنظَّف'})، عدد السجلات: ${records}`,
    notUsed: (fields) => `!! لم يُستعمل: حقول في الملفات عددها ${fields}، ومع كل حقل عدد السجلات التي تحمله:`,
    example: 'مثال',
    records: 'السجلات',
    format: 'الصيغة',
    notRead: 'لم يُقرأ',
    encodings: 'الترميز',
    encodingHow: {
      named: 'كما سمّيته',
      mark: 'من علامته',
      valid: 'صالح كله',
      declared: 'كما يصرّح الملف',
      guessed: 'الأرجح، ويسمّى غيره بالخيار ‎--encoding',
      damaged: 'فيه بايتات ليست حروفًا، ورُفضت السجلات التي تحملها، ويسمّى غيره بالخيار ‎--encoding',
    },
    line: 'السطر',
    entry: 'القيد',
    batch: 'الدفعة',
    rate: (records, seconds) => `${seconds.toFixed(1)} ث، ${Math.round(records / Math.max(seconds, 0.001))} سجل/ث`,
    file: 'الملف',
    position: 'الموضع',
    record: 'السجل',
    reason: 'السبب',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    truncated: 'القوائم، عدا قائمة السجلات المرفوضة، مقطوعة عند 5000 بند، أما الأعداد فكاملة.',
    notTaken: (fields) => `حقول لم تؤخذ: ${fields}`,
    notTakenWhy: {
      person: 'حرّرها إنسان أو راجعها',
      derived: 'استنتجتها آلة، وللمصدر فيها قول',
      rank: 'فيها قول مصدر أعلى رتبة',
      publication: 'من نسخة أولية، والمنشور موجود',
      stands: 'فيها قيمة من مصدر في الرتبة نفسها',
    },
    notTakenHow: 'الخيار ‎--replace يُحل الملف المصحَّح محل ما قاله مصدره',
  },
};
