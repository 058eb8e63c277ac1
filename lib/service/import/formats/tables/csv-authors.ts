import { splitNames, withCommas } from '#lib/service/import/clean/names.ts';
import type { DraftAuthor, DraftInstitution } from '#lib/service/import/draft/draft.ts';
import { rorInstitution } from '#lib/service/import/formats/ror-institutions.ts';
import { affiliationsByAuthor, affiliationsOf, orcidsOf, splitAddresses } from '#lib/service/import/formats/signed-addresses.ts';

/** What a row says of its authors beside their names, place by place; `isOfIndex` where a citation index made the table. */
export interface AuthorFacts
  extends Readonly<Record<'orcids' | 'affiliations' | 'countries' | 'institutions' | 'rors' | 'groups', readonly string[]>> {
  readonly addresses?: string | undefined;
  readonly signedAffiliations?: string | undefined;
  readonly isOfIndex: boolean;
}

/** Names in both scripts belong together place by place, where both lists are equally long. */
export function authorsOf(
  latin: string | undefined,
  arabic: string | undefined,
  more: AuthorFacts,
): { authors: DraftAuthor[]; incomplete: boolean } {
  const one = names(latin);
  const two = names(arabic);
  const [main, other] = one.names.length > 0 ? [one, two] : [two, { names: [] as readonly string[], incomplete: false }];
  const paired = main.names.length === other.names.length;
  const affiliations = affiliationsIn(more, main.names);
  const orcids = more.orcids.some((entry) => entry.includes('/') && !/^https?:/i.test(entry))
    ? orcidsOf(more.orcids, main.names)
    : more.orcids;
  const authors = main.names.map(
    (name, place): DraftAuthor => ({
      ...inBothScripts(name, paired ? other.names[place] : undefined),
      orcid: orcids[place],
      affiliation: affiliations[place],
      institutions: institutionAt(more, place),
      country: at(more.countries, place),
    }),
  );
  return { authors: [...authors, ...more.groups.map((literal) => ({ literal }))], incomplete: main.incomplete || other.incomplete };
}

/** The affiliation of each author. A citation index lists the affiliations of a work once each, which says of several authors nothing. */
function affiliationsIn(
  { affiliations, addresses, signedAffiliations, isOfIndex }: AuthorFacts,
  authors: readonly string[],
): readonly (string | undefined)[] {
  const signed = signedAffiliations && affiliationsByAuthor(signedAffiliations, authors.length);
  if (signed) return signed;
  if (addresses) return affiliationsOf(splitAddresses(addresses), [authors]);
  if (isOfIndex && authors.length > 1 && affiliations.length > 1) return [];
  return authors.map((_, place) => (isOfIndex ? affiliations.join('; ') || undefined : at(affiliations, place)));
}

/** The list that stands first may be in either script: a table of ours has it in that of its reader. */
function inBothScripts(name: string, other: string | undefined): Pick<DraftAuthor, 'name' | 'arabic'> {
  if (other === undefined || isArabic(name) === isArabic(other)) return { name };
  return isArabic(other) ? { name, arabic: other } : { name: other, arabic: name };
}

/** A list with one value says it of everybody. */
const at = (list: readonly string[], place: number): string | undefined => list[place] ?? (list.length === 1 ? list[0] : undefined);

/** A column of institutions, or of ROR ids beside the affiliations, tells the bodies apart; affiliations alone are texts. */
function institutionAt(
  {
    affiliations,
    institutions,
    rors,
    countries,
  }: Readonly<Record<'affiliations' | 'institutions' | 'rors' | 'countries', readonly string[]>>,
  place: number,
): DraftInstitution[] | undefined {
  const name = at(institutions, place);
  // Of several institutions one ROR id is the first one's.
  const ror = institutions.length > 1 ? rors[place] : at(rors, place);
  if (!name && !ror) return undefined;
  return [{ ...(ror ? rorInstitution(name ?? at(affiliations, place), ror) : { name }), country: at(countries, place) }];
}

/** A list of names, or a JSON list of them, as scrapers write it into a cell. */
function names(cell: string | undefined): { readonly names: readonly string[]; readonly incomplete: boolean } {
  if (!cell) return { names: [], incomplete: false };
  if (cell.startsWith('[')) {
    try {
      const list: unknown = JSON.parse(cell);
      if (Array.isArray(list))
        return { names: list.filter((name): name is string => typeof name === 'string' && name.trim() !== ''), incomplete: false };
    } catch {
      // Not JSON after all: read as it stands.
    }
  }
  // Scopus writes its number of a person behind each name.
  const bare = cell.replace(/\s*\(\d{6,}\)(?=\s*(?:;|$))/g, '');
  // PubMed ends its list, which has no other stops, with one.
  const isPubmed = bare.indexOf('.') === bare.length - 1 && /[,;]/.test(bare) && / \p{Lu}{1,3}\.$/u.test(bare);
  const list = splitNames(isPubmed ? bare.slice(0, -1) : bare);
  return { ...list, names: withCommas(list.names) };
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
