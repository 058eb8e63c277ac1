import type { AuthorAffiliation } from '#lib/domain/author.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Authorship, InstitutionRef } from '#lib/domain/research.ts';
import type { Row } from './row.ts';
import { authorshipTable } from './tables/author-table.ts';
import { isMembers, type Members } from './tables/names.ts';
import type { ReadContext, ReadFields, Rule } from './tables/table.ts';
import { cleanLine } from './values/clean-text.ts';
import { languageOf, readText } from './values/read-text.ts';

/** Members of a join row that hold the person. */
const people = ['author', 'researcher', 'person', 'user', 'contributor', 'Author', 'Researcher', 'Person', 'User', 'Contributor'];

/** Signatures in order. Accepts objects, join rows `{author: {…}, order}`, strings, or one string that names all. */
export function readAuthors(row: Row, rule: Rule, context: ReadContext, readFields: ReadFields): readonly Authorship[] | undefined {
  for (const name of rule.from) {
    const value = row.get(name);
    const list = Array.isArray(value) ? value : isMembers(value) ? [value] : undefined;
    const authors = list?.map((entry) => readAuthor(entry, context, readFields)).filter((author) => author !== undefined);
    if (authors && authors.length > 0) return inOrder(authors);
    if (list) continue;
    const text = readText(row, [name], context.language);
    if (text && !/^\d+$/.test(text.value)) return inOrder(splitNames(text.value).map((person) => authorOfName(person, context)));
  }
  return undefined;
}

type Unplaced = Omit<Authorship, 'position'> & { readonly position?: number };

function readAuthor(entry: unknown, context: ReadContext, readFields: ReadFields): Unplaced | undefined {
  if (typeof entry === 'string') {
    const name = cleanLine(entry);
    return name === undefined ? undefined : authorOfName(name, context);
  }
  if (!isMembers(entry)) return undefined;
  const values = readFields<Authorship>(joined(entry), authorshipTable, context);
  const affiliations = readAffiliations(entry.affiliations, context.language);
  return values.name ? { ...values, name: values.name, ...(affiliations && { affiliations }) } : undefined;
}

/** The person of a join row with the row's own members beside; the person's id wins over the row's. */
function joined(entry: Members): Members {
  const key = people.find((name) => isMembers(entry[name]));
  if (key === undefined) return entry;
  const { [key]: person, id: _id, Id: _Id, ...beside } = entry;
  return { ...beside, ...(person as Members) };
}

function authorOfName(name: string, { language }: ReadContext): Unplaced {
  return { name: { value: name, lang: languageOf(name, language) } };
}

/** Services that number signatures from 0, or give no numbers, or the same number twice, are set right by their order. */
function inOrder(authors: readonly Unplaced[]): Authorship[] {
  const positions = authors.map((author) => author.position);
  const numbered = positions.every((position) => position !== undefined) && new Set(positions).size === positions.length;
  const ordered = numbered ? [...authors].sort((a, b) => (a.position as number) - (b.position as number)) : authors;
  return ordered.map((author, index) => ({ ...author, position: index + 1 }));
}

/** Commas separate people only where every part has two words: `Al-Harbi, Fahd` is one person. */
export function splitNames(names: string): string[] {
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

/** The affiliations of a person with their years, in the form of our own contract. */
export function readDatedAffiliations(value: unknown, language: Language): AuthorAffiliation[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((entry): AuthorAffiliation[] => {
    if (!isMembers(entry) || !('lastYear' in entry) || typeof entry.name !== 'string') return [];
    const { name, institution, firstYear, lastYear } = entry;
    const [place] = readAffiliations([institution], language) ?? [];
    return [
      {
        name: { value: name, lang: languageOf(name, language) },
        ...(place && { institution: place }),
        ...(Number.isSafeInteger(firstYear) && { firstYear: Number(firstYear) }),
        ...(Number.isSafeInteger(lastYear) && { lastYear: Number(lastYear) }),
      },
    ];
  });
  return read.length > 0 ? read : undefined;
}

/** The institutions of a signature as our own contract writes them (`id, name, ror, country`); what has another form is none of ours. */
function readAffiliations(value: unknown, language: Language): InstitutionRef[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((entry): InstitutionRef[] => {
    if (!isMembers(entry) || !('ror' in entry) || typeof entry.name !== 'string' || !Number.isSafeInteger(entry.id)) return [];
    const { id, name, ror, country } = entry;
    return [
      {
        id: String(id),
        name: { value: name, lang: languageOf(name, language) },
        ...(typeof ror === 'string' && { ror }),
        ...(typeof country === 'string' && /^[A-Z]{2}$/.test(country) && { country }),
      },
    ];
  });
  return read.length > 0 ? read : undefined;
}
