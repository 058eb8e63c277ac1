import { areaTable } from './area-table.ts';
import type { AreaTerms, Term } from './concept.ts';
import { termTable } from './term-table.ts';

/** The bilingual term list. */
export const terms: readonly Term[] = readTable(termTable).map(({ id, en, ar, areas }) => ({
  id,
  en,
  ar,
  ...(areas.length > 0 && { areas }),
}));

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

function readTable(table: string): { id: string; en: string[]; ar: string[]; areas: string[] }[] {
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
