import { existsSync } from 'node:fs';
import type { PartReport, Table } from '#bench/report.ts';
import { classifyAreas } from '#lib/import/classify/areas.ts';
import { labelSources, namesOf, testData } from './label-sources.ts';
import { judgeInvented, readLabels } from './read-labels.ts';
import { type AreaResult, isCorrect, type Label, scoreAreas } from './score-areas.ts';

const halves = ['tune', 'held'] as const;
const measures = {
  precision: 'assigned areas that are right',
  records: 'records without a wrong area',
  recall: 'records in an area that get a right one',
  strict: 'right areas that are assigned',
  none: 'records in no area that get none',
};

/** Accuracy of the import classifier on labelled records of all sources. */
export async function measureAreas({ errors }: { readonly errors: boolean }): Promise<PartReport> {
  if (!existsSync(testData)) {
    const results = judgeInvented();
    const notes = [`${testData} does not exist: these are the ${results.length} invented records, a small sample.`];
    return { part: 'areas', tables: [tableOf('Areas, invented records', ['invented'], results, notes)], figures: scoreAreas(results) };
  }
  const labels = readLabels();
  const { results, missing } = await judge(labels);
  if (errors) for (const line of errorLines(results.filter(({ half }) => half === 'tune'))) process.stdout.write(`${line}\n`);
  const notes = [
    `${labels.length} labelled records of ${new Set(labels.map(({ source }) => source)).size} sources, labelled from title and abstract before the classifier ran; the held-out half was not used for tuning.`,
    'An area is right if the label lists it as right or acceptable; a record in an area needs one listed as right. 95 % Wilson intervals.',
    ...(missing.length > 0 ? [`Not found: ${missing.map(({ source, id }) => `${source} ${id}`).join(', ')}`] : []),
  ];
  return {
    part: 'areas',
    tables: [
      tableOf('Areas of imported records', halves, results, notes),
      tableOf(
        'By source, held-out half',
        sourcesOf(labels),
        results.filter(({ half }) => half === 'held'),
        [],
        'source',
      ),
    ],
    figures: Object.fromEntries(halves.map((half) => [half, scoreAreas(results.filter((result) => result.half === half))])),
  };
}

async function judge(labels: readonly Label[]): Promise<{ results: AreaResult[]; missing: Label[] }> {
  const results: AreaResult[] = [];
  const missing: Label[] = [];
  for (const [source, readSource] of Object.entries(labelSources)) {
    const labelById = new Map(labels.filter((label) => label.source === source).map((label) => [label.id, label]));
    for (const { record, subjects } of await readSource(testData)) {
      const name = namesOf(record).find((recordName) => labelById.has(recordName));
      const label = name && labelById.get(name);
      if (!label) continue;
      labelById.delete(name);
      results.push({ ...label, assigned: classifyAreas(record, subjects).chosen });
    }
    missing.push(...labelById.values());
  }
  return { results, missing };
}

function tableOf(
  title: string,
  groups: readonly string[],
  results: readonly AreaResult[],
  notes: readonly string[],
  by: 'half' | 'source' = 'half',
): Table {
  const names = Object.entries(measures) as [keyof typeof measures, string][];
  return {
    title,
    columns: [by, 'records', ...names.map(([, label]) => label)],
    rows: groups.map((group) => {
      const rows = results.filter((result) => result[by] === group || result.half === group);
      const scores = scoreAreas(rows);
      return [group, rows.length, ...names.map(([name]) => shareText(scores[name]))];
    }),
    notes,
  };
}

function shareText({ correct, of, share, from, to }: ReturnType<typeof scoreAreas>['precision']): string {
  if (of === 0) return '–';
  const percent = (part: number) => (part * 100).toFixed(1);
  return `${percent(share)} % (${percent(from)}–${percent(to)}), ${correct}/${of}`;
}

const sourcesOf = (labels: readonly Label[]) => [...new Set(labels.map(({ source }) => source))];

function errorLines(results: readonly AreaResult[]): string[] {
  return results.flatMap((result) => {
    const wrongAreas = result.assigned.filter((area) => !isCorrect(result, area));
    const isMissed = result.right.length > 0 && !result.assigned.some((area) => result.right.includes(area));
    return wrongAreas.length > 0 || isMissed
      ? [`${result.source} ${result.id}: assigned ${result.assigned.join(' ') || '–'}, right ${result.right.join(' ') || '–'}`]
      : [];
  });
}
