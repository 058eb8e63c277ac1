import { memoized } from '#lib/base/bounds/memoized.ts';
import type { AuthorshipRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { filedName, isGroup } from '#lib/formats/values/person-name.ts';
import { type PreparedAffiliation, prepareAffiliations } from '#lib/store/values/prepare-affiliations.ts';
import { nameInitial, nameKeys, nameSortKey } from '#lib/text/names/name-keys.ts';
import { fold, words } from '#lib/text/words/fold.ts';

/** One author of a record, with everything that can be computed without the database. */
export interface PreparedPerson {
  readonly en: string | null;
  readonly ar: string | null;
  /** The Latin name with the family name first; null if the name is not Latin or has no separate parts. */
  readonly inverted: string | null;
  readonly orcid: string | null;
  readonly openalex: string | null;
  /** Identity assigned by an editor. */
  readonly person: string | null;
  readonly country: string | null;
  /** The affiliation as stated, a `Localized` in JSON. */
  readonly affiliation: string | null;
  readonly affiliationKey: string;
  /** The affiliations, each with its institution or, if unresolved, with candidate names of an institution. */
  readonly from: readonly PreparedAffiliation[];
  readonly corresponding: boolean;
  readonly variants: readonly string[];
  /** `name:folded name|country`, compared when neither record states an id. */
  readonly nameIdentity: string;
  /** Whether all given names are initials, which do not suffice to distinguish people of different institutions. */
  readonly initialsOnly: boolean;
  readonly sort: PersonSortKeys;
  /** Folded words and cross-script keys (`k_…`) of all spellings. */
  readonly words: readonly string[];
  readonly keys: readonly string[];
}

/** Analyses one author of a record: names, sort keys, tokens of the name index and affiliations. */
export function preparePerson(author: AuthorshipRecord): PreparedPerson {
  const en = latinName(author);
  const ar = author.name.ar ?? null;
  const inverted = invertedName(author);
  const spellings = [...Object.values(author.name).filter(isText), ...(author.variants ?? [])];
  const forms = spellings.map(phonetic);
  const affiliation = author.affiliation ?? null;
  return {
    en,
    ar,
    inverted,
    orcid: author.orcid ?? null,
    openalex: author.openalex ?? null,
    person: author.person ?? null,
    country: author.country ?? null,
    affiliation: affiliation && JSON.stringify(affiliation),
    affiliationKey: affiliationKey(affiliation),
    from: prepareAffiliations(author),
    corresponding: author.corresponding ?? false,
    variants: author.variants ?? [],
    nameIdentity: `name:${phonetic(en ?? ar ?? '').folded}|${author.country ?? ''}`,
    initialsOnly: isInitialsOnly(author, en),
    sort: personSortKeys({ en, ar, inverted }),
    words: forms.length === 1 ? (forms[0] as Phonetic).words : unique(forms.flatMap((name) => name.words)),
    keys: forms.length === 1 ? (forms[0] as Phonetic).keys : unique(forms.flatMap((name) => name.keys)),
  };
}

/** Words and keys of a list of spellings, as stored in the index of people. */
export function spellingTokens(spellings: readonly string[]): { readonly words: string; readonly keys: string } {
  const forms = spellings.map(phonetic);
  return { words: unique(forms.flatMap((name) => name.words)).join(' '), keys: unique(forms.flatMap((name) => name.keys)).join(' ') };
}

/** Sort keys (Latin, Arabic), index letters (Latin, Arabic), and 1 for a group, such as a collaboration or a corporate author. */
type PersonSortKeys = readonly [string, string, string, string, 0 | 1];

export function personSortKeys(names: { en: string | null; ar: string | null; inverted: string | null }): PersonSortKeys {
  const en = phonetic(names.inverted ?? names.en ?? names.ar ?? '');
  const ar = phonetic(names.ar ?? names.en ?? '');
  const group = names.inverted === null && (isGroup(names.en ?? '') || isGroup(names.ar ?? ''));
  return [en.sort, ar.sort, en.initial, ar.initial, group ? 1 : 0];
}

/** The folded name of an affiliation, for comparison; empty without one. */
export function affiliationKey(affiliation: Localized | null): string {
  if (!affiliation) return '';
  return fold(affiliation.en ?? Object.values(affiliation)[0] ?? '');
}

/** Comparison, search and sort forms of a name, computed lazily because hardly any name needs all of them. */
class Phonetic {
  readonly #name: string;
  #folded: string | undefined;
  #words: readonly string[] | undefined;
  #keys: readonly string[] | undefined;
  #sort: string | undefined;
  #initial: string | undefined;

  constructor(name: string) {
    this.#name = name;
  }
  get folded(): string {
    this.#folded ??= fold(this.#name);
    return this.#folded;
  }
  get words(): readonly string[] {
    this.#words ??= unique(words(this.#name));
    return this.#words;
  }
  get keys(): readonly string[] {
    this.#keys ??= unique(nameKeys(this.#name).map((key) => `k_${key}`));
    return this.#keys;
  }
  get sort(): string {
    this.#sort ??= nameSortKey(this.#name);
    return this.#sort;
  }
  get initial(): string {
    this.#initial ??= nameInitial(this.#name);
    return this.#initial;
  }
}

/** Memoised: names recur across records, and the phonetic keys of a name take 20 µs. */
const phonetic = memoized((name) => new Phonetic(name), { most: 50_000, length: 100 });

/** The name in Latin letters, whatever European language the work is in. */
export function latinName(author: AuthorshipRecord): string | null {
  const { ar: _arabic, ...others } = author.name;
  return others.en ?? Object.values(others)[0] ?? null;
}

/** The sort form of a Latin name, family name first: "Bradley James". Uses the name parts of the source, else splits as citations do. */
function invertedName({ family, given, name }: AuthorshipRecord): string | null {
  const hasParts = family && given && !/\p{Script=Arabic}/u.test(family) && (name.en ?? '').includes(family);
  return hasParts ? `${family} ${given}` : name.en ? filedName(name.en) : null;
}

function isInitialsOnly({ given }: AuthorshipRecord, en: string | null): boolean {
  if (!en) return false;
  const names = given ?? en.replace(/\S+$/, '');
  return names.trim() !== '' && !/\p{L}{2}/u.test(names);
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
const isText = (value: string | undefined): value is string => Boolean(value);
