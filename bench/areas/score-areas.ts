export interface Label {
  readonly half: string;
  readonly source: string;
  readonly id: string;
  /** Areas the work is on, and areas that nobody would call wrong. */
  readonly right: readonly string[];
  readonly acceptable: readonly string[];
}

export interface Judged extends Label {
  /** What the classifier gave. */
  readonly given: readonly string[];
}

export interface Share {
  readonly of: number;
  readonly good: number;
  readonly share: number;
  /** Wilson's interval of 95 %. */
  readonly from: number;
  readonly to: number;
}

/**
 * `precision`: of the areas given, those right or acceptable. `records`: of the records given any, those given no wrong one. `recall`: of the records that a
 * label puts in an area, those given a right one. `strict`: of all the areas that labels name as right, those given. `none`: of the records that belong in no area, those given none.
 */
export function scoreAreas(judged: readonly Judged[]): Readonly<Record<'precision' | 'records' | 'recall' | 'strict' | 'none', Share>> {
  const given = judged.flatMap((one) => one.given.map((area) => ({ one, area })));
  const answered = judged.filter((one) => one.given.length > 0);
  const inAny = judged.filter(({ right }) => right.length > 0);
  const inNone = judged.filter(({ right, acceptable }) => right.length + acceptable.length === 0);
  return {
    precision: share(given.filter(({ one, area }) => isGood(one, area)).length, given.length),
    records: share(answered.filter((one) => one.given.every((area) => isGood(one, area))).length, answered.length),
    recall: share(inAny.filter(({ given: areas, right }) => areas.some((area) => right.includes(area))).length, inAny.length),
    strict: share(
      judged.reduce((sum, { right, given: areas }) => sum + right.filter((area) => areas.includes(area)).length, 0),
      judged.reduce((sum, { right }) => sum + right.length, 0),
    ),
    none: share(inNone.filter(({ given: areas }) => areas.length === 0).length, inNone.length),
  };
}

export function isGood({ right, acceptable }: Label, area: string): boolean {
  return right.includes(area) || acceptable.includes(area);
}

function share(good: number, of: number): Share {
  if (of === 0) return { of, good, share: 0, from: 0, to: 1 };
  const z = 1.959964;
  const p = good / of;
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { of, good, share: p, from: middle - half, to: middle + half };
}
