import type { Language } from '#lib/domain/language.ts';
import { mergedHeading, whyMerged, whySuspected } from './evidence-texts.ts';
import type { ImportReport, ReportedFaults, ReportedRecord } from './import-report.ts';
import { type ReportTexts, reportTexts, writeFault } from './import-texts.ts';

/** Lines of each list that a terminal shows. */
const shownMax = 20;

/** The report for a terminal: counts, what was refused and why, what may be a duplicate, how to undo. Ends with a line break. */
export function writeReport(report: ImportReport, language: Language): string {
  const texts = reportTexts[language];
  const { counts } = report;
  const lines = [
    ...(report.dryRun ? [texts.dryRun] : []),
    (['read', 'added', 'updated', 'unchanged', 'refused'] as const).map((name) => `${texts[name]}: ${counts[name]}`).join(' · '),
    texts.rate(counts.read, report.seconds),
    ...(counts.classified + counts.unclassified > 0
      ? [`${texts.classified}: ${counts.classified}/${counts.classified + counts.unclassified}`]
      : []),
  ];
  const list = <T>(
    name: keyof ReportTexts & ('refused' | 'warnings' | 'suspects' | 'updated'),
    all: readonly T[],
    total: number,
    write: (value: T) => string,
  ) => {
    if (total === 0) return;
    lines.push('', `${texts[name]}: ${total}`, ...all.slice(0, shownMax).map((value) => `  ${write(value)}`));
    if (total > shownMax) lines.push(`  ${texts.more(total - shownMax)}`);
  };
  if (report.dryRun)
    list(
      'updated',
      report.updated,
      counts.updated,
      (record) => `${placeOf(record, texts)} ${record.title || record.key}: ${record.changes.map(({ field }) => field).join(', ')}`,
    );
  if (counts.merged > 0) {
    lines.push('', `${mergedHeading(language)}: ${counts.merged}`);
    for (const record of report.merged.slice(0, shownMax))
      lines.push(
        `  ${placeOf(record, texts)} ${(record.title || record.key).slice(0, 80)} → ${record.id}: ${whyMerged(record, language)}`.replace(
          /\s+/g,
          ' ',
        ),
      );
    if (counts.merged > shownMax) lines.push(`  ${texts.more(counts.merged - shownMax)}`);
  }
  list('refused', report.refused, counts.refused, (entry) => faultLine(entry, texts, language));
  list('warnings', report.warnings, counts.warnings, (entry) => faultLine(entry, texts, language));
  list(
    'suspects',
    report.suspects,
    counts.suspects,
    (suspect) => `${suspect.kind} ${suspect.ids.join(' = ')}: ${suspect.names[0]}: ${whySuspected(suspect, language)}`,
  );
  if (report.batch) lines.push('', `${texts.batch} ${report.batch}. ${texts.undo}: npm run import -- --undo ${report.batch}`);
  else if (!report.dryRun) lines.push('', texts.nothingChanged);
  return `${lines.join('\n')}\n`;
}

export function placeOf({ file, line, entry }: Pick<ReportedRecord, 'file' | 'line' | 'entry'>, texts: ReportTexts): string {
  return [file, line > 0 ? `${texts.line} ${line}` : '', entry === undefined ? '' : `${texts.entry} ${entry}`].filter(Boolean).join(' ');
}

/** One refusal is one line, also where what was refused is an entry of many. */
function faultLine(entry: ReportedFaults, texts: ReportTexts, language: Language): string {
  const label = entry.label ? `[${entry.label.slice(0, 60)}] ` : '';
  return `${placeOf(entry, texts)} ${label}${entry.faults.map((fault) => writeFault(fault, language)).join('; ')}`.replace(/\s+/g, ' ');
}
