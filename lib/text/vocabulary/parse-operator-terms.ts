import { Problem } from '#lib/base/problem.ts';
import { listIn } from '#lib/text/data/read-data.ts';
import { entityTypes, type Term } from './concept.ts';
import { parseTerm } from './parse-term.ts';
import { areaTerms, terms } from './terms.ts';

/** Valid numbers of columns: without and with the two columns of search variants. */
const columnCounts = [5, 7];

/** Parses a file of terms. Throws a `Problem` of kind `config` that names the first invalid line and the reason. */
export function parseOperatorTerms(text: string, file: string): Term[] {
  const ids = new Set([...terms, ...areaTerms].map(({ id }) => id));
  const areaIds = new Set(areaTerms.map(({ id }) => id));
  return text.split(/\r?\n/).flatMap((line, index): Term[] => {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('id\t')) return [];
    const cells = line.split('\t');
    const fault = faultIn(cells, { ids, areaIds });
    if (fault) throw new Problem('config', { detail: `${file}, line ${index + 1}: ${fault}.` });
    const term = parseTerm(cells);
    ids.add(term.id);
    return [term];
  });
}

/** What is wrong with a line, as a clause; undefined for a valid line. */
function faultIn(cells: readonly string[], { ids, areaIds }: Readonly<Record<'ids' | 'areaIds', ReadonlySet<string>>>): string | undefined {
  const [id = '', type = '', areas, en, ar] = cells;
  if (!columnCounts.includes(cells.length))
    return `it has ${cells.length} columns between tabs, not ${columnCounts.join(' or ')} (id, type, areas, English names, Arabic names, and, if any, English and Arabic search variants)`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return `the id “${id}” is not made of small Latin letters, digits and hyphens`;
  if (ids.has(id)) return `the id ${id} is taken`;
  if (!(entityTypes as readonly string[]).includes(type)) return `the type “${type}” is none of ${entityTypes.join(', ')}`;
  const unknown = listIn(areas).find((area) => !areaIds.has(area));
  if (unknown !== undefined) return `there is no area ${unknown}`;
  return listIn(en).length + listIn(ar).length === 0 ? 'it has no name' : undefined;
}
