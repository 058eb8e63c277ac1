import type { DatabaseSync } from 'node:sqlite';
import type { Identifier } from '#lib/text/identifier.ts';

/** What a pasted identifier names: one publication, or a person and with them all their publications. */
export interface Identified {
  readonly research: readonly number[];
  readonly author?: number;
}

/** arXiv registers a DOI for each of its ids. */
const arxivDoi = /^10\.48550\/arxiv\./;

/** Looks a DOI, arXiv id, ORCID or address of our own up. Undefined when nothing here bears it: then its parts are words like any other. */
export function identifierFinder(database: DatabaseSync): (identifier: Identifier) => Identified | undefined {
  const byDoi = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE doi = ?');
  const byIdentity = database.prepare('SELECT research_id AS id FROM research_identity WHERE identity = ?');
  const byId = database.prepare('SELECT COALESCE(merged_into, id) AS id FROM research WHERE id = ?');
  const byOrcid = database.prepare('SELECT id FROM author WHERE orcid = ? AND merged_into IS NULL');
  const worksOf = database.prepare('SELECT DISTINCT research_id AS id FROM authorship WHERE author_id = ?');
  const ids = (rows: unknown[]) => (rows as { id: number }[]).map((row) => row.id);
  const person = (author: number) => ({ research: ids(worksOf.all(author)), author });
  const works = (found: number[]) => (found.length > 0 ? { research: found } : undefined);

  return ({ kind, value }) => {
    switch (kind) {
      case 'doi':
        return works(ids(byDoi.all(value))) ?? works(ids(byIdentity.all(`arxiv:${value.replace(arxivDoi, '')}`)));
      case 'arxiv':
        return works(ids(byIdentity.all(`arxiv:${value}`)));
      case 'orcid': {
        const author = ids(byOrcid.all(value))[0];
        return author === undefined ? undefined : person(author);
      }
      case 'url': {
        const [, what, id] = /\/(research|authors)\/(\d{1,15})$/.exec(value) ?? [];
        if (id === undefined) return undefined;
        return what === 'authors' ? person(Number(id)) : works(ids(byId.all(Number(id))));
      }
    }
  };
}
