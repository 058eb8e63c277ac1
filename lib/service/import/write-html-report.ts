import type { Language } from '#lib/domain/language.ts';
import { mergedHeading, whyMerged, whySuspected } from './evidence-texts.ts';
import type { ImportReport } from './import-report.ts';
import { reportTexts, writeFault } from './import-texts.ts';
import { placeOf } from './write-report.ts';

/** The report as one HTML file that needs nothing else: no script, no address, right to left in Arabic. */
export function writeHtmlReport(report: ImportReport, language: Language): string {
  const texts = reportTexts[language];
  const { counts } = report;
  const sum = (['read', 'added', 'updated', 'unchanged', 'refused', 'warnings', 'suspects'] as const)
    .map((name) => `<div><dt>${texts[name]}</dt><dd>${counts[name]}</dd></div>`)
    .join('');
  const faults = (name: 'refused' | 'warnings') =>
    table(
      `${texts[name]}: ${counts[name]}`,
      [texts.place, texts.record, texts.reason],
      report[name].map((entry) => [
        placeOf(entry, texts),
        entry.label,
        entry.faults.map((fault) => writeFault(fault, language)).join('; '),
      ]),
    );
  const updated = report.updated.flatMap((record) =>
    record.changes.map(({ field, before, after }, place) => [
      place === 0 ? placeOf(record, texts) : '',
      place === 0 ? record.title || record.key : '',
      field,
      shown(before),
      shown(after),
    ]),
  );
  const sections = [
    faults('refused'),
    faults('warnings'),
    table(`${texts.updated}: ${counts.updated}`, [texts.place, texts.record, texts.field, texts.before, texts.after], updated),
    mergesOf(report, language),
    table(
      `${texts.added}: ${counts.added}`,
      [texts.place, texts.record],
      report.added.map((record) => [placeOf(record, texts), record.title || record.key]),
    ),
    suspectsOf(report, language),
  ];
  const head = [
    report.dryRun ? texts.dryRun : '',
    report.batch ? `${texts.batch} ${report.batch}` : '',
    texts.rate(counts.read, report.seconds),
    report.truncated ? texts.truncated : '',
  ];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1a1a1a}dl{display:flex;gap:1.5rem;flex-wrap:wrap}dl div{min-inline-size:6rem}dt{color:#555}dd{margin:0;font-size:1.5rem}table{border-collapse:collapse;inline-size:100%;margin-block:.5rem 2rem}th,td{border-block-end:1px solid #ddd;padding:.3rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#f4f4f4}</style></head>
<body><h1>${texts.title}</h1><p>${head.filter(Boolean).map(escapeHtml).join('<br>')}</p><p>${report.files.map((file) => `<bdi>${escapeHtml(file)}</bdi>`).join('، ')}</p><dl>${sum}</dl>
${sections.filter(Boolean).join('\n')}
</body></html>
`;
}

function mergesOf({ counts, merged }: ImportReport, language: Language): string {
  const texts = reportTexts[language];
  return table(
    `${mergedHeading(language)}: ${counts.merged}`,
    [texts.place, texts.record, '', texts.reason],
    merged.map((record) => [placeOf(record, texts), record.title || record.key, record.id, whyMerged(record, language)]),
  );
}

function suspectsOf({ counts, suspects }: ImportReport, language: Language): string {
  const texts = reportTexts[language];
  return table(
    `${texts.suspects}: ${counts.suspects}`,
    ['', texts.record, texts.reason],
    suspects.map((suspect) => [`${suspect.kind} ${suspect.ids.join(' = ')}`, suspect.names.join(' · '), whySuspected(suspect, language)]),
  );
}

function table(title: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}><bdi>${escapeHtml(cell)}</bdi></${tag}>`).join('');
  return `<h2>${escapeHtml(title)}</h2><table><thead><tr>${cells(headings, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</tbody></table>`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 500);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
