import type { Language } from '#lib/domain/language.ts';
import { type WeighedArea, weighAreas, weightMin } from '#lib/service/import/classify/areas.ts';
import { subjectsOf } from '#lib/service/import/classify/classify-again.ts';
import type { RecordExplanation } from '#lib/service/store/curation.ts';

/** Why a record has its areas. */
export interface AreasExplanation {
  readonly areas: readonly string[];
  readonly decidedBy: 'source' | 'operator' | 'evidence' | 'earlier';
  /** The evidence for each area according to the current tables, even where the source or an operator decided the areas. */
  readonly weighed: readonly WeighedArea[];
}

interface Texts {
  readonly areas: string;
  readonly none: string;
  readonly decidedBy: Readonly<Record<AreasExplanation['decidedBy'], string>>;
  readonly evidence: string;
  readonly nothing: string;
  readonly from: Readonly<Record<WeighedArea['evidence'][number]['from'], string>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    areas: 'Areas',
    none: 'none',
    decidedBy: {
      source: 'stated by the source',
      operator: 'set by an operator',
      evidence: 'assigned from the evidence below',
      earlier: 'assigned by an earlier version (npm run classify -- --renew)',
    },
    evidence: `Evidence (threshold ${weightMin}; ✓ = assigned)`,
    nothing: 'The record contains no evidence for any area.',
    from: { title: 'title', keyword: 'keyword', abstract: 'abstract', subject: 'subject', topic: 'topic', venue: 'venue' },
  },
  ar: {
    areas: 'المجالات',
    none: 'لا مجال',
    decidedBy: {
      source: 'سمّاها مصدره',
      operator: 'حددها مشغّل',
      evidence: 'عُرفت بالقرائن أدناه',
      earlier: 'عرفها إصدار سابق (npm run classify -- --renew)',
    },
    evidence: `القرائن؛ يلزم المجال ${weightMin}، وعلامة ✓ لما أُعطي`,
    nothing: 'ليس في السجل ما يدل على مجال.',
    from: {
      title: 'العنوان',
      keyword: 'كلمة مفتاحية',
      abstract: 'الملخص',
      subject: 'تصنيف المصدر',
      topic: 'موضوع آلي',
      venue: 'وعاء النشر',
    },
  },
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
export function writeAreas({ areas, decidedBy, weighed }: AreasExplanation, language: Language): string {
  const wording = texts[language];
  const formatWeight = (weight: number) => weight.toFixed(2);
  const lines = [
    `${wording.areas}: ${areas.join(', ') || wording.none} (${wording.decidedBy[decidedBy]})`,
    weighed.length > 0 ? `${wording.evidence}:` : wording.nothing,
    ...weighed.flatMap(({ area, weight, evidence, chosen }) => [
      `${chosen ? '✓' : ' '} ${formatWeight(weight)} ${area}`,
      ...evidence.map(({ from, what, weight: share }) => `    ${formatWeight(share)} ${wording.from[from]}: ${what}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
