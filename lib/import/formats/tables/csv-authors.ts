import { splitNames, withCommas } from '#lib/import/clean/people/names.ts';
import type { DraftAuthor, DraftInstitution } from '#lib/import/draft/draft.ts';
import { affiliationsByAuthor, affiliationsOf, orcidsOf, splitAddresses } from '#lib/import/formats/affiliation-addresses.ts';
import { rorInstitution } from '#lib/import/formats/ror-institutions.ts';

/** Data of a row about its authors besides names, in the order of the authors. `isFromIndex` marks tables of citation indexes. */
export interface AuthorFacts
  extends Readonly<Record<'orcids' | 'affiliations' | 'countries' | 'institutions' | 'rors' | 'groups', readonly string[]>> {
  readonly addresses?: string | undefined;
  readonly signedAffiliations?: string | undefined;
  readonly isFromIndex: boolean;
}

/** The authors of a table row. Latin and Arabic names are paired by position when both lists have the same length. */
export function authorsOf(
  latin: string | undefined,
  arabic: string | undefined,
  facts: AuthorFacts,
): { authors: DraftAuthor[]; incomplete: boolean } {
  const first = namesInCell(latin, facts.isFromIndex);
  const second = namesInCell(arabic);
  const [main, other] = first.names.length > 0 ? [first, second] : [second, { names: [] as readonly string[], incomplete: false }];
  const isPaired = main.names.length === other.names.length;
  const affiliations = affiliationsIn(facts, main.names);
  const orcids = facts.orcids.some((entry) => entry.includes('/') && !/^https?:/i.test(entry))
    ? orcidsOf(facts.orcids, main.names)
    : facts.orcids;
  const authors = main.names.map(
    (name, index): DraftAuthor => ({
      ...inBothScripts(name, isPaired ? other.names[index] : undefined),
      orcid: orcids[index],
      affiliation: affiliations[index],
      institutions: institutionAt(facts, index),
      country: valueAt(facts.countries, index),
    }),
  );
  return { authors: [...authors, ...facts.groups.map((literal) => ({ literal }))], incomplete: main.incomplete || other.incomplete };
}

/** Affiliations per author. Several affiliations from a citation index that name no authors are used only if the row has one author. */
function affiliationsIn(
  { affiliations, addresses, signedAffiliations, isFromIndex: isOfIndex }: AuthorFacts,
  authors: readonly string[],
): readonly (string | undefined)[] {
  const byAuthor = signedAffiliations && affiliationsByAuthor(signedAffiliations, authors.length);
  if (byAuthor) return byAuthor;
  if (addresses) return affiliationsOf(splitAddresses(addresses), [authors]);
  if (isOfIndex && authors.length > 1 && affiliations.length > 1) return [];
  return authors.map((_, index) => (isOfIndex ? affiliations.join('; ') || undefined : valueAt(affiliations, index)));
}

/** The Latin and the Arabic name of an author, from two names in either order: our exports begin with the one in the reader's language. */
function inBothScripts(name: string, other: string | undefined): Pick<DraftAuthor, 'name' | 'arabic'> {
  if (other === undefined || isArabic(name) === isArabic(other)) return { name };
  return isArabic(other) ? { name, arabic: other } : { name: other, arabic: name };
}

/** The value at an index; a single value applies to every author. */
const valueAt = (list: readonly string[], index: number): string | undefined => list[index] ?? (list.length === 1 ? list[0] : undefined);

/** An author's institution, from columns of institutions or ROR ids. Affiliations alone yield none, since they are free text. */
function institutionAt(
  {
    affiliations,
    institutions,
    rors,
    countries,
  }: Readonly<Record<'affiliations' | 'institutions' | 'rors' | 'countries', readonly string[]>>,
  index: number,
): DraftInstitution[] | undefined {
  const name = valueAt(institutions, index);
  // If a row has several institutions but one ROR id, the id belongs to the first institution.
  const ror = institutions.length > 1 ? rors[index] : valueAt(rors, index);
  if (!name && !ror) return undefined;
  return [{ ...(ror ? rorInstitution(name ?? valueAt(affiliations, index), ror) : { name }), country: valueAt(countries, index) }];
}

/** The names in a cell, which holds a plain list or, from some scrapers, a JSON list. */
export function namesInCell(
  cell: string | undefined,
  isFromIndex = false,
): { readonly names: readonly string[]; readonly incomplete: boolean } {
  if (!cell) return { names: [], incomplete: false };
  if (cell.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list))
        return { names: list.filter((name): name is string => typeof name === 'string' && name.trim() !== ''), incomplete: false };
    } catch {
      // Not JSON: parse as a plain list.
    }
  }
  // Scopus appends its id of the person to each name.
  const withoutIds = cell.replace(/\s*\(\d{6,}\)(?=\s*(?:;|$))/g, '');
  // Only PubMed ends its list of names with a full stop and has no other full stop in it.
  const isPubmed = withoutIds.indexOf('.') === withoutIds.length - 1 && /[,;]/.test(withoutIds) && / \p{Lu}{1,3}\.$/u.test(withoutIds);
  // Citation indexes separate full names by semicolons, so that the only comma is within a name: "Lozano Ramirez, Juan Joel".
  const isOnePerson = isFromIndex && /^[^,;]+, \S+ \p{L}[^,;]*\p{Ll}$/u.test(withoutIds) && !/ \p{Lu}\.?, /u.test(withoutIds);
  if (isOnePerson) return { names: [withoutIds], incomplete: false };
  const list = splitNames(isPubmed ? withoutIds.slice(0, -1) : withoutIds);
  return { ...list, names: withCommas(list.names) };
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
