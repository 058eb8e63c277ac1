import type { AuthorshipRecord } from '#lib/domain/record.ts';
import { isGroup, joinParts, naturalName, personName } from '#lib/formats/person-name.ts';
import { hasArabicLetters } from '#lib/formats/plain-text.ts';
import { nameCase } from '#lib/service/import/clean/capitals.ts';
import { withoutContacts } from '#lib/service/import/clean/contacts.ts';
import { cleanOpenalex, cleanOrcid } from '#lib/service/import/clean/identifiers.ts';
import { joinedByHyphens, listOf } from '#lib/service/import/clean/names.ts';
import { cleanPlain } from '#lib/service/import/clean/plain.ts';
import { cleanRich } from '#lib/service/import/clean/rich-text.ts';
import type { Draft, DraftAuthor, Fault, Warn } from './draft.ts';
import { finishInstitutions } from './finish-institutions.ts';
import { personWithinBounds } from './within-bounds.ts';

/** The people of a draft, cleaned and taken apart; what names nobody is left out, and "et al." says that there are more. */
export function finishAuthors(draft: Draft, warn: Warn): FinishedAuthors {
  const authors: AuthorshipRecord[] = [];
  const loud: string[] = [];
  let incomplete = false;
  for (const drafted of draft.authors ?? []) {
    const author = withoutRemains(drafted);
    const written = cleanRich(
      author.literal ?? author.name ?? [author.given, author.family, author.suffix].filter(Boolean).join(' '),
      draft.notation,
    ).plain;
    const list = listOf([written || (author.arabic ?? '')]);
    incomplete ||= list.incomplete;
    const [name] = list.names;
    if (!name) continue;
    // "et al." after the last name is in one of its parts too.
    const whole = list.incomplete && !author.literal ? { ...author, name, given: undefined, family: undefined } : author;
    const quiet = whole.literal || isGroup(name) ? undefined : quietAuthor(whole, name);
    if (quiet) loud.push(name);
    authors.push(authorIn(quiet?.author ?? whole, quiet?.name ?? name, draft.notation, warn));
  }
  return { authors, incomplete, ...(loud.length > 0 && { originals: { authors: loud } }) };
}

interface FinishedAuthors {
  readonly authors: AuthorshipRecord[];
  readonly incomplete: boolean;
  /** Names that the source wrote in capitals, as it wrote them. */
  readonly originals?: { readonly authors: readonly string[] };
}

/** What is no part of a name or of an affiliation: addresses of e-mail, telephone numbers, the number by which dblp tells namesakes apart. */
function withoutRemains(author: DraftAuthor): DraftAuthor {
  const bare = (text: string | undefined) => (text === undefined ? undefined : withoutContacts(text));
  const name = (text: string | undefined) => bare(text)?.replace(/(?<=\p{L}.?) \d{4}$/u, '');
  const isNumber = /^\d{4}$/.test(author.family ?? '');
  // Reference managers mark a body by a comma behind its name.
  const body = /^(.*\S)\s*[,،]\s*$/.exec(author.name ?? '')?.[1];
  if (body) return { ...withoutRemains({ ...author, name: undefined }), literal: bare(body) };
  return {
    ...author,
    name: isNumber ? name(author.given) : name(author.name),
    given: isNumber ? undefined : bare(author.given),
    family: isNumber ? undefined : name(author.family),
    literal: bare(author.literal),
    arabic: bare(author.arabic),
    affiliation: bare(author.affiliation),
    ...(author.institutions && { institutions: author.institutions.map((one) => ({ ...one, name: bare(one.name) })) }),
    ...(author.variants && { variants: author.variants.map((variant) => withoutContacts(variant)).filter(Boolean) }),
  };
}

/** The author whom the source shouts, in ordinary case. */
function quietAuthor(author: DraftAuthor, name: string): { readonly author: DraftAuthor; readonly name: string } | undefined {
  const quiet = nameCase(name);
  if (quiet === undefined) return undefined;
  // A part alone is one word often; with a second word it is judged as in the whole name.
  const [family, given] = [
    author.family && nameCase(`x ${author.family}`)?.slice(2),
    author.given && nameCase(`${author.given} x`)?.slice(0, -2),
  ];
  return { name: quiet, author: { ...author, family: family ?? author.family, given: given ?? author.given } };
}

function authorIn(author: DraftAuthor, name: string, notation: Draft['notation'], warn: Warn): AuthorshipRecord {
  const bare = name.replace(/\s*\((?:editor|ed\.?|eds\.?|محرر)\)\s*$/i, '');
  const part = (text: string | undefined) =>
    text === undefined ? undefined : joinedByHyphens(cleanRich(text, notation).plain) || undefined;
  const split =
    author.literal || isGroup(bare)
      ? { literal: bare }
      : author.family && author.given
        ? joinParts(part(author.family) ?? '', part(author.given) ?? '', author.suffix)
        : personName(bare);
  const full = naturalName(split);
  const arabic = author.arabic ? cleanPlain(author.arabic) : undefined;
  const variants = [...new Set((author.variants ?? []).map((variant) => joinedByHyphens(cleanPlain(variant))))].filter(
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
    ...(!('literal' in split) && !hasArabicLetters(full) && { given: split.given, family: split.family }),
    ...(variants.length > 0 && { variants }),
    ...(orcid && { orcid }),
    ...(openalex && { openalex }),
    ...(affiliation && { affiliation: { [hasArabicLetters(affiliation) ? 'ar' : 'en']: affiliation } }),
    ...(institutions.length > 0 && { institutions }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(author.corresponding && { corresponding: true }),
  };
}

/** A person of a register, cleaned; undefined without a name or an id to know them by. */
export function finishPerson(person: DraftAuthor): { readonly author?: AuthorshipRecord; readonly warnings: readonly Fault[] } {
  const warnings: Fault[] = [];
  const warn: Warn = (code, field, value) => void warnings.push({ code, field, value: String(value).slice(0, 100) });
  const fit = withoutRemains(personWithinBounds(person, warn));
  const name = cleanPlain(fit.name ?? '');
  const author = name ? authorIn(fit, name, 'html', warn) : undefined;
  return author && (author.orcid || author.openalex) ? { author, warnings } : { warnings };
}
