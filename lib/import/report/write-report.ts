import { isAlarm } from '#lib/import/draft/draft.ts';
import { unsupportedFiles } from '#lib/import/read/unsupported-files.ts';
import { keptReasons } from '#lib/store/records/weigh-sources.ts';
import { whyMerged, whySuspected } from './evidence-texts.ts';
import { writeImportFault } from './fault-texts.ts';
import type { ImportReport, ReportedFaults, ReportedRecord } from './import-report.ts';
import { type ReportTexts, reportTexts } from './report-texts.ts';

/** Maximum lines of each list in a terminal. */
const linesMax = 20;

/** The report for a terminal, in English: counts, refusals, suspected duplicates, how to undo. Ends with a line break. */
export function writeReport(report: ImportReport): string {
  const texts = reportTexts.en;
  const { counts } = report;
  const lines = [
    ...(report.dryRun ? [texts.dryRun] : []),
    (['read', 'added', 'updated', 'unchanged', 'refused', 'leftOut'] as const)
      .filter((name) => name !== 'leftOut' || counts.leftOut > 0)
      .map((name) => `${texts[name]}: ${counts[name]}`)
      .join(' · '),
    texts.rate(counts.read, report.seconds),
    ...(counts.classified + counts.unclassified > 0
      ? [`areas assigned to: ${counts.classified}/${counts.classified + counts.unclassified}`]
      : []),
  ];
  for (const { file, encoding, how, damaged } of report.encodings)
    lines.push(`${texts.encodings}: ${file}: ${encoding} (${texts.encodingHow[damaged ? 'damaged' : how]})`);
  const list = <T>(
    name: keyof ReportTexts & ('alarms' | 'refused' | 'warnings' | 'suspects' | 'updated' | 'kept' | 'merged'),
    items: readonly T[],
    total: number,
    write: (value: T) => string,
  ) => {
    if (total === 0) return;
    lines.push('', `${texts[name]}: ${total}`, ...items.slice(0, linesMax).map((value) => `  ${write(value)}`));
    if (total > linesMax) lines.push(`  … and ${total - linesMax} more; --report FILE.json or FILE.html lists them`);
  };
  const [alarmed, warned] = splitAlarms(report.warnings);
  list('alarms', alarmed, alarmed.length, (entry) => faultLine(entry));
  if (report.dryRun)
    list('updated', report.updated, counts.updated, (record) =>
      recordLine(record, record.changes.map(({ field }) => field).join(', '), texts),
    );
  list('merged', report.merged, counts.merged, (record) => recordLine(record, whyMerged(record, 'en'), texts));
  list('kept', report.kept, counts.kept, (record) => recordLine(record, record.fields.map(({ field }) => field).join(', '), texts));
  list('refused', report.refused, counts.refused, (entry) => faultLine(entry));
  list('warnings', warned, counts.warnings, (entry) => faultLine(entry));
  list(
    'suspects',
    report.suspects,
    counts.suspects,
    (suspect) => `${suspect.kind} ${suspect.ids.join(' = ')}: ${suspect.names[0]}: ${whySuspected(suspect, 'en')}`,
  );
  lines.push(...unreadLines(report));
  lines.push(...report.alarms.map(({ code, field, records }) => `!! ${texts.alarm(field, code, records)}`));
  if (report.batch) lines.push('', `${texts.batch} ${report.batch}. To undo it: npm run import -- --undo ${report.batch}`);
  else if (!report.dryRun) lines.push('', 'Nothing changed.');
  const notTaken = keptValuesLine(report, texts);
  if (notTaken) lines.push(notTaken);
  return `${lines.join('\n')}\n`;
}

/** Warnings of lost or falsified facts, and the other warnings. */
export function splitAlarms(warnings: readonly ReportedFaults[]): readonly [ReportedFaults[], ReportedFaults[]] {
  const parts = [true, false].map((alarming) =>
    warnings.flatMap((entry): ReportedFaults[] => {
      const faults = entry.faults.filter(({ code }) => isAlarm(code) === alarming);
      return faults.length > 0 ? [{ ...entry, faults }] : [];
    }),
  );
  return parts as [ReportedFaults[], ReportedFaults[]];
}

/** One line on the values of existing records that were not replaced, with reasons; undefined when there are none. */
export function keptValuesLine({ notTaken }: Pick<ImportReport, 'notTaken'>, texts: ReportTexts): string | undefined {
  const reasons = keptReasons.flatMap((reason) => (notTaken[reason] ? [[reason, notTaken[reason]] as const] : []));
  if (reasons.length === 0) return undefined;
  const sum = reasons.reduce((total, [, fields]) => total + fields, 0);
  return `${texts.notTaken(sum)} (${reasons.map(([reason, fields]) => `${texts.notTakenWhy[reason]}: ${fields}`).join('; ')}). ${texts.notTakenHow}`;
}

/** Unread files and unused fields come last, where a terminal stops scrolling. */
function unreadLines({ unread, unreadFiles }: ImportReport): string[] {
  const texts = reportTexts.en;
  const files = unreadFiles.map(({ file, kind, records }) => {
    const { what, instead } = unsupportedFiles[kind];
    const count = records === undefined ? '' : ` (${records} records)`;
    return `!! ${texts.notRead}: ${file}${count}: ${what.en}. ${instead.en}.`;
  });
  if (unread.length === 0) return files.length > 0 ? ['', ...files] : [];
  const fields = unread.slice(0, linesMax).map(({ format, field, records }) => `${format} ${field} (${records})`);
  const more = unread.length > linesMax ? `; … +${unread.length - linesMax}` : '';
  return [
    '',
    ...files,
    `${texts.notUsed(unread.length)} ${fields.join('; ')}${more}. --report FILE.json or FILE.html lists them all, with an example of each`,
  ];
}

export function positionOf({ file, line, entry }: Pick<ReportedRecord, 'file' | 'line' | 'entry'>, texts: ReportTexts): string {
  return [file, line > 0 ? `${texts.line} ${line}` : '', entry === undefined ? '' : `${texts.entry} ${entry}`].filter(Boolean).join(' ');
}

function recordLine(record: ReportedRecord, detail: string, texts: ReportTexts): string {
  const target = record.id === undefined ? '' : ` → ${record.id}`;
  return `${positionOf(record, texts)} ${(record.title || record.key).slice(0, 80)}${target}: ${detail}`.replace(/\s+/g, ' ');
}

/** One fault as a single line, even if the entry has several lines. */
function faultLine(entry: ReportedFaults): string {
  const label = entry.label ? `[${entry.label.slice(0, 60)}] ` : '';
  return `${positionOf(entry, reportTexts.en)} ${label}${entry.faults.map((fault) => writeImportFault(fault, 'en')).join('; ')}`.replace(
    /\s+/g,
    ' ',
  );
}
