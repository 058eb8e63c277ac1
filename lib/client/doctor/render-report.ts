import { fill } from '#lib/contract/bilingual.ts';
import type { Language } from '#lib/domain/language.ts';
import { checkTitles, verdictWords } from './check-titles.ts';
import type { Finding } from './finding.ts';
import { messages } from './messages.ts';
import type { DoctorReport } from './run-doctor.ts';

const summaries = {
  0: { en: 'Everything is recognised.', ar: 'كل شيء معروف.' },
  1: { en: 'Usable; read the warnings.', ar: 'صالح للاستعمال، فاطّلع على التنبيهات.' },
  2: { en: 'Not usable in this state.', ar: 'غير صالح للاستعمال على حاله.' },
  3: { en: 'The key is refused.', ar: 'المفتاح مرفوض.' },
  4: { en: 'The service cannot be reached.', ar: 'تعذّر الوصول إلى الخدمة.' },
  64: { en: 'The command was not understood.', ar: 'لم يُفهم الأمر.' },
} as const;

const columns = { en: ['Check', 'Result', 'Finding'], ar: ['الفحص', 'النتيجة', 'التفصيل'] } as const;

/** The report as a plain-text table, one line per finding, in `language`. */
export function renderReport(report: DoctorReport, language: Language): string {
  const rows = report.findings.map(
    (finding) =>
      [
        `${finding.check} ${checkTitles[finding.check][language]}`,
        verdictWords[finding.verdict][language],
        textOf(finding, language),
      ] as const,
  );
  const table = [columns[language], ...rows];
  const width = (column: 0 | 1) => Math.max(...table.map((row) => row[column].length));
  const [titleWidth, verdictWidth] = [width(0), width(1)];
  const lines = table.map(([title, verdict, text]) => `${title.padEnd(titleWidth)}  ${verdict.padEnd(verdictWidth)}  ${text}`);
  const requests = { en: `${report.requests} requests`, ar: `عدد الطلبات: ${report.requests}` }[language];
  return [report.baseUrl, '', ...lines, '', `${summaries[report.exitCode][language]} (${requests})`, ''].join('\n');
}

export function textOf({ message, values }: Finding, language: Language): string {
  return fill(messages[message][language], values);
}
