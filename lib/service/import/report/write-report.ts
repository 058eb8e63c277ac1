import type { Language } from '#lib/domain/language.ts';
import { unreadKinds } from '#lib/service/import/read/unread-kinds.ts';
import { keptReasons } from '#lib/service/store/records/weigh-sources.ts';
import { whyMerged, whySuspected } from './evidence-texts.ts';
import { writeFault } from './fault-texts.ts';
import type { ImportReport, ReportedFaults, ReportedRecord } from './import-report.ts';
import { type ReportTexts, reportTexts } from './report-texts.ts';

/** Lines of each list that a terminal shows. */
const shownMax = 20;

/** The report for a terminal: counts, what was refused and why, what may be a duplicate, how to undo. Ends with a line break. */
export function writeReport(report: ImportReport, language: Language): string {
  const texts = reportTexts[language];
  const { counts } = report;
  const lines = [
    ...(report.dryRun ? [texts.dryRun] : []),
    (['read', 'added', 'updated', 'unchanged', 'refused', 'leftOut'] as const)
      .filter((name) => name !== 'leftOut' || counts.leftOut > 0)
      .map((name) => `${texts[name]}: ${counts[name]}`)
      .join(' · '),
    texts.rate(counts.read, report.seconds),
    ...(counts.classified + counts.unclassified > 0
      ? [`${texts.classified}: ${counts.classified}/${counts.classified + counts.unclassified}`]
      : []),
  ];
  for (const { file, encoding, how, damaged } of report.encodings)
    lines.push(`${texts.encodings}: ${file}: ${encoding} (${texts.encodingHow[damaged ? 'damaged' : how]})`);
  const list = <T>(
    name: keyof ReportTexts & ('refused' | 'warnings' | 'suspects' | 'updated' | 'kept' | 'merged'),
    all: readonly T[],
    total: number,
    write: (value: T) => string,
  ) => {
    if (total === 0) return;
    lines.push('', `${texts[name]}: ${total}`, ...all.slice(0, shownMax).map((value) => `  ${write(value)}`));
    if (total > shownMax) lines.push(`  ${texts.more(total - shownMax)}`);
  };
  if (report.dryRun)
    list('updated', report.updated, counts.updated, (record) =>
      recordLine(record, record.changes.map(({ field }) => field).join(', '), texts),
    );
  list('merged', report.merged, counts.merged, (record) => recordLine(record, whyMerged(record, language), texts));
  list('kept', report.kept, counts.kept, (record) => recordLine(record, record.fields.map(({ field }) => field).join(', '), texts));
  list('refused', report.refused, counts.refused, (entry) => faultLine(entry, texts, language));
  list('warnings', report.warnings, counts.warnings, (entry) => faultLine(entry, texts, language));
  list(
    'suspects',
    report.suspects,
    counts.suspects,
    (suspect) => `${suspect.kind} ${suspect.ids.join(' = ')}: ${suspect.names[0]}: ${whySuspected(suspect, language)}`,
  );
  lines.push(...unreadLines(report, texts, language));
  if (report.batch) lines.push('', `${texts.batch} ${report.batch}. ${texts.undo}: npm run import -- --undo ${report.batch}`);
  else if (!report.dryRun) lines.push('', texts.nothingChanged);
  const notTaken = notTakenLine(report, texts);
  if (notTaken) lines.push(notTaken);
  return `${lines.join('\n')}\n`;
}

/** How many fields of records that are there were not taken, and why; undefined where all were. */
export function notTakenLine({ notTaken }: Pick<ImportReport, 'notTaken'>, texts: ReportTexts): string | undefined {
  const reasons = keptReasons.flatMap((reason) => (notTaken[reason] ? [[reason, notTaken[reason]] as const] : []));
  if (reasons.length === 0) return undefined;
  const sum = reasons.reduce((total, [, fields]) => total + fields, 0);
  return `${texts.notTaken(sum)} (${reasons.map(([reason, fields]) => `${texts.notTakenWhy[reason]}: ${fields}`).join('; ')}). ${texts.notTakenHow}`;
}

/** What was not read and what was read in vain, near the end, where a terminal stands still. */
function unreadLines({ unread, unreadFiles }: ImportReport, texts: ReportTexts, language: Language): string[] {
  const files = unreadFiles.map(({ file, kind, records }) => {
    const { what, instead } = unreadKinds[kind];
    const count = records === undefined ? '' : ` (${texts.notReadRecords(records)})`;
    return `!! ${texts.notRead}: ${file}${count}: ${what[language]}. ${instead[language]}.`;
  });
  if (unread.length === 0) return files.length > 0 ? ['', ...files] : [];
  const named = unread.slice(0, shownMax).map(({ format, field, records }) => `${format} ${field} (${records})`);
  const more = unread.length > shownMax ? `; … +${unread.length - shownMax}` : '';
  return ['', ...files, `${texts.notUsed(unread.length)} ${named.join('; ')}${more}. ${texts.notUsedHow}`];
}

export function placeOf({ file, line, entry }: Pick<ReportedRecord, 'file' | 'line' | 'entry'>, texts: ReportTexts): string {
  return [file, line > 0 ? `${texts.line} ${line}` : '', entry === undefined ? '' : `${texts.entry} ${entry}`].filter(Boolean).join(' ');
}

function recordLine(record: ReportedRecord, said: string, texts: ReportTexts): string {
  const into = record.id === undefined ? '' : ` → ${record.id}`;
  return `${placeOf(record, texts)} ${(record.title || record.key).slice(0, 80)}${into}: ${said}`.replace(/\s+/g, ' ');
}

/** One refusal is one line, also where what was refused is an entry of many. */
function faultLine(entry: ReportedFaults, texts: ReportTexts, language: Language): string {
  const label = entry.label ? `[${entry.label.slice(0, 60)}] ` : '';
  return `${placeOf(entry, texts)} ${label}${entry.faults.map((fault) => writeFault(fault, language)).join('; ')}`.replace(/\s+/g, ' ');
}
