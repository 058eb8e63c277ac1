import { type ReconciledType, reconciledTypes } from '#lib/contract/reconciled-types.ts';
import type { Author } from '#lib/domain/author.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import type { Institution } from '#lib/domain/institution.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { defaultAuthorQuery, defaultInstitutionQuery } from '#lib/domain/query.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { dictionary } from '#lib/text/dictionary/dictionary.ts';
import { words } from '#lib/text/words/fold.ts';

/** A property value in the format of the protocol's data extension. */
export type PropertyValue = { readonly str: string } | { readonly int: number };

/** An entity that a cell of a table may name. */
export interface ReconciledEntity {
  /** Unique within its type. */
  readonly id: string;
  /** In the requested language. */
  readonly name: string;
  /** All names, in both scripts. */
  readonly names: readonly string[];
  /** Distinguishes the entity from its namesakes. */
  readonly description: string | undefined;
  readonly values: Readonly<Record<string, readonly PropertyValue[]>>;
}

type EntitySource = Omit<ReconcilableType, keyof ReconciledType>;

export interface ReconcilableType extends ReconciledType {
  /** Candidates for a text, most likely first. */
  find(catalogue: Catalogue, language: Language, text: string, limit: number): Promise<readonly ReconciledEntity[]>;
  /** Reads an entity by id. If it does not exist, rejects with `not_found` or resolves to undefined. */
  read(catalogue: Catalogue, language: Language, id: string): Promise<ReconciledEntity | undefined>;
  /** Path of an entity's page on the site. */
  page(language: Language, id: string): string;
}

const authors: EntitySource = {
  async find(catalogue, language, text, limit) {
    const { items } = await catalogue.findAuthors(language, { ...defaultAuthorQuery, keyword: text, pageSize: limit });
    return items.map(authorEntity);
  },
  read: async (catalogue, language, id) => authorEntity(await catalogue.author(language, id)),
  page: (language, id) => `/${language}/authors/${encodeURIComponent(id)}`,
};

function authorEntity({ id, name, variants = [], affiliation, country, orcid, publicationCount }: Author): ReconciledEntity {
  return {
    id,
    name: name.value,
    names: [name.value, ...(name.alt ? [name.alt.value] : []), ...variants],
    description: affiliation?.value,
    values: {
      orcid: texts(orcid),
      affiliation: texts(affiliation?.value),
      country: texts(country),
      otherName: texts(name.alt?.value),
      publicationCount: publicationCount === undefined ? [] : [{ int: publicationCount }],
    },
  };
}

const institutions: EntitySource = {
  async find({ institutions: source }, language, text, limit) {
    if (!source) return [];
    const find = async (keyword: string) => (await source.find(language, { ...defaultInstitutionQuery, keyword, pageSize: limit })).items;
    const exact = await find(text);
    // The search requires all words of the text. A misspelt name, or a name followed by a city, is therefore searched by its longest words.
    const longest = words(text).toSorted((a, b) => b.length - a.length);
    const partial =
      exact.length > 0
        ? []
        : await Promise.all(
            longest
              .filter((word) => word.length >= 4)
              .slice(0, 2)
              .map(find),
          );
    return [...exact, ...partial.flat()].map(institutionEntity);
  },
  async read({ institutions: source }, language, id) {
    return source && institutionEntity(await source.one(language, id));
  },
  page: (language, id) => `/${language}/institutions/${encodeURIComponent(id)}`,
};

function institutionEntity({
  id,
  name,
  variants = [],
  acronym,
  ror,
  country,
  city,
  parent,
  publicationCount,
}: Institution): ReconciledEntity {
  const location = [city?.value, country].filter(Boolean).join(', ');
  return {
    id,
    name: name.value,
    names: [name.value, ...(name.alt ? [name.alt.value] : []), ...variants, ...(acronym ? [acronym] : [])],
    description: location || undefined,
    values: {
      ror: texts(ror),
      country: texts(country),
      city: texts(city?.value),
      acronym: texts(acronym),
      otherName: texts(name.alt?.value),
      partOf: texts(parent?.name.value),
      publicationCount: publicationCount === undefined ? [] : [{ int: publicationCount }],
    },
  };
}

/** The research areas of the catalogue. */
const areas: EntitySource = {
  // There are only fifty, so all are scored.
  find: async (catalogue, language) => (await catalogue.researchAreas(language)).map(areaEntity),
  async read(catalogue, language, id) {
    const match = (await catalogue.researchAreas(language)).find((area) => area.id === id);
    return match && areaEntity(match);
  },
  page: (language, id) => `/${language}/areas/${encodeURIComponent(id)}`,
};

function areaEntity({ id, code, name, description, researchCount }: ResearchArea): ReconciledEntity {
  return {
    id,
    name: name.value,
    names: [name.value, ...(name.alt ? [name.alt.value] : [])],
    description: description?.value,
    values: {
      code: texts(code),
      otherName: texts(name.alt?.value),
      researchCount: researchCount === undefined ? [] : [{ int: researchCount }],
    },
  };
}

/** Terms come from the program's dictionary and not from the catalogue. */
const terms: EntitySource = {
  async find(_, language, text, limit) {
    const exact = dictionary.named(text);
    const matches = new Set([...(exact ? [exact] : []), ...dictionary.find({ text }, language)]);
    // Other inflections of a name count as exact: "black holes" equals "black hole".
    const entityOf = (term: DictionaryTerm, entity = termEntity(term, language)) =>
      term === exact ? { ...entity, names: [...entity.names, text] } : entity;
    return [...matches].slice(0, limit).map((term) => entityOf(term));
  },
  async read(_, language, id) {
    const term = dictionary.term(id);
    return term && termEntity(term, language);
  },
  page: (language, id) => `/${language}/terms/${encodeURIComponent(id)}`,
};

function termEntity(term: DictionaryTerm, language: Language): ReconciledEntity {
  const { id, type, names, definition, broader } = term;
  const broaderTerms = broader.flatMap((termId) => dictionary.term(termId) ?? []);
  return {
    id,
    name: termName(term, language).value,
    names: [language, ...otherLanguages(language)].flatMap((each) => names[each]),
    description: definition?.[language],
    values: {
      otherName: texts(names[otherLanguages(language)[0]][0]),
      kind: texts(type),
      definition: texts(definition?.[language]),
      broader: broaderTerms.flatMap((broaderTerm) => texts(termName(broaderTerm, language).value)),
    },
  };
}

const texts = (value: string | undefined): readonly PropertyValue[] => (value ? [{ str: value }] : []);

const sources: Readonly<Record<ReconciledType['id'], EntitySource>> = {
  author: authors,
  institution: institutions,
  area: areas,
  term: terms,
};

/** The types that a catalogue supports; some catalogues have no institutions. */
export function entityTypesOf({ institutions: source }: Catalogue): readonly ReconcilableType[] {
  return source ? entityTypes : entityTypes.filter(({ id }) => id !== 'institution');
}

const entityTypes: readonly ReconcilableType[] = reconciledTypes.map((type) => ({ ...type, ...sources[type.id] }));

/** An id such as `author-7`: the protocol has one id space for all types. */
export const entityId = (type: ReconcilableType, id: string): string => `${type.id}-${id}`;

export function readEntityId(catalogue: Catalogue, text: string): { readonly type: ReconcilableType; readonly id: string } | undefined {
  const type = entityTypesOf(catalogue).find(({ id }) => text.startsWith(`${id}-`) && text.length > id.length + 1);
  return type && { type, id: text.slice(type.id.length + 1) };
}
