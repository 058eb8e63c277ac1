import { splitList } from '#lib/import/clean/split-list.ts';
import type { DraftAuthor } from '#lib/import/draft/draft.ts';

/** Affiliations per author from `[Amin, Huda; Zaki, Omar] Nile Inst Space, Giza`. A single address without names applies to all authors. */
export function affiliationsOf(addresses: readonly string[], nameLists: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const count = Math.max(0, ...nameLists.map((names) => names.length));
  const indexByName = new Map(nameLists.flatMap((names) => names.map((name, index) => [name.toLowerCase(), index] as const)));
  const texts = Array.from({ length: count }, () => new Set<string>());
  for (const address of addresses) {
    const match = /^\[([^\]]*)\]\s*(.+)$/.exec(address);
    const text = (match?.[2] ?? address).replace(/\.$/, '');
    if (match)
      for (const name of (match[1] as string).split(/\s*;\s*/)) {
        const index = indexByName.get(name.toLowerCase());
        if (index !== undefined) texts[index]?.add(text);
      }
    else if (addresses.length === 1) for (const set of texts) set.add(text);
  }
  return texts.map((set) => [...set].join('; ') || undefined);
}

/** Whether a field has the affiliations of all authors by letters, as exports of ADS do. */
export const isLettered = (text: string): boolean => /^\s*A[A-Z]\(/.test(text);

/** Authors with the affiliations of one field: by letters ("AA(Nile Inst.), AB(Giza; Caltech)"), or that of the only author. */
export function authorsWithAffiliations(names: readonly string[], text: string | undefined): DraftAuthor[] {
  const letters = text !== undefined && isLettered(text) ? [...text.matchAll(/(?:^\s*|\),\s*)([A-Z])([A-Z])\(/g)] : undefined;
  const byAuthor = new Map(
    letters?.map(({ 0: { length }, 1: tens = 'A', 2: ones = 'A', index }, n) => {
      const end = letters[n + 1]?.index ?? text?.trimEnd().replace(/\)$/, '').length;
      return [(tens.charCodeAt(0) - 65) * 26 + ones.charCodeAt(0) - 65, text?.slice(index + length, end)] as const;
    }),
  );
  return names.map((name, index) => {
    const affiliation = letters ? byAuthor.get(index) : names.length === 1 ? text : undefined;
    return { name, affiliation: affiliation === '-' ? undefined : affiliation };
  });
}

/** Addresses of one cell, each preceded by names in brackets. */
export function splitAddresses(cell: string): readonly string[] {
  return cell.includes('[') ? cell.split(/;\s*(?=\[)/) : [cell];
}

/** Affiliations per author from Scopus (`Harbi, S., Nile Inst, Giza; …`). Undefined when the numbers of entries and authors differ. */
export function affiliationsByAuthor(cell: string, count: number): readonly string[] | undefined {
  const entries = splitList(cell, /;/);
  if (entries.length !== count) return undefined;
  // The name ends at the first comma in "Harbi S., …", at the second in "Harbi, S., …" and "Harbi, Salma, …".
  return entries
    .map((entry) => entry.replace(/^[^,]+\.(?:,\s*|$)/, ''))
    .map((rest, index) => (rest === entries[index] ? rest.replace(/^[^,]+,[^,]+(?:,\s*|$)/, '') : rest));
}

/** Longer texts are no name; their beginnings would take memory quadratic in their length. */
const nameMost = 200;

/** ORCID iDs per author from entries like `Amin, Huda/0000-0002-1825-0097`. */
export function orcidsOf(entries: readonly string[], ...nameLists: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const byName = new Map(
    entries.flatMap((entry) => {
      const slash = entry.lastIndexOf('/');
      return slash > 0 ? [[entry.slice(0, slash).trim().toLowerCase(), entry.slice(slash + 1)] as const] : [];
    }),
  );
  const [names = []] = nameLists;
  const folded = nameLists.map((list) => list.map((name) => name.toLowerCase()));
  const all = new Set(folded.flat());
  // Web of Science omits initials here: the entry "Reis, Mona" belongs to the author "Reis, Mona A." unless two names begin so.
  const longerNames = Map.groupBy(
    (folded[0] ?? [])
      .filter(({ length }) => length <= nameMost)
      .flatMap((name) => [...name.matchAll(/ /g)].map(({ index }) => ({ name, beginning: name.slice(0, index) }))),
    ({ beginning }) => beginning,
  );
  for (const [entry, orcid] of [...byName]) {
    const [longer, ...others] = longerNames.get(entry) ?? [];
    if (longer && others.length === 0 && !all.has(entry) && !byName.has(longer.name)) byName.set(longer.name, orcid);
  }
  const stated = names.map((_, index) => folded.map((list) => byName.get(list[index] ?? '')).find(Boolean));
  // A name in another form belongs to the only author that it fits, if no other entry fits that author.
  const statedIds = new Set(stated);
  const others = alikeNames([...byName].flatMap(([name, orcid]) => (statedIds.has(orcid) ? [] : { ...partsOf(name), orcid })));
  const authors = alikeNames(names.map(partsOf));
  return stated.map((orcid, index) => {
    if (orcid !== undefined) return orcid;
    const { key, given } = partsOf(names[index] ?? '');
    const [entry, ...more] = others(key).filter((other) => areSameGiven(other.given, given));
    return entry && more.length === 0 && authors(key).filter((other) => areSameGiven(entry.given, other.given)).length === 1
      ? entry.orcid
      : undefined;
  });
}

interface NameParts {
  /** Family name and first letter of the given name, which names that fit each other share; empty without a given name. */
  readonly key: string;
  /** The given name up to the first full stop or blank. */
  readonly given: string;
}

function partsOf(name: string): NameParts {
  const [family = '', rest = ''] = name.toLowerCase().split(/,\s*/);
  const given = rest.replace(/[.\s].*$/, '');
  return { key: given && `${family}, ${given[0]}`, given };
}

/** More names of one key cannot be told apart by their initials; comparing all pairs of thousands takes seconds. */
const alikeMost = 100;

/** The names with a key; none where there are too many. */
function alikeNames<One extends NameParts>(names: readonly One[]): (key: string) => readonly One[] {
  const byKey = Map.groupBy(names, ({ key }) => key);
  return (key) => {
    const alike = key === '' ? [] : (byKey.get(key) ?? []);
    return alike.length > alikeMost ? [] : alike;
  };
}

/** Whether two given names fit each other: one begins the other, or is initials with the same first letter. */
function areSameGiven(first: string, second: string): boolean {
  const isInitials = (name: string) => /^[^aeiouy]{1,3}$/.test(name) || name.length === 1;
  return first.startsWith(second) || second.startsWith(first) || (first[0] === second[0] && (isInitials(first) || isInitials(second)));
}
