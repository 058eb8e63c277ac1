export interface Label {
  readonly half: string;
  readonly source: string;
  readonly id: string;
  /** Areas that the classifier should assign. Areas in `acceptable` are not wrong, but not required either. */
  readonly right: readonly string[];
  readonly acceptable: readonly string[];
}

export interface AreaResult extends Label {
  /** Areas the classifier assigned. */
  readonly assigned: readonly string[];
}

export interface Share {
  readonly of: number;
  readonly correct: number;
  readonly share: number;
  /** 95 % Wilson interval. */
  readonly from: number;
  readonly to: number;
}

/**
 * Shares. `precision`: assigned areas that are correct; `records`: records whose assigned areas are all correct; `recall`: records with
 * right areas that get at least one of them; `strict`: right areas that are assigned; `none`: records without right or acceptable areas
 * that get no area.
 */
export function scoreAreas(
  results: readonly AreaResult[],
): Readonly<Record<'precision' | 'records' | 'recall' | 'strict' | 'none', Share>> {
  const assignments = results.flatMap((result) => result.assigned.map((area) => ({ one: result, area })));
  const assignedResults = results.filter((result) => result.assigned.length > 0);
  const inAny = results.filter(({ right }) => right.length > 0);
  const inNone = results.filter(({ right, acceptable }) => right.length + acceptable.length === 0);
  return {
    precision: share(assignments.filter(({ one, area }) => isCorrect(one, area)).length, assignments.length),
    records: share(
      assignedResults.filter((result) => result.assigned.every((area) => isCorrect(result, area))).length,
      assignedResults.length,
    ),
    recall: share(inAny.filter(({ assigned: areas, right }) => areas.some((area) => right.includes(area))).length, inAny.length),
    strict: share(
      results.reduce((sum, { right, assigned: areas }) => sum + right.filter((area) => areas.includes(area)).length, 0),
      results.reduce((sum, { right }) => sum + right.length, 0),
    ),
    none: share(inNone.filter(({ assigned: areas }) => areas.length === 0).length, inNone.length),
  };
}

export function isCorrect({ right, acceptable }: Label, area: string): boolean {
  return right.includes(area) || acceptable.includes(area);
}

function share(correct: number, of: number): Share {
  if (of === 0) return { of, correct, share: 0, from: 0, to: 1 };
  const z = 1.959964;
  const p = correct / of;
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { of, correct, share: p, from: middle - half, to: middle + half };
}
