import { hash } from 'node:crypto';
import { memoized } from '#lib/base/bounds/memoized.ts';
import type { AuthorshipRecord, InstitutionRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { institutionParts } from '#lib/text/names/institution.ts';
import { institutionKey } from './institution-key.ts';
import { withoutCountry } from './institution-name.ts';
import { type ReviewedInstitution, reviewedInstitutions } from './reviewed-institutions.ts';

/** A source's statement about one institution, with the keys that identify it. */
export interface PreparedStatement {
  /** Equal exactly when the statements are equal. */
  readonly digest: string;
  /** An `InstitutionRecord`, in JSON. */
  readonly doc: string;
  /** Slug of the institution's row in the reviewed table. */
  readonly known: string | null;
  readonly ror: string | null;
  readonly openalex: string | null;
  /** Comparison keys of its Latin and Arabic names. */
  readonly keyEn: string | null;
  readonly keyAr: string | null;
  readonly country: string | null;
}

/** One affiliation: an institution given by the source or found in the reviewed table, else candidate names from the text. */
export interface PreparedAffiliation {
  readonly statement?: PreparedStatement;
  /** Name keys from the text. The store resolves them if it has an institution of that name. */
  readonly candidates?: readonly string[];
  readonly country: string | null;
}

/** Number of words in a name: shorter texts are too vague ("Physics"), longer ones are addresses. */
const nameWordsMin = 2;
const nameWordsMax = 12;

/**
 * Institutions of one authorship: those of the source, else reviewed ones whose name is the whole affiliation or a part between its commas.
 */
export const prepareAffiliations = ({ institutions, affiliation, country }: AffiliationFields): readonly PreparedAffiliation[] =>
  preparedOf(JSON.stringify({ institutions, affiliation, country }));

/** Memoised, since co-authors share affiliations within a record and across records. */
const preparedOf = memoized((json) => prepare(JSON.parse(json) as AffiliationFields), { most: 10_000, length: 600 });

function prepare({ institutions, affiliation, country: statedCountry }: AffiliationFields): readonly PreparedAffiliation[] {
  const country = statedCountry ?? null;
  if (institutions && institutions.length > 0)
    return institutions.map((institution) => {
      // An institution without a country gets that of the affiliation, unless the affiliation has several institutions.
      const record = institution.country || country === null || institutions.length > 1 ? institution : { ...institution, country };
      return { statement: statementOf(record, findReviewed(record)), country: null };
    });
  if (!affiliation) return country ? [{ country }] : [];
  const texts = Object.values(affiliation).filter((text) => text !== undefined);
  const matches = [...new Set(reviewedIn(texts, country))];
  if (matches.length > 0)
    return matches.map((institution) => ({
      statement: statementOf({ ...(country && matches.length === 1 && { country }) }, institution),
      country: null,
    }));
  const candidates = [...new Set(texts.flatMap(institutionParts).map(institutionKey))].filter(isName);
  return candidates.length > 0 || country ? [{ ...(candidates.length > 0 && { candidates }), country }] : [];
}

type AffiliationFields = Pick<AuthorshipRecord, 'institutions' | 'affiliation' | 'country'>;

const isName = (key: string) => {
  const words = key.split(' ').length;
  return words >= nameWordsMin && words <= nameWordsMax && !/\d{4}/.test(key);
};

/** Reviewed institutions named by a text or by its parts. Of namesakes, only those in `country` match. */
function reviewedIn(texts: readonly string[], country: string | null): readonly ReviewedInstitution[] {
  const { byName } = reviewedInstitutions();
  const withName = (name: string) =>
    (byName.get(institutionKey(name)) ?? []).filter((institution) => !country || !institution.country || institution.country === country);
  for (const text of texts) {
    const matches = withName(text);
    if (matches.length > 0) return matches;
    // "Saudi Aramco (United States)": the text gives the country of the office, the table that of the company.
    const offices = text.endsWith(')') ? (byName.get(institutionKey(text)) ?? []) : [];
    if (offices.length === 1) return offices;
  }
  for (const text of texts) {
    const parts = institutionParts(text)
      .filter((part) => part.length > 3)
      .flatMap((part) => {
        const matches = withName(part);
        // A name used in several countries identifies nothing without the country.
        return matches.length === 1 ? matches : [];
      });
    if (parts.length > 0) return parts;
  }
  return [];
}

function findReviewed({ ror, name, country }: InstitutionRecord): ReviewedInstitution | undefined {
  const { byRor, byName } = reviewedInstitutions();
  const byId = ror ? byRor.get(ror) : undefined;
  if (byId) return byId;
  const namesakes = Object.values(name ?? {}).flatMap((text) => (text ? (byName.get(institutionKey(text)) ?? []) : []));
  return namesakes.find(
    (institution) => institution.country !== undefined && institution.country === country && (!ror || !institution.ror),
  );
}

function statementOf(record: InstitutionRecord, reviewed: ReviewedInstitution | undefined): PreparedStatement {
  const doc = JSON.stringify({ ...record, ...(reviewed && { known: reviewed.slug }) });
  const country = record.country ?? reviewed?.country ?? null;
  return {
    digest: hash('sha256', doc, 'base64url').slice(0, 22),
    doc,
    known: reviewed?.slug ?? null,
    ror: record.ror ?? reviewed?.ror ?? null,
    openalex: record.openalex ?? null,
    ...keysOf(record.name ?? reviewed?.name ?? {}, country),
    country,
  };
}

type NameKeys = Pick<PreparedStatement, 'keyEn' | 'keyAr'>;

/** Recomputes the keys of a stored statement. */
export function statementKeys(doc: string): NameKeys {
  const { known: slug, ...record } = JSON.parse(doc) as InstitutionRecord & { readonly known?: string };
  const reviewed = slug === undefined ? undefined : reviewedInstitutions().bySlug.get(slug);
  return keysOf(record.name ?? reviewed?.name ?? {}, record.country ?? reviewed?.country ?? null);
}

/** Only some sources append the country in brackets, so keys omit it. */
function keysOf({ ar, ...others }: Localized, country: string | null): NameKeys {
  const latin = others.en ?? Object.values(others)[0];
  const key = (name: string | undefined) => (name && institutionKey(withoutCountry(name, country))) || null;
  return { keyEn: key(latin), keyAr: key(ar) };
}
