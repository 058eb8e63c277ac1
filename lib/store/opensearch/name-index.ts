import type { Localized } from '#lib/domain/text.ts';
import type { TermSource } from '#lib/search/search-source.ts';
import type { InstitutionRow } from '#lib/store/institutions/read-institutions.ts';
import type { AuthorRow } from '#lib/store/records/present-author.ts';
import type { AuthorshipRow } from '#lib/store/records/present-research.ts';
import type { NamedInstitution } from '#lib/store/values/institution-name.ts';
import type { NameIndex, NameQuery, PersonNames, PersonSpellings, SignedAffiliation, TitleRow } from '#lib/store/values/search-index.ts';
import { all, any, type DslClause, equals, idsOf, live, oneOf, type SearchPort } from './search-port.ts';

type PersonSource = { readonly row: AuthorRow };

/** Look-ups for suggestions and names from OpenSearch; `lookUp` is that of `term-source.ts`. */
export function nameIndex(port: SearchPort, lookUp: <T>(work: (terms: TermSource) => T) => Promise<T>): NameIndex {
  const newestIds = async (filter: DslClause, max: number) => {
    const { hits } = await port.search('publications', { size: max, query: filter, sort: [{ id: 'desc' }], _source: false });
    return hits.hits.map(({ _id }) => Number(_id));
  };
  return {
    lookUp,
    newestTitled: (groups, most) => newestIds(all(...groups.map((terms) => oneOf('inTitle', terms))), most),
    newestWith: async (terms, most) => (await newestIds(all(oneOf('terms', terms)), most)).reverse(),
    people: (query, max) => findPeople(port, query, max),
    async titles(ids) {
      const sources = await port.sources<Omit<TitleRow, 'doi'> & { readonly state: string; readonly identities: readonly string[] }>(
        'publications',
        ids,
        ['id', 'title', 'language', 'citations', 'state', 'identities'],
      );
      return [...sources.values()].flatMap(({ state, citations, identities, ...row }) =>
        state === 'live'
          ? [
              {
                ...row,
                citations: citations === -1 ? null : citations,
                doi: identities.find((one) => one.startsWith('doi='))?.slice(4) ?? null,
              },
            ]
          : [],
      );
    },
    affiliations: (works) => readAffiliations(port, works),
    async personByOrcid(orcid) {
      const { hits } = await port.search('people', { size: 1, query: all(live, equals('orcid', orcid)), _source: false });
      return hits.hits.map(({ _id }) => Number(_id))[0];
    },
    async names(authors) {
      const sources = await port.sources<PersonSource>('people', authors, ['row']);
      return new Map([...sources.values()].flatMap(({ row }) => (row ? [[row.id, namesOf(row)] as const] : [])));
    },
    async institutionNames(ids) {
      const sources = await port.sources<{ readonly row?: InstitutionRow }>('institutions', ids, ['row']);
      return [...sources.values()].flatMap(({ row }): NamedInstitution[] => (row ? [row] : []));
    },
  };
}

const namesOf = ({ id, name_en, name_ar, affiliation }: AuthorRow): PersonNames => ({ id, name_en, name_ar, affiliation });

/** Finds people by words or by sound (phonetic keys) of a name. */
async function findPeople(port: SearchPort, { words, keys }: NameQuery, max: number): Promise<PersonSpellings[]> {
  const clauses = words.map(({ text, isBeginning }) => (isBeginning ? { prefix: { words: text } } : equals('words', text)));
  const phonetic = keys.map((group) =>
    oneOf(
      'keys',
      group.map((key) => `k_${key}`),
    ),
  );
  const alternatives = [clauses, phonetic].filter((clauses) => clauses.length > 0).map((clauses) => all(...clauses));
  if (alternatives.length === 0) return [];
  const { hits } = await port.search<PersonSource>('people', {
    size: max,
    query: all(live, any(alternatives)),
    sort: [{ publications: 'desc' }, { id: 'asc' }],
    _source: ['row'],
  });
  return hits.hits.map(({ _source: { row } }) => ({ ...namesOf(row), variants: row.variants, n: row.publication_count }));
}

async function readAffiliations(port: SearchPort, works: readonly number[]): Promise<SignedAffiliation[]> {
  type Source = { readonly [part in 'rows' | 'rest']?: { readonly authorships: readonly AuthorshipRow[] } };
  const fields = ['rows', 'rest'].flatMap((part) => [`${part}.authorships.affiliation`, `${part}.authorships.author_id`]);
  const sources = await port.sources<Source>('publications', idsOf(works.map(String)), fields);
  const authorships = [...sources.values()].flatMap(({ rows, rest }) => [...(rows?.authorships ?? []), ...(rest?.authorships ?? [])]);
  const byText = Map.groupBy(
    authorships.filter(({ affiliation }) => affiliation !== null),
    ({ affiliation }) => affiliation as string,
  );
  return [...byText].map(([text, rows]) => ({
    affiliation: JSON.parse(text) as Localized,
    authors: rows.map(({ author_id }) => author_id),
  }));
}
