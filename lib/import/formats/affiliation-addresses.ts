import { splitList } from '#lib/import/clean/split-list.ts';

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

/** ORCID iDs per author from entries like `Amin, Huda/0000-0002-1825-0097`. */
export function orcidsOf(entries: readonly string[], ...nameLists: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const byName = new Map(
    entries.flatMap((entry) => {
      const slash = entry.lastIndexOf('/');
      return slash > 0 ? [[entry.slice(0, slash).trim().toLowerCase(), entry.slice(slash + 1)] as const] : [];
    }),
  );
  const [names = []] = nameLists;
  return names.map((_, index) => nameLists.map((list) => byName.get(list[index]?.toLowerCase() ?? '')).find(Boolean));
}
