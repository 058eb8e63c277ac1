import { fill } from '#lib/languages/bilingual.ts';
import { checkTitles, verdictWords } from './check-titles.ts';
import type { Finding } from './finding.ts';
import { messages } from './messages.ts';
import type { DoctorReport } from './run-doctor.ts';

const summaries = {
  0: 'Everything is recognised.',
  1: 'Usable; read the warnings.',
  2: 'Not usable in this state.',
  3: 'The key is refused.',
  4: 'The service cannot be reached.',
  64: 'The command was not understood.',
} as const;

/** The report as a plain-text table, one line per finding. */
export function renderReport(report: DoctorReport): string {
  const rows = report.findings.map(
    (finding) => [`${finding.check} ${checkTitles[finding.check]}`, verdictWords[finding.verdict], findingText(finding)] as const,
  );
  const table = [['Check', 'Result', 'Finding'] as const, ...rows];
  const width = (column: 0 | 1) => Math.max(...table.map((row) => row[column].length));
  const [titleWidth, verdictWidth] = [width(0), width(1)];
  const lines = table.map(([title, verdict, text]) => `${title.padEnd(titleWidth)}  ${verdict.padEnd(verdictWidth)}  ${text}`);
  return [report.baseUrl, '', ...lines, '', `${summaries[report.exitCode]} (${report.requests} requests)`, ''].join('\n');
}

export function findingText({ message, values }: Finding): string {
  return fill(messages[message], values);
}
