import type { SchemeValue } from '#lib/service/import/draft/draft.ts';
import type { ClassifyAgain } from '#lib/service/store/curation.ts';
import type { Classification } from '#lib/service/store/records/prepare-record.ts';
import { fold } from '#lib/text/words/fold.ts';
import { classifyAreas } from './areas.ts';
import { evidenceTables } from './evidence-tables.ts';

/** The areas of a stored record by the tables of today. */
export const classifyAgain: ClassifyAgain = (record, known) => classifyAreas(record, subjectsOf(known));

/** What the source had said of the subjects; earlier versions kept only those among their reasons that were known to them. */
export function subjectsOf({ areas, subjects = [] }: Pick<Classification, 'areas' | 'subjects'>): readonly SchemeValue[] {
  if (subjects.length > 0) return subjects;
  const reasons = `, ${areas.map(({ because }) => because).join(', ')}, `;
  const folded = fold(reasons);
  const named = [...evidenceTables().subjects.keys()].flatMap((key) => {
    const [scheme = '', value = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (scheme === 'heading') return [];
    const place = (scheme === 'arxiv' ? reasons : folded).indexOf(`, ${value}, `);
    return place < 0 ? [] : [{ place, scheme, value }];
  });
  // The reasons of the main area came first, and among them its main subject.
  return named.sort((a, b) => a.place - b.place).map(({ scheme, value }) => ({ scheme, value }));
}
