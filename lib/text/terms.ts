import { areaTable } from './area-table.ts';
import type { AreaTerms, Term } from './concept.ts';
import { otherMissionNames } from './mission-names.ts';
import { missionTable } from './mission-table.ts';
import { termTable } from './term-table.ts';

/** The bilingual term list. */
export const terms: readonly Term[] = [...readTable(termTable).map(termOf), ...missionsOf(readTable(missionTable))];

/** The research areas of the glossary with their synonyms. */
export const areaTerms: readonly AreaTerms[] = readTable(areaTable).map(
  ({ id, en: [english = '', ...synEn], ar: [arabic = '', ...synAr] }) => ({
    id,
    en: english,
    ar: arabic,
    synEn,
    synAr,
  }),
);

function termOf({ id, en, ar, areas }: Row): Term {
  return { id, en, ar, ...(areas.length > 0 && { areas }) };
}

/** With the names that only one of them may go by. */
function missionsOf(rows: readonly Row[]): Term[] {
  const others = rows.map(({ ar }) => otherMissionNames(ar));
  const counts = new Map<string, number>();
  for (const name of [...rows.map(({ ar }) => ar), ...others].flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return rows.map((row, place) => {
    const own = (others[place] as readonly string[]).filter((name) => counts.get(name) === 1);
    return { ...termOf({ ...row, ar: [...row.ar, ...own] }), isMission: true as const };
  });
}

interface Row {
  readonly id: string;
  readonly en: string[];
  readonly ar: string[];
  readonly areas: string[];
}

function readTable(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => {
      const [id = '', en = '', ar = '', areas = ''] = line.split('|').map((cell) => cell.trim());
      return { id, en: names(en), ar: names(ar), areas: names(areas) };
    });
}

function names(cell: string): string[] {
  return cell === '' ? [] : cell.split(';').map((name) => name.trim());
}
