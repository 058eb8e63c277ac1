import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { withoutContacts } from '#lib/import/clean/people/contacts.ts';

/** Removes e-mail addresses and telephone numbers from names and affiliations. Drops authors whose name contained nothing else. */
export function withoutContactsIn(record: ResearchRecord): ResearchRecord {
  const authors = record.authors.map(withoutContactsOf);
  if (authors.every((author, index) => author === record.authors[index])) return record;
  return { ...record, authors: authors.filter(({ name }) => Object.keys(name).length > 0) };
}

function withoutContactsOf(author: AuthorshipRecord): AuthorshipRecord {
  const texts = JSON.stringify([author.name, author.given, author.family, author.variants, author.affiliation, author.institutions]);
  // One check of all texts together saves time: it suffices for most authors, who have no contacts.
  if (withoutContacts(texts) === texts) return author;
  const localized = (value: Localized): Localized =>
    Object.fromEntries(
      Object.entries(value).flatMap(([language, text]) => (text && withoutContacts(text) ? [[language, withoutContacts(text)]] : [])),
    );
  const { given, family, affiliation, variants, institutions, ...rest } = author;
  const [cleanGiven, cleanFamily] = [given && withoutContacts(given), family && withoutContacts(family)];
  const cleanAffiliation = affiliation && localized(affiliation);
  return {
    ...rest,
    name: localized(author.name),
    ...(cleanGiven && { given: cleanGiven }),
    ...(cleanFamily && { family: cleanFamily }),
    ...(variants && { variants: variants.map(withoutContacts).filter(Boolean) }),
    ...(cleanAffiliation && Object.keys(cleanAffiliation).length > 0 && { affiliation: cleanAffiliation }),
    ...(institutions && {
      institutions: institutions.map((institution) =>
        institution.name ? { ...institution, name: localized(institution.name) } : institution,
      ),
    }),
  };
}
