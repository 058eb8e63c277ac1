import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { AuthorshipRecord, ContributorRecord } from '#lib/domain/record.ts';
import { isGroup, joinParts, naturalName, personName } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { nameCase } from '#lib/import/clean/capitals.ts';
import { cleanOpenalex, cleanOrcid } from '#lib/import/clean/identifiers.ts';
import { withoutContacts } from '#lib/import/clean/people/contacts.ts';
import { withoutHonorifics } from '#lib/import/clean/people/honorifics.ts';
import { cleanName, endsInOthers, nameListOf, splitPerson } from '#lib/import/clean/people/names.ts';
import { cleanPlain } from '#lib/import/clean/plain.ts';
import { cleanRich } from '#lib/import/clean/rich-text.ts';
import type { Draft, DraftAuthor, ImportFault, Warn } from '#lib/import/draft/draft.ts';
import { finishInstitutions } from './finish-institutions.ts';
import { personWithinBounds } from './within-bounds.ts';

/** Editors and translators, cleaned like authors; each undefined if no name is left. Warns of "and others". */
export function contributorsIn({ notation, editors, translators }: Draft, warn: Warn) {
  const finish = (role: 'editors' | 'translators', people: readonly DraftAuthor[] = []): readonly ContributorRecord[] | undefined => {
    const warnOfRole: Warn = (code, field, value) => warn(code, field.replace('authors', role), value);
    const { authors, incomplete } = finishAuthors({ notation, authors: people }, warnOfRole);
    if (incomplete) warn('others_unnamed', role, '');
    return authors.length > 0 ? authors.map(({ name, orcid }) => withoutUndefined<ContributorRecord>({ name, orcid })) : undefined;
  };
  return { editors: finish('editors', editors), translators: finish('translators', translators) };
}

/** The authors of a draft, cleaned and split into parts. Drops empty names; "et al." marks the list as incomplete. */
export function finishAuthors(draft: Draft, warn: Warn): FinishedAuthors {
  const authors: AuthorshipRecord[] = [];
  const uppercaseNames: string[] = [];
  let incomplete = false;
  for (const rawAuthor of (draft.authors ?? []).flatMap(peopleOfField)) {
    const author = withoutContactDetails(rawAuthor);
    const rawName = cleanRich(author.literal ?? author.name ?? nameOfParts(author), draft.notation).plain;
    const list = nameListOf([rawName || (author.arabic ?? '')]);
    incomplete ||= list.incomplete;
    const [name] = list.names;
    if (!name) continue;
    // An "et al." in the name is also in its parts, so the parts are derived again from the cleaned name.
    const namedAuthor = list.incomplete && !author.literal ? { ...author, name, given: undefined, family: undefined } : author;
    const cased = namedAuthor.literal || isGroup(name) ? undefined : casedAuthor(namedAuthor, name);
    if (cased) uppercaseNames.push(name);
    authors.push(authorIn(cased?.author ?? namedAuthor, cased?.name ?? name, draft.notation, warn));
  }
  return { authors, incomplete, ...(uppercaseNames.length > 0 && { originals: { authors: uppercaseNames } }) };
}

/** The full name of an author in parts. Given names before "et al." come last, so that it ends the name. */
const nameOfParts = ({ given, family, suffix }: DraftAuthor): string =>
  given && endsInOthers(given) ? `${family}, ${given}` : [given, family, suffix].filter(Boolean).join(' ');

interface FinishedAuthors {
  readonly authors: AuthorshipRecord[];
  readonly incomplete: boolean;
  /** The names that the source prints in capitals, before their case was changed. */
  readonly originals?: { readonly authors: readonly string[] };
}

/** The people of one author field. Identifiers and affiliations of a list belong to nobody in particular. */
export function peopleOfField(author: DraftAuthor): DraftAuthor[] {
  if (author.name === undefined || author.literal !== undefined || (author.given && author.family)) return [author];
  const names = splitPerson(author.name);
  return names.length > 1 ? names.map((name) => ({ name })) : [author];
}

