import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { HostFacts } from './host-facts.ts';

/** A table of figures. Cells are formatted numbers with units, or words for missing values. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Conditions, absent parts, and reasons for missed targets. */
  readonly notes: readonly string[];
}

/** A figure next to its target; the target is empty when a figure is only compared with earlier ones. */
export type Target = readonly [what: string, measured: string, target: string];

export interface PartReport {
  readonly part: string;
  readonly tables: readonly Table[];
  readonly targets?: readonly Target[];
  /** The figures as numbers, including those of each run. */
  readonly figures: unknown;
}

/** Folder of reports and generated data, ignored by git. */
export const benchFolder = '.bench';
const document = 'docs/performance.md';

/** Writes the report of a part as a JSON file and returns its path. */
export async function writeJson(report: PartReport, hostFacts: HostFacts): Promise<string> {
  await mkdir(benchFolder, { recursive: true });
  const path = `${benchFolder}/${report.part}.json`;
  await writeFile(path, `${JSON.stringify({ ...hostFacts, ...report }, null, 2)}\n`);
  return path;
}

/** Replaces the text between the markers of a part in the document; parts without markers are skipped. */
export async function writeDocument(report: PartReport, hostFacts: HostFacts): Promise<boolean> {
  const text = await readFile(document, 'utf8');
  const [open, close] = [`<!-- bench:${report.part} -->`, `<!-- /bench:${report.part} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 || to < from) return false;
  await writeFile(document, `${text.slice(0, from + open.length)}\n\n${markdownOf(report, hostFacts)}\n${text.slice(to)}`);
  return true;
}

/** A report as Markdown: host, versions, tables and notes. */
export function markdownOf(report: PartReport, { at, machine, versions }: HostFacts): string {
  const versionTexts = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const head = `Measured ${at.slice(0, 10)} on ${machine}; ${versionTexts.join(', ')}.`;
  return [head, ...report.tables.map(tableText), ...(report.targets ? [targetText(report.targets)] : [])].join('\n\n').concat('\n');
}

/** The table of figures and targets. */
export const targetText = (targets: readonly Target[]) =>
  tableText({ title: 'Figures and targets', columns: ['what', 'measured', 'target'], rows: targets, notes: [] });

function tableText({ title, columns, rows, notes }: Table): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  const table = [line(columns), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
  return [`**${title}**`, table, ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : [])].join('\n\n');
}
