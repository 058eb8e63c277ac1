import { existsSync } from 'node:fs';
import type { PartReport, Table } from '#bench/report.ts';
import { classifyAreas } from '#lib/service/import/classify/areas.ts';
import { labelSources, namesOf, testData } from './label-sources.ts';
import { judgeInvented, readLabels } from './read-labels.ts';
import { isGood, type Judged, type Label, scoreAreas } from './score-areas.ts';

const halves = ['tune', 'held'] as const;
const measures = {
  precision: 'areas given that are right',
  records: 'records given no wrong area',
  recall: 'in an area, given a right one',
  strict: 'right areas that are given',
  none: 'in no area, given none',
};

/** How often the classifier of imports is right, on labelled records of every source of the reference material. */
export async function measureAreas({ errors }: { readonly errors: boolean }): Promise<PartReport> {
  if (!existsSync(testData)) {
    const judged = judgeInvented();
    const notes = [`${testData} is not there: these are the ${judged.length} invented records, which say little.`];
    return { part: 'areas', tables: [tableOf('Areas, invented records', ['invented'], judged, notes)], figures: scoreAreas(judged) };
  }
  const labels = readLabels();
  const { judged, missing } = await judge(labels);
  if (errors) for (const line of wrongIn(judged.filter(({ half }) => half === 'tune'))) process.stdout.write(`${line}\n`);
  const notes = [
    `${labels.length} labelled records of ${new Set(labels.map(({ source }) => source)).size} sources, read by title and abstract before the classifier was asked; the held half was kept from tuning.`,
    'Right counts what a label names as right or as acceptable; a record in an area needs a right one. Wilson intervals of 95 %.',
    ...(missing.length > 0 ? [`Not found: ${missing.map(({ source, id }) => `${source} ${id}`).join(', ')}`] : []),
  ];
  return {
    part: 'areas',
    tables: [
      tableOf('Areas of imported records', halves, judged, notes),
      tableOf(
        'By source, held half',
        sourcesOf(labels),
        judged.filter(({ half }) => half === 'held'),
        [],
        'source',
      ),
    ],
    figures: Object.fromEntries(halves.map((half) => [half, scoreAreas(judged.filter((one) => one.half === half))])),
  };
}

async function judge(labels: readonly Label[]): Promise<{ judged: Judged[]; missing: Label[] }> {
  const judged: Judged[] = [];
  const missing: Label[] = [];
  for (const [source, read] of Object.entries(labelSources)) {
    const wanted = new Map(labels.filter((label) => label.source === source).map((label) => [label.id, label]));
    for (const { record, subjects } of await read(testData)) {
      const name = namesOf(record).find((one) => wanted.has(one));
      const label = name && wanted.get(name);
      if (!label) continue;
      wanted.delete(name);
      judged.push({ ...label, given: classifyAreas(record, subjects).chosen });
    }
    missing.push(...wanted.values());
  }
  return { judged, missing };
}

function tableOf(
  title: string,
  groups: readonly string[],
  judged: readonly Judged[],
  notes: readonly string[],
  by: 'half' | 'source' = 'half',
): Table {
  const names = Object.entries(measures) as [keyof typeof measures, string][];
  return {
    title,
    columns: [by, 'records', ...names.map(([, said]) => said)],
    rows: groups.map((group) => {
      const own = judged.filter((one) => one[by] === group || one.half === group);
      const scores = scoreAreas(own);
      return [group, own.length, ...names.map(([name]) => shareText(scores[name]))];
    }),
    notes,
  };
}

function shareText({ good, of, share, from, to }: ReturnType<typeof scoreAreas>['precision']): string {
  if (of === 0) return '–';
  const percent = (part: number) => (part * 100).toFixed(1);
  return `${percent(share)} % (${percent(from)}–${percent(to)}), ${good}/${of}`;
}

const sourcesOf = (labels: readonly Label[]) => [...new Set(labels.map(({ source }) => source))];

function wrongIn(judged: readonly Judged[]): string[] {
  return judged.flatMap((one) => {
    const wrong = one.given.filter((area) => !isGood(one, area));
    const isMissed = one.right.length > 0 && !one.given.some((area) => one.right.includes(area));
    return wrong.length > 0 || isMissed
      ? [`${one.source} ${one.id}: given ${one.given.join(' ') || '–'}, right ${one.right.join(' ') || '–'}`]
      : [];
  });
}
