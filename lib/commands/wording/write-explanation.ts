import { type WeighedArea, weighAreas, weightMin } from '#lib/import/classify/areas.ts';
import { subjectsOf } from '#lib/import/classify/classify-again.ts';
import type { AuthorExplanation } from '#lib/store/port/curation.ts';
import type { FieldKind } from '#lib/store/records/field-sources.ts';
import type { RecordExplanation } from '#lib/store/records/record-explanation.ts';

const rules: Readonly<Record<string, string>> = {
  orcid: 'same ORCID iD',
  openalex: 'same OpenAlex id',
  person: 'identified by an editor as one person',
  'name+affiliation': 'same name, country and institute',
  name: 'same name and country, no contradicting evidence',
  new: 'the first signature of this person',
  operator: 'merged by an operator',
  '': 'loaded before reasons were stored',
};

/** The explanation for a terminal, one authorship per line with its reason. Ends with a line break. */
export function writeExplanation(explanation: AuthorExplanation): string {
  const lines = [
    `Author ${explanation.id}: ${explanation.names.join(' · ')}`,
    ...(explanation.mergedInto ? [`Merged into ${explanation.mergedInto}`] : []),
    ...(explanation.variants.length > 0 ? [`Also known as: ${explanation.variants.join(' · ')}`] : []),
    'Identified by:',
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (since batch ${batch})` : ''}`),
    `Signatures: ${explanation.authorships.length}`,
    ...explanation.authorships.map(
      ({ researchId, title, position, spelling, affiliation, rule }) =>
        `  ${researchId} #${position}  ${spelling}${affiliation ? ` (${affiliation})` : ''}  ← ${rules[rule] ?? rule}  ${title.slice(0, 80)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Why a record has its areas. */
interface AreasExplanation {
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

const kinds: Readonly<Record<FieldKind, string>> = {
  original: 'as given by the source',
  author: 'by the author',
  editor: 'by an editor',
  machine: 'by machine',
  reviewed: 'reviewed',
  derived: 'derived here or by that service',
};

/** The explanation for a terminal, one field per line with source, date and batch. Ends with a line break. */
export function writeRecordExplanation(explanation: RecordExplanation): string {
  const { record } = explanation;
  const lines = [
    `Record ${explanation.id}: ${record.title[record.language] ?? Object.values(record.title)[0] ?? ''}`,
    ...(explanation.mergedInto ? [`Merged into ${explanation.mergedInto}`] : []),
    ...(explanation.withdrawnAt ? [`Withdrawn ${explanation.withdrawnAt}`] : []),
    'Identified by:',
    `  ${record.key}`,
    ...explanation.identities.map(({ identity, batch }) => `  ${identity}${batch ? `  (batch ${batch})` : ''}`),
    'Fields and their sources:',
    ...explanation.fields.map(({ field, value, source }) => {
      const when = source.statedAt ? `, as of ${source.statedAt}` : '';
      const from = source.batch ? `, ${source.setAt}, batch ${source.batch}` : '';
      const original = source.original ? `, original value: ${shorten(JSON.parse(source.original))}` : '';
      return `  ${field}: ${shorten(value)}  ← ${source.source}, ${kinds[source.kind]}${when}${from}${original}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const shownMax = 100;

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.map(nameOrText).join('; ') : JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}

/** The name of an entry that is an author, otherwise its text. */
function nameOrText(entry: unknown): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? (entry.name as Record<string, string>) : undefined;
  return name ? (Object.values(name)[0] ?? '') : String(entry);
}
