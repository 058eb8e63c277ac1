import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { withoutContacts } from '#lib/service/import/clean/contacts.ts';

/** The record with names and affiliations free of addresses of e-mail and of telephone numbers; a name that is nothing else stays away with its author. */
export function withoutContactsIn(record: ResearchRecord): ResearchRecord {
  const authors = record.authors.map(withoutContactsOf);
  if (authors.every((author, place) => author === record.authors[place])) return record;
  return { ...record, authors: authors.filter(({ name }) => Object.keys(name).length > 0) };
}

function withoutContactsOf(author: AuthorshipRecord): AuthorshipRecord {
  const texts = JSON.stringify([author.name, author.given, author.family, author.variants, author.affiliation, author.institutions]);
  // Most authors have nothing of the kind, and dumps of a million records are read back.
  if (withoutContacts(texts) === texts) return author;
  const localized = (value: Localized): Localized =>
    Object.fromEntries(
      Object.entries(value).flatMap(([language, text]) => (text && withoutContacts(text) ? [[language, withoutContacts(text)]] : [])),
    );
  const { given, family, affiliation, variants, institutions, ...rest } = author;
  const [bareGiven, bareFamily] = [given && withoutContacts(given), family && withoutContacts(family)];
  const bareAffiliation = affiliation && localized(affiliation);
  return {
    ...rest,
    name: localized(author.name),
    ...(bareGiven && { given: bareGiven }),
    ...(bareFamily && { family: bareFamily }),
    ...(variants && { variants: variants.map(withoutContacts).filter(Boolean) }),
    ...(bareAffiliation && Object.keys(bareAffiliation).length > 0 && { affiliation: bareAffiliation }),
    ...(institutions && { institutions: institutions.map((one) => (one.name ? { ...one, name: localized(one.name) } : one)) }),
  };
}
