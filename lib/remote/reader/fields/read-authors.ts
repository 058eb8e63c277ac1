import type { AuthorAffiliation } from '#lib/domain/author.ts';
import type { Authorship, InstitutionRef } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { authorshipTable } from '#lib/remote/reader/tables/author-table.ts';
import { isMembers, type Members, readEntries } from '#lib/remote/reader/tables/names.ts';
import type { Row } from '#lib/remote/reader/tables/row.ts';
import type { ReadContext, ReadFields, Rule } from '#lib/remote/reader/tables/table.ts';
import { parseLine } from '#lib/remote/reader/values/parse-text.ts';
import { languageByLetters, readText } from '#lib/remote/reader/values/read-text.ts';

/** Members that contain the person in a join row. A join row links a work and a person: `{author: {…}, order}`. */
const personMembers = ['author', 'researcher', 'person', 'user', 'contributor', 'Author', 'Researcher', 'Person', 'User', 'Contributor'];

/** Authorships in order. Accepts objects, join rows `{author: {…}, order}`, strings, or one string with all names. */
export function readAuthors(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): readonly Authorship[] | undefined {
  for (const name of rule.from) {
    const value = row.get(name);
    const list = Array.isArray(value) ? value : isMembers(value) ? [value] : undefined;
    const authors = list?.map((entry) => readAuthor(entry, context, readFields)).filter((author) => author !== undefined);
    if (authors && authors.length > 0) return inOrder(authors);
    if (list) continue;
    const text = readText(row, [name], context.language);
    if (text && !/^\d+$/.test(text.value)) return inOrder(splitAuthorNames(text.value).map((person) => authorOfName(person, context)));
  }
  return undefined;
}

type UnorderedAuthorship = Omit<Authorship, 'position'> & { readonly position?: number };

function readAuthor(entry: unknown, context: ReadContext, readFields: ReadFields): UnorderedAuthorship | undefined {
  if (typeof entry === 'string') {
    const name = parseLine(entry);
    return name === undefined ? undefined : authorOfName(name, context);
  }
  if (!isMembers(entry)) return undefined;
  const values = readFields<Authorship>(mergeJoinRow(entry), authorshipTable, context);
  const affiliations = readAffiliations(entry.affiliations, context.language);
  return values.name ? { ...values, name: values.name, ...(affiliations && { affiliations }) } : undefined;
}

/** Merges the person of a join row into the row. The id is that of the person, not of the row. */
function mergeJoinRow(entry: Members): Members {
  const key = personMembers.find((name) => isMembers(entry[name]));
  if (key === undefined) return entry;
  const { [key]: person, id: _id, Id: _Id, ...rowMembers } = entry;
  return { ...rowMembers, ...(person as Members) };
}

function authorOfName(name: string, { language }: ReadContext): UnorderedAuthorship {
  return { name: { value: name, lang: languageByLetters(name, language) } };
}

/** Sorts authorships by position if all positions are given and different. The result is always numbered from 1. */
function inOrder(authors: readonly UnorderedAuthorship[]): Authorship[] {
  const positions = authors.map((author) => author.position);
  const isNumbered = positions.every((position) => position !== undefined) && new Set(positions).size === positions.length;
  const orderedAuthors = isNumbered ? [...authors].sort((a, b) => (a.position as number) - (b.position as number)) : authors;
  return orderedAuthors.map((author, index) => ({ ...author, position: index + 1 }));
}

/** Splits a string of names. Commas separate people only if every part has at least two words: `Al-Harbi, Fahd` is one person. */
export function splitAuthorNames(names: string): string[] {
  const parts = names
    .split(/[;؛،|]|(?<!\s)\s+(?:and|&|و)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.flatMap((part) => {
    const byComma = part
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    return byComma.every((piece) => /\S\s+\S/.test(piece)) ? byComma : [part];
  });
}

/** The affiliations of a person with their years, in the form that Madar services return. */
export function readDatedAffiliations(value: unknown, language: Language): readonly AuthorAffiliation[] | undefined {
  return readEntries(value, (entry): AuthorAffiliation | undefined => {
    const { name, institution, firstYear, lastYear } = entry;
    if (!('lastYear' in entry) || typeof name !== 'string') return undefined;
    const [institutionRef] = readAffiliations([institution], language) ?? [];
    return {
      name: { value: name, lang: languageByLetters(name, language) },
      ...(institutionRef && { institution: institutionRef }),
      ...(Number.isSafeInteger(firstYear) && { firstYear: Number(firstYear) }),
      ...(Number.isSafeInteger(lastYear) && { lastYear: Number(lastYear) }),
    };
  });
}

/** The institutions of an authorship in the form that Madar services return (`id, name, ror, country, isDerived`). Other forms are ignored. */
function readAffiliations(value: unknown, language: Language): readonly InstitutionRef[] | undefined {
  return readEntries(value, (entry): InstitutionRef | undefined => {
    const { id, name, ror, country, isDerived } = entry;
    if (!('ror' in entry) || typeof name !== 'string' || !Number.isSafeInteger(id)) return undefined;
    return {
      id: String(id),
      name: { value: name, lang: languageByLetters(name, language) },
      ...(typeof ror === 'string' && { ror }),
      ...(typeof country === 'string' && /^[A-Z]{2}$/.test(country) && { country }),
      ...(isDerived === true && { isDerived }),
    };
  });
}
