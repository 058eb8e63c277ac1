import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { authorAffiliations, type SignedAffiliationRow } from '#lib/store/institutions/author-affiliations.ts';
import { affiliationsBy } from '#lib/store/institutions/read-institutions.ts';
import type { AuthorReader } from '#lib/store/lists/find-author-page.ts';
import type { StoredRest, StoredRows } from '#lib/store/opensearch/documents/publication-documents.ts';
import { type AuthorRow, presentAuthor } from '#lib/store/records/present-author.ts';
import { presentPublications } from '#lib/store/records/present-research.ts';
import type { SearchPort } from './search-port.ts';

/** The fields read from a publication's document. */
export interface PublicationSource {
  readonly rows: StoredRows;
  readonly rest?: StoredRest;
}

/** Publications in the order of their sources, in the reader's language. */
export function presentSources(sources: readonly PublicationSource[], language: Language, shape: 'list' | 'detail'): Research[] {
  const authorships = sources.flatMap(({ rows, rest }) => [...rows.authorships, ...(shape === 'detail' ? (rest?.authorships ?? []) : [])]);
  const affiliations = sources.flatMap(({ rows, rest }) => [
    ...rows.affiliations,
    ...(shape === 'detail' ? (rest?.affiliations ?? []) : []),
  ]);
  const rows = sources.map(({ rows: { research } }) => research);
  return presentPublications(
    rows.map(({ id }) => id),
    {
      rows,
      authorships,
      affiliations: affiliationsBy(affiliations, language),
      citations: shape === 'detail' ? sources.flatMap(({ rest }) => rest?.citations ?? []) : [],
      signatures: new Map(shape === 'detail' ? sources.flatMap(({ rows, rest }) => (rest ? [[rows.research.id, rest.authors]] : [])) : []),
    },
    language,
    shape,
  );
}

const restFields = ['rest.authors', 'rest.authorships', 'rest.affiliations', 'rest.citations'];
/** Document fields read for lists and for details. */
export const rowFields = { list: ['rows'], detail: ['rows', ...restFields] } as const;

/** Publications by id, in the given order; unknown ids are left out. */
export const researchById =
  (port: SearchPort) =>
  async (language: Language, ids: readonly number[], shape: 'list' | 'detail'): Promise<Research[]> => {
    const sources = await port.sources<PublicationSource>('publications', ids, rowFields[shape]);
    return presentSources(
      ids.flatMap((id) => sources.get(String(id)) ?? []).filter(({ rows }) => rows !== undefined),
      language,
      shape,
    );
  };

/** People by id, in the given order; unknown ids are left out. */
export const authorsById =
  (port: SearchPort): AuthorReader =>
  async (language, ids) => {
    const sources = await port.sources<{ readonly row?: AuthorRow; readonly signed?: readonly SignedAffiliationRow[] }>('people', ids, [
      'row',
      'signed',
    ]);
    const affiliationsOf = authorAffiliations(
      [...sources.values()].flatMap(({ signed }) => signed ?? []),
      language,
    );
    return ids.flatMap((id) => {
      const row = sources.get(String(id))?.row;
      return row ? [presentAuthor(row, affiliationsOf(row.id, row.affiliation), language)] : [];
    });
  };
