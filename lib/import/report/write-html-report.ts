import { escapeMarkup } from '#lib/base/escape-markup.ts';
import { unsupportedFiles } from '#lib/import/read/unsupported-files.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { whyMerged, whySuspected } from './evidence-texts.ts';
import { writeImportFault } from './fault-texts.ts';
import type { ImportReport, ReportedFaults } from './import-report.ts';
import { type ReportTexts, reportTexts } from './report-texts.ts';
import { keptValuesLine, positionOf, splitAlarms } from './write-report.ts';

/** The report as one self-contained HTML file without scripts or links; right to left in Arabic. */
export function writeHtmlReport(report: ImportReport, language: Language): string {
  return [...htmlReportParts(report, language, report.refused)].join('');
}

/** The parts of the HTML report, with a row for each of `refused`, which may be more than the report holds in memory. */
export function* htmlReportParts(report: ImportReport, language: Language, refused: Iterable<ReportedFaults>): Generator<string> {
  const texts = reportTexts[language];
  const { counts } = report;
  const totals = (['read', 'added', 'updated', 'unchanged', 'refused', 'leftOut', 'merged', 'kept', 'warnings', 'suspects'] as const)
    .map((name) => `<div><dt>${texts[name]}</dt><dd>${counts[name]}</dd></div>`)
    .join('');
  const summary = [
    report.dryRun ? texts.dryRun : '',
    report.batch ? `${texts.batch} ${report.batch}` : '',
    texts.rate(counts.read, report.seconds),
    report.truncated ? texts.truncated : '',
    keptValuesLine(report, texts) ?? '',
    ...report.alarms.map(({ code, field, records }) => texts.alarm(field, code, records)),
  ];
  yield `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1a1a1a}dl{display:flex;gap:1.5rem;flex-wrap:wrap}dl div{min-inline-size:6rem}dt{color:#555}dd{margin:0;font-size:1.5rem}table{border-collapse:collapse;inline-size:100%;margin-block:.5rem 2rem}th,td{border-block-end:1px solid #ddd;padding:.3rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{background:#f4f4f4}</style></head>
<body><h1>${texts.title}</h1><p>${summary.filter(Boolean).map(escapeMarkup).join('<br>')}</p><p>${report.files.map((file) => `<bdi>${escapeMarkup(file)}</bdi>`).join('، ')}</p><dl>${totals}</dl>
`;
  for (const section of [alarmSection(report, texts, language), ...unreadSections(report, texts, language)]) yield section;
  yield* faultTable(`${texts.refused}: ${counts.refused}`, refused, texts, language);
  for (const section of recordSections(report, texts, language)) yield section;
  yield '</body></html>\n';
}

/** Lost and falsified facts of each record, the first table of the report. */
function alarmSection({ warnings }: ImportReport, texts: ReportTexts, language: Language): string {
  const [alarmed] = splitAlarms(warnings);
  return [...faultTable(`${texts.alarms}: ${alarmed.length}`, alarmed, texts, language)].join('');
}

function faultTable(title: string, entries: Iterable<ReportedFaults>, texts: ReportTexts, language: Language): Generator<string> {
  const rows = Iterator.from(entries).map((entry) => [
    positionOf(entry, texts),
    entry.label,
    entry.faults.map((fault) => writeImportFault(fault, language)).join('; '),
  ]);
  return tableParts(title, [texts.position, texts.record, texts.reason], rows);
}

/** Tables of unread files, unused fields and encodings. */
function unreadSections({ unreadFiles, unread, encodings }: ImportReport, texts: ReportTexts, language: Language): string[] {
  return [
    table(
      texts.notRead,
      [texts.file, texts.format, texts.records, texts.reason],
      unreadFiles.map(({ file, kind, records }) => [
        file,
        unsupportedFiles[kind].what[language],
        String(records ?? ''),
        unsupportedFiles[kind].instead[language],
      ]),
    ),
    table(
      texts.notUsed(unread.length),
      [texts.format, texts.field, texts.records, texts.example],
      unread.map(({ format, field, records, example }) => [format, field, String(records), example]),
    ),
    table(
      texts.encodings,
      [texts.file, texts.encodings, texts.reason],
      encodings.map(({ file, encoding, how, damaged }) => [file, encoding, texts.encodingHow[damaged ? 'damaged' : how]]),
    ),
  ];
}

/** Tables of records by outcome. */
function recordSections(report: ImportReport, texts: ReportTexts, language: Language): string[] {
  const { counts } = report;
  const records = (name: 'added' | 'unchanged') =>
    table(
      `${texts[name]}: ${counts[name]}`,
      [texts.position, texts.record],
      report[name].map((record) => [positionOf(record, texts), record.title || record.key]),
    );
  return [
    ...(['leftOut', 'warnings'] as const).flatMap((name) => [
      ...faultTable(`${texts[name]}: ${counts[name]}`, name === 'warnings' ? splitAlarms(report[name])[1] : report[name], texts, language),
    ]),
    table(
      `${texts.merged}: ${counts.merged}`,
      [texts.position, texts.record, '', texts.reason],
      report.merged.map((record) => [positionOf(record, texts), record.title || record.key, record.id, whyMerged(record, language)]),
    ),
    fieldTable(
      `${texts.updated}: ${counts.updated}`,
      [texts.before, texts.after],
      report.updated.map((record) => [record, record.changes.map(({ field, before, after }) => [field, before, after])]),
      texts,
    ),
    fieldTable(
      `${texts.kept}: ${counts.kept}`,
      [texts.incoming, texts.current],
      report.kept.map((record) => [record, record.fields.map(({ field, came, stands }) => [field, came, stands])]),
      texts,
    ),
    records('added'),
    records('unchanged'),
    table(
      `${texts.suspects}: ${counts.suspects}`,
      ['', texts.record, texts.reason],
      report.suspects.map((suspect) => [
        `${suspect.kind} ${suspect.ids.join(' = ')}`,
        suspect.names.join(' · '),
        whySuspected(suspect, language),
      ]),
    ),
  ];
}

type FieldsOf = readonly [record: ImportReport['added'][number], fields: readonly (readonly [name: string, one: unknown, two: unknown])[]];

/** A table of records with two values per field. */
function fieldTable(title: string, values: readonly [string, string], records: readonly FieldsOf[], texts: ReportTexts): string {
  const rows = records.flatMap(([record, fields]) =>
    fields.map(([field, first, second], index) => [
      ...(index === 0 ? [positionOf(record, texts), record.title || record.key] : ['', '']),
      field,
      formatValue(first),
      formatValue(second),
    ]),
  );
  return table(title, [texts.position, texts.record, texts.field, ...values], rows);
}

const table = (title: string, headings: readonly string[], rows: Iterable<readonly string[]>): string =>
  [...tableParts(title, headings, rows)].join('');

/** The parts of a table; none when there are no rows. */
function* tableParts(title: string, headings: readonly string[], rows: Iterable<readonly string[]>): Generator<string> {
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}><bdi>${escapeMarkup(cell)}</bdi></${tag}>`).join('');
  let isEmpty = true;
  for (const row of rows) {
    if (isEmpty) yield `<h2>${escapeMarkup(title)}</h2><table><thead><tr>${cells(headings, 'th')}</tr></thead><tbody>`;
    isEmpty = false;
    yield `<tr>${cells(row, 'td')}</tr>\n`;
  }
  if (!isEmpty) yield '</tbody></table>\n';
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 500);
}
