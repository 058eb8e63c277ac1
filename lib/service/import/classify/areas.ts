import type { ResearchRecord } from '#lib/domain/record.ts';
import type { SchemeValue } from '#lib/service/import/draft/draft.ts';
import type { Classification } from '#lib/service/store/records/prepare-record.ts';
import { areaOfName } from './area-names.ts';
import { evidenceTables } from './evidence-tables.ts';
import { type Evidence, findEvidence, openDomains, weighEvidence } from './find-evidence.ts';

/**
 * At most this many areas. The main one weighs more than a topic that a machine gave and that nothing else supports (0.5); the others may weigh less,
 * since the work is on the field anyhow, but at least this share of the main one. A general area is given where it is the main one.
 */
const areasMax = 4;
export const weightMin = 0.52;
const furtherMin = 0.4;
const shareMin = 0.3;
/** Areas whose reasons a store keeps. */
const areasKept = 5;
/** Plain evidence of a domain that lets names count which need one. */
const openMin = 0.5;

/** What speaks for one area of a work. */
export interface WeighedArea {
  readonly area: string;
  readonly weight: number;
  readonly evidence: readonly Evidence[];
  /** Whether the work is given it. */
  readonly chosen: boolean;
}

/**
 * The areas of a work. Each piece of evidence weighs what the tables under `data/` say; names with other meanings count only in works that are on
 * their field by other evidence. What does not weigh enough is no area: better none than a wrong one.
 */
export function classifyAreas(
  record: ResearchRecord,
  subjects: readonly SchemeValue[],
): Classification & Required<Pick<Classification, 'chosen' | 'subjects'>> {
  const named = subjects.flatMap(({ scheme, value }) => (scheme === 'own' ? (areaOfName(value) ?? []) : []));
  if (named.length > 0) return { chosen: [...new Set(named)], areas: [], confidence: 1, subjects };
  const weighed = weighAreas(record, subjects);
  const chosen = weighed.filter((one) => one.chosen).map(({ area }) => area);
  const best = confidenceOf(weighed[0]?.weight ?? 0);
  return {
    chosen,
    subjects,
    confidence: chosen.length > 0 ? best : Math.min(best, 0.4),
    areas: weighed.slice(0, areasKept).map(({ area, weight, evidence }) => ({
      code: area,
      confidence: confidenceOf(weight),
      because: [...new Set(evidence.map(({ what }) => what))].slice(0, 3).join(', '),
    })),
  };
}

/** Every area that anything in the record speaks for, the weightiest first. */
export function weighAreas(record: ResearchRecord, subjects: readonly SchemeValue[]): WeighedArea[] {
  const all = findEvidence(record, subjects);
  const open = openDomains(all, openMin);
  const weighed = [...weighEvidence(all.filter(({ needs }) => !needs || open.has(needs)))]
    .map(([area, { weight, evidence }]) => ({ area, weight, evidence }))
    .sort((a, b) => b.weight - a.weight || (a.area < b.area ? -1 : 1));
  const best = weighed[0]?.weight ?? 0;
  const least = Math.max(furtherMin, best * shareMin);
  const enough = best < weightMin ? [] : weighed.filter(({ weight }) => weight >= least).map(({ area }) => area);
  const chosen = enough.filter((area, place) => place === 0 || !isGeneral(area)).slice(0, areasMax);
  return weighed.map((one) => ({ ...one, chosen: chosen.includes(one.area) }));
}

/** A weight of 0.6 is 0.6; each further piece of evidence takes a share of the doubt. */
function confidenceOf(weight: number): number {
  return Math.round((1 - Math.exp(-1.53 * weight)) * 100) / 100;
}

const isGeneral = (area: string) => evidenceTables().areas.get(area)?.general ?? false;