/** Removes e-mail addresses, telephone numbers, academic titles, and the numbers by which dblp and Scopus distinguish namesakes. */
function withoutContactDetails(author: DraftAuthor): DraftAuthor {
  const clean = (text: string | undefined) => (text === undefined ? undefined : withoutContacts(text));
  const person = (text: string | undefined) => (text === undefined ? undefined : withoutHonorifics(withoutContacts(text)));
  const name = (text: string | undefined) => person(text)?.replace(/(?<=\p{L}.?) (?:\d{4}|\(\d{1,12}\))$/u, '');
  const isNumber = /^\d{4}$/.test(author.family ?? '');
  // Reference managers mark an organisation by a comma after its name.
  const organisation = /^(.*\S)\s*[,،]\s*$/.exec(author.name ?? '')?.[1];
  if (organisation) return { ...withoutContactDetails({ ...author, name: undefined }), literal: clean(organisation) };
  return {
    ...author,
    name: isNumber ? name(author.given) : name(author.name),
    given: isNumber ? undefined : person(author.given),
    family: isNumber ? undefined : name(author.family),
    literal: clean(author.literal),
    arabic: person(author.arabic),
    affiliation: clean(author.affiliation),
    ...(author.institutions && {
      institutions: author.institutions.map((institution) => ({ ...institution, name: clean(institution.name) })),
    }),
    ...(author.variants && { variants: author.variants.map((variant) => withoutContacts(variant)).filter(Boolean) }),
  };
}

/** The author in ordinary case; undefined if the source does not print the name in capitals. */
function casedAuthor(author: DraftAuthor, name: string): { readonly author: DraftAuthor; readonly name: string } | undefined {
  const casedName = nameCase(name);
  if (casedName === undefined) return undefined;
  // `nameCase` ignores single words, which name parts often are, so a second word is added and removed again.
  const [family, given] = [
    author.family && nameCase(`x ${author.family}`)?.slice(2),
    author.given && nameCase(`${author.given} x`)?.slice(0, -2),
  ];
  return { name: casedName, author: { ...author, family: family ?? author.family, given: given ?? author.given } };
}

function authorIn(author: DraftAuthor, name: string, notation: Draft['notation'], warn: Warn): AuthorshipRecord {
  const cleanPart = (text: string | undefined) =>
    text === undefined ? undefined : cleanName(cleanRich(text, notation).plain) || undefined;
  const splitName =
    author.literal || isGroup(name) || /^[^,،]+\s\([^()]+\)$/.test(name)
      ? { literal: name }
      : author.family && author.given
        ? joinParts(cleanPart(author.family) ?? '', cleanPart(author.given) ?? '', author.suffix)
        : personName(name);
  const full = naturalName(splitName);
  const inOrder = (text: string) => (author.literal || !/[,،]/.test(text) ? text : naturalName(personName(text)));
  const arabic = author.arabic ? inOrder(cleanPlain(author.arabic)) : undefined;
  const variants = [...new Set((author.variants ?? []).map((variant) => inOrder(cleanName(cleanPlain(variant)))))].filter(
    (variant) => variant !== full && variant !== arabic,
  );
  const orcid = cleanOrcid(author.orcid);
  if (author.orcid && !orcid) warn('bad_orcid', 'authors.orcid', author.orcid);
  const affiliation = author.affiliation ? cleanRich(author.affiliation, notation === 'latex' ? 'latex' : 'html').plain : '';
  const country = author.country?.trim().toUpperCase();
  if (country && !/^[A-Z]{2}$/.test(country)) warn('wrong_kind', 'authors.country', author.country);
  const openalex = cleanOpenalex(author.openalex);
  const institutions = finishInstitutions(author.institutions ?? [], warn);
  return {
    name: { [hasArabicLetters(full) ? 'ar' : 'en']: full, ...(arabic && { ar: arabic }) },
    ...(!('literal' in splitName) && !hasArabicLetters(full) && { given: splitName.given, family: splitName.family }),
    ...(variants.length > 0 && { variants }),
    ...(orcid && { orcid }),
    ...(openalex && { openalex }),
    ...(affiliation && { affiliation: { [hasArabicLetters(affiliation) ? 'ar' : 'en']: affiliation } }),
    ...(institutions.length > 0 && { institutions }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(author.corresponding && { corresponding: true }),
  };
}

/** Cleans a person from a register such as ORCID. `author` is present only with a name and an ORCID or OpenAlex id. */
export function finishPerson(person: DraftAuthor): { readonly author?: AuthorshipRecord; readonly warnings: readonly ImportFault[] } {
  const warnings: ImportFault[] = [];
  const warn: Warn = (code, field, value) => void warnings.push({ code, field, value: String(value).slice(0, 100) });
  const bounded = withoutContactDetails(personWithinBounds(person, warn));
  const name = cleanPlain(bounded.name ?? '');
  const author = name ? authorIn(bounded, name, 'html', warn) : undefined;
  return author && (author.orcid || author.openalex) ? { author, warnings } : { warnings };
}
