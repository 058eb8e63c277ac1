import { type WeighedArea, weighAreas, weightMin } from '#lib/import/classify/areas.ts';
import { subjectsOf } from '#lib/import/classify/classify-again.ts';
import type { RecordExplanation } from '#lib/store/records/record-explanation.ts';

/** Why a record has its areas. */
export interface AreasExplanation {
  readonly areas: readonly string[];
  readonly decidedBy: 'source' | 'operator' | 'evidence' | 'earlier';
  /** The evidence for each area according to the current tables, even where the source or an operator decided the areas. */
  readonly weighed: readonly WeighedArea[];
}

const decisions: Readonly<Record<AreasExplanation['decidedBy'], string>> = {
  source: 'stated by the source',
  operator: 'set by an operator',
  evidence: 'assigned from the evidence below',
  earlier: 'assigned by an earlier version (npm run classify -- --renew)',
};

/** Explains the areas of a record: who or what decided them, and the evidence according to the current tables. */
export function explainAreas({
  record,
  classification,
  reviewedAt,
}: Pick<RecordExplanation, 'record' | 'classification' | 'reviewedAt'>): AreasExplanation {
  const weighed = weighAreas(record, classification ? subjectsOf(classification) : []);
  const evident = weighed.filter(({ chosen }) => chosen).map(({ area }) => area);
  const areAreasOfRecord = (areas: readonly string[] = []) => areas.join(' ') === record.areas.join(' ');
  const foundBy = areAreasOfRecord(evident) ? 'evidence' : 'earlier';
  return {
    areas: record.areas,
    decidedBy: reviewedAt ? 'operator' : classification && areAreasOfRecord(classification.chosen) ? foundBy : 'source',
    weighed,
  };
}

/** The explanation for a terminal, one piece of evidence per line with its weight. Ends with a line break. */
export function writeAreas({ areas, decidedBy, weighed }: AreasExplanation): string {
  const formatWeight = (weight: number) => weight.toFixed(2);
  const lines = [
    `Areas: ${areas.join(', ') || 'none'} (${decisions[decidedBy]})`,
    weighed.length > 0 ? `Evidence (threshold ${weightMin}; ✓ = assigned):` : 'The record contains no evidence for any area.',
    ...weighed.flatMap(({ area, weight, evidence, chosen }) => [
      `${chosen ? '✓' : ' '} ${formatWeight(weight)} ${area}`,
      ...evidence.map(({ from, what, weight: share }) => `    ${formatWeight(share)} ${from}: ${what}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
