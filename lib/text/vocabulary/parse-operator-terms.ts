import { Problem } from '#lib/base/problem.ts';
import { listIn } from '#lib/text/data/read-data.ts';
import { words } from '#lib/text/words/fold.ts';
import { entityTypes, phraseWordsMost, type Term } from './concept.ts';
import { parseTerm } from './parse-term.ts';
import { areaTerms, terms } from './terms.ts';

/** Names in both languages. */
export interface TermNames {
  readonly en: readonly string[];
  readonly ar: readonly string[];
}

/** The lines of a file of terms, by what they add. */
export interface OperatorVocabulary {
  readonly terms: readonly Term[];
  /** More search variants of our concepts, by the concept's id. */
  readonly variants: ReadonlyMap<string, TermNames>;
  /** Each Arabic term stands for each of the English ones, in queries only. */
  readonly translations: readonly TermNames[];
}

/** The type of a line that adds translations. */
const translationType = 'translation';
/** Valid numbers of columns: without and with the two columns of search variants. */
const columnCounts = [5, 7];

/** Parses a file of terms. Throws a `Problem` of kind `config` that names the first invalid line and the reason. */
export function parseOperatorTerms(text: string, file: string): OperatorVocabulary {
  const areaIds = new Set(areaTerms.map(({ id }) => id));
  const ourIds = new Set([...terms.map(({ id }) => id), ...areaIds]);
  const vocabulary = { terms: [] as Term[], variants: new Map<string, TermNames>(), translations: [] as TermNames[] };
  const earlierIds = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('id\t')) continue;
    const cells = line.split('\t');
    const fault = faultIn(cells, { ourIds, earlierIds, areaIds });
    if (fault) throw new Problem('config', { detail: `${file}, line ${index + 1}: ${fault}.` });
    const term = parseTerm(cells);
    if (cells[1] === translationType) vocabulary.translations.push(term);
    else if (ourIds.has(term.id)) vocabulary.variants.set(term.id, term);
    else vocabulary.terms.push(term);
    earlierIds.add(term.id);
  }
  return vocabulary;
}

interface KnownIds {
  /** Of our terms and areas. */
  readonly ourIds: ReadonlySet<string>;
  /** Of earlier lines of the file. */
  readonly earlierIds: ReadonlySet<string>;
  readonly areaIds: ReadonlySet<string>;
}

/** What is wrong with a line, as a clause; undefined for a valid line. */
function faultIn(cells: readonly string[], { ourIds, earlierIds, areaIds }: KnownIds): string | undefined {
  const [id = '', type = '', areas = '', en, ar] = cells;
  if (!columnCounts.includes(cells.length))
    return `it has ${cells.length} columns between tabs, not ${columnCounts.join(' or ')} (id, type, areas, English names, Arabic names, and, if any, English and Arabic search variants)`;
  if (type === translationType) return translationFault(cells);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return `the id “${id}” is not made of small Latin letters, digits and hyphens`;
  if (earlierIds.has(id)) return `the id ${id} is taken`;
  if (ourIds.has(id)) {
    if (type !== '' || areas !== '') return `the id ${id} is ours; a line that adds names to it has neither type nor areas`;
    return cells.slice(3).every((cell) => cell === '') ? 'it has no name' : undefined;
  }
  if (!(entityTypes as readonly string[]).includes(type))
    return `the type “${type}” is none of ${[...entityTypes, translationType].join(', ')}`;
  const unknown = listIn(areas).find((area) => !areaIds.has(area));
  if (unknown !== undefined) return `there is no area ${unknown}`;
  return listIn(en).length + listIn(ar).length === 0 ? 'it has no name' : undefined;
}

function translationFault([id, , areas, en, ar, ...variants]: readonly string[]): string | undefined {
  if (id !== '' || areas !== '' || variants.some((cell) => cell !== '')) return 'a translation only has English and Arabic names';
  const [english, arabic] = [listIn(en), listIn(ar)];
  if (english.length === 0 || arabic.length === 0) return 'a translation needs names in both languages';
  const counts = arabic.map((name) => words(name).length);
  if (counts.some((count) => count > phraseWordsMost)) return `an Arabic name has more than ${phraseWordsMost} words`;
  if (counts.includes(1) && english.some((name) => words(name).length > 1))
    return 'one Arabic word cannot stand for several English words; name the thing in a line of its own';
  return undefined;
}
