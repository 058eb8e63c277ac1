import { hash } from 'node:crypto';
import { memoized } from '#lib/domain/bounds/memoized.ts';
import type { AuthorshipRecord, InstitutionRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { institutionParts } from '#lib/text/names/institution.ts';
import { institutionKey } from './institution-key.ts';
import { withoutCountry } from './institution-name.ts';
import { type KnownInstitution, knownInstitutions } from './known-institutions.ts';

/** What a source says of one institution, with what it is recognised by. */
export interface PreparedSaid {
  /** Equal exactly when the same is said. */
  readonly digest: string;
  /** An `InstitutionRecord`, in JSON. */
  readonly doc: string;
  /** The row of the reviewed table that it is. */
  readonly known: string | null;
  readonly ror: string | null;
  readonly openalex: string | null;
  /** Its name in Latin and in Arabic letters, as names are compared. */
  readonly keyEn: string | null;
  readonly keyAr: string | null;
  readonly country: string | null;
}

/** From where one signature is: a body that the source tells apart or the reviewed table knows, else names that the text may hold. */
export interface PreparedAffiliation {
  readonly said?: PreparedSaid;
  /** Parts of the text, as names are compared: it is from there if an institution of one of these names is known by then. */
  readonly mayBe?: readonly string[];
  readonly country: string | null;
}

/** A part of fewer words says too little ("Physics"), one of more is an address. */
const nameWordsMin = 2;
const nameWordsMax = 12;

/**
 * The institutions of one signature. What the source tells apart is taken as it stands. A text leads to those of the reviewed table that it, or a part of it between commas,
 * is a name of: a department leads to its institution only where the text says so.
 */
export const prepareAffiliations = ({ institutions, affiliation, country }: Affiliated): readonly PreparedAffiliation[] =>
  preparedOf(JSON.stringify({ institutions, affiliation, country }));

/** Colleagues sign from the same places, in one record and in the next. */
const preparedOf = memoized((affiliated) => prepare(JSON.parse(affiliated) as Affiliated), { most: 10_000, length: 600 });

function prepare({ institutions, affiliation, country: stated }: Affiliated): readonly PreparedAffiliation[] {
  const country = stated ?? null;
  if (institutions && institutions.length > 0)
    return institutions.map((one) => {
      // The country of an affiliation is the country of its only institution.
      const whole = one.country || country === null || institutions.length > 1 ? one : { ...one, country };
      return { said: saidOf(whole, knownAs(whole)), country: null };
    });
  if (!affiliation) return country ? [{ country }] : [];
  const texts = Object.values(affiliation).filter((text) => text !== undefined);
  const found = [...new Set(knownIn(texts, country))];
  if (found.length > 0)
    return found.map((known) => ({ said: saidOf({ ...(country && found.length === 1 && { country }) }, known), country: null }));
  const mayBe = [...new Set(texts.flatMap(institutionParts).map(institutionKey))].filter(isName);
  return mayBe.length > 0 || country ? [{ ...(mayBe.length > 0 && { mayBe }), country }] : [];
}

type Affiliated = Pick<AuthorshipRecord, 'institutions' | 'affiliation' | 'country'>;

const isName = (key: string) => {
  const words = key.split(' ').length;
  return words >= nameWordsMin && words <= nameWordsMax && !/\d{4}/.test(key);
};

/** The rows of the table that texts name, whole or in a part; of several of one name the one in the country. */
function knownIn(texts: readonly string[], country: string | null): readonly KnownInstitution[] {
  const { byName } = knownInstitutions();
  const named = (name: string) =>
    (byName.get(institutionKey(name)) ?? []).filter((one) => !country || !one.country || one.country === country);
  for (const text of texts) {
    const whole = named(text);
    if (whole.length > 0) return whole;
    // "Saudi Aramco (United States)": of an office abroad the text gives the country of the office, and the table that of its company.
    const offices = text.endsWith(')') ? (byName.get(institutionKey(text)) ?? []) : [];
    if (offices.length === 1) return offices;
  }
  for (const text of texts) {
    const parts = institutionParts(text)
      .filter((part) => part.length > 3)
      .flatMap((part) => {
        const found = named(part);
        // A name that bodies of several countries bear says nothing without the country.
        return found.length === 1 ? found : [];
      });
    if (parts.length > 0) return parts;
  }
  return [];
}

function knownAs({ ror, name, country }: InstitutionRecord): KnownInstitution | undefined {
  const { byRor, byName } = knownInstitutions();
  const byId = ror ? byRor.get(ror) : undefined;
  if (byId) return byId;
  const called = Object.values(name ?? {}).flatMap((one) => (one ? (byName.get(institutionKey(one)) ?? []) : []));
  return called.find((one) => one.country !== undefined && one.country === country && (!ror || !one.ror));
}

function saidOf(record: InstitutionRecord, known: KnownInstitution | undefined): PreparedSaid {
  const doc = JSON.stringify({ ...record, ...(known && { known: known.slug }) });
  const country = record.country ?? known?.country ?? null;
  return {
    digest: hash('sha256', doc, 'base64url').slice(0, 22),
    doc,
    known: known?.slug ?? null,
    ror: record.ror ?? known?.ror ?? null,
    openalex: record.openalex ?? null,
    ...keysOf(record.name ?? known?.name ?? {}, country),
    country,
  };
}

type SaidKeys = Pick<PreparedSaid, 'keyEn' | 'keyAr'>;

/** The keys of what is stored, worked out again. */
export function keysOfSaid(doc: string): SaidKeys {
  const { known: slug, ...record } = JSON.parse(doc) as InstitutionRecord & { readonly known?: string };
  const known = slug === undefined ? undefined : knownInstitutions().bySlug.get(slug);
  return keysOf(record.name ?? known?.name ?? {}, record.country ?? known?.country ?? null);
}

/** Only some sources write the country in brackets behind a name, so it is no part of what names have in common. */
function keysOf({ ar, ...others }: Localized, country: string | null): SaidKeys {
  const latin = others.en ?? Object.values(others)[0];
  const key = (name: string | undefined) => (name && institutionKey(withoutCountry(name, country))) || null;
  return { keyEn: key(latin), keyAr: key(ar) };
}
