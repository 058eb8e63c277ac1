import type { ResearchRecord } from '#lib/domain/record.ts';
import type { SchemeValue } from '#lib/import/draft/draft.ts';
import type { Classification } from '#lib/store/records/prepare-record.ts';
import { areaOfName } from './area-names.ts';
import { evidenceTables } from './evidence-tables.ts';
import { type Evidence, findEvidence, openDomains, weighEvidence } from './find-evidence.ts';

/** Maximum areas of a work. A general area is only assigned as the main area. */
const areasMax = 4;
/** Minimum weight of the main area. A topic that a machine assigned is not enough: its weight is at most 0.5. */
export const weightMin = 0.52;
/** Minimum weight of each further area, and the minimum ratio of this weight to that of the main area. */
const furtherMin = 0.4;
const shareMin = 0.3;
/** Number of areas whose reasons are stored with the record. */
const areasStored = 5;
/** If a domain (a group of areas) has at least this much evidence, names that need its context count. */
const openMin = 0.5;

/** The evidence for one area of a work. */
export interface WeighedArea {
  readonly area: string;
  readonly weight: number;
  readonly evidence: readonly Evidence[];
  /** Whether the work is assigned the area. */
  readonly chosen: boolean;
}

/** Areas of a work, by the weights of the tables in `data/`. Too little evidence yields no area: a wrong one is worse than none. */
export function classifyAreas(
  record: ResearchRecord,
  subjects: readonly SchemeValue[],
): Classification & Required<Pick<Classification, 'chosen' | 'subjects'>> {
  const ownAreas = subjects.flatMap(({ scheme, value }) => (scheme === 'own' ? (areaOfName(value) ?? []) : []));
  if (ownAreas.length > 0) return { chosen: [...new Set(ownAreas)], areas: [], confidence: 1, subjects };
  const candidates = weighAreas(record, subjects);
  const chosenAreas = candidates.filter((candidate) => candidate.chosen).map(({ area }) => area);
  const best = confidenceOf(candidates[0]?.weight ?? 0);
  return {
    chosen: chosenAreas,
    subjects,
    confidence: chosenAreas.length > 0 ? best : Math.min(best, 0.4),
    areas: candidates.slice(0, areasStored).map(({ area, weight, evidence }) => ({
      code: area,
      confidence: confidenceOf(weight),
      because: [...new Set(evidence.map(({ what }) => what))].slice(0, 3).join(', '),
    })),
  };
}

/** Every area with any evidence in the record, highest weight first. */
export function weighAreas(record: ResearchRecord, subjects: readonly SchemeValue[]): WeighedArea[] {
  const evidence = findEvidence(record, subjects);
  const domains = openDomains(evidence, openMin);
  const candidates = [...weighEvidence(evidence.filter(({ needs }) => !needs || domains.has(needs)))]
    .map(([area, { weight, evidence }]) => ({ area, weight, evidence }))
    .sort((a, b) => b.weight - a.weight || (a.area < b.area ? -1 : 1));
  const best = candidates[0]?.weight ?? 0;
  const minimum = Math.max(furtherMin, best * shareMin);
  const sufficient = best < weightMin ? [] : candidates.filter(({ weight }) => weight >= minimum).map(({ area }) => area);
  const chosenAreas = sufficient.filter((area, index) => index === 0 || !isGeneral(area)).slice(0, areasMax);
  return candidates.map((candidate) => ({ ...candidate, chosen: chosenAreas.includes(candidate.area) }));
}

/** Confidence for a weight: 0.6 at a weight of 0.6, approaching 1 with more evidence. */
function confidenceOf(weight: number): number {
  return Math.round((1 - Math.exp(-1.53 * weight)) * 100) / 100;
}

const isGeneral = (area: string) => evidenceTables().areas.get(area)?.general ?? false;
