import { splitList } from '#lib/service/import/clean/split-list.ts';

/**
 * The affiliation of each author from addresses as citation indexes write them: `[Amin, Huda; Zaki, Omar] Nile Inst Space, Giza`, one address each.
 * `writings` are the names of the authors in the same order, in every writing that the addresses may use. An address without names is everybody's where
 * it is the only one; others cannot be assigned to an author. Several of one author are joined by a semicolon.
 */
export function affiliationsOf(addresses: readonly string[], writings: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const count = Math.max(0, ...writings.map((names) => names.length));
  const places = new Map(writings.flatMap((names) => names.map((name, place) => [name.toLowerCase(), place] as const)));
  const texts = Array.from({ length: count }, () => new Set<string>());
  for (const address of addresses) {
    const signed = /^\[([^\]]*)\]\s*(.+)$/.exec(address);
    const text = (signed?.[2] ?? address).replace(/\.$/, '');
    if (signed)
      for (const name of (signed[1] as string).split(/\s*;\s*/)) {
        const place = places.get(name.toLowerCase());
        if (place !== undefined) texts[place]?.add(text);
      }
    else if (addresses.length === 1) for (const one of texts) one.add(text);
  }
  return texts.map((one) => [...one].join('; ') || undefined);
}

/** Addresses in one cell, each with the names in brackets before it. */
export function splitAddresses(cell: string): readonly string[] {
  return cell.includes('[') ? cell.split(/;\s*(?=\[)/) : [cell];
}

/**
 * The affiliation of each author from a list as Scopus writes it, one author an entry with the name before (`Harbi, S., Nile Inst, Giza; …`). Undefined where
 * the list has another length than the authors.
 */
export function affiliationsByAuthor(cell: string, count: number): readonly string[] | undefined {
  const entries = splitList(cell, /;/);
  if (entries.length !== count) return undefined;
  // "Harbi S., …" ends its name at the first comma, "Harbi, S., …" and "Harbi, Salma, …" at the second.
  return entries
    .map((entry) => entry.replace(/^[^,]+\.(?:,\s*|$)/, ''))
    .map((rest, place) => (rest === entries[place] ? rest.replace(/^[^,]+,[^,]+(?:,\s*|$)/, '') : rest));
}

/** The ORCID iD of each author from entries as `Amin, Huda/0000-0002-1825-0097`; an author without one has none. */
export function orcidsOf(entries: readonly string[], ...writings: readonly (readonly string[])[]): readonly (string | undefined)[] {
  const byName = new Map(
    entries.flatMap((entry) => {
      const at = entry.lastIndexOf('/');
      return at > 0 ? [[entry.slice(0, at).trim().toLowerCase(), entry.slice(at + 1)] as const] : [];
    }),
  );
  const [names = []] = writings;
  return names.map((_, place) => writings.map((list) => byName.get(list[place]?.toLowerCase() ?? '')).find(Boolean));
}
