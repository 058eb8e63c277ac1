import type { SchemeValue } from '#lib/import/draft/draft.ts';
import type { ClassifyAgain } from '#lib/store/port/curation.ts';
import type { Classification } from '#lib/store/records/prepare-record.ts';
import { fold } from '#lib/text/words/fold.ts';
import { classifyAreas } from './areas.ts';
import { evidenceTables } from './evidence-tables.ts';

/** Classifies a stored record again with the current tables. */
export const classifyAgain: ClassifyAgain = (record, previous) => classifyAreas(record, subjectsOf(previous));

/** The subjects that the source stated. Earlier versions stored only those that led to an area, as its reasons. */
export function subjectsOf({ areas, subjects = [] }: Pick<Classification, 'areas' | 'subjects'>): readonly SchemeValue[] {
  if (subjects.length > 0) return subjects;
  const reasons = `, ${areas.map(({ because }) => because).join(', ')}, `;
  const foldedReasons = fold(reasons);
  const matches = [...evidenceTables().subjects.keys()].flatMap((key) => {
    const [scheme = '', value = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (scheme === 'heading') return [];
    const index = (scheme === 'arxiv' ? reasons : foldedReasons).indexOf(`, ${value}, `);
    return index < 0 ? [] : [{ index, scheme, value }];
  });
  // In the order of the stored reasons, which begin with the strongest reason for the main area.
  return matches.sort((a, b) => a.index - b.index).map(({ scheme, value }) => ({ scheme, value }));
}
