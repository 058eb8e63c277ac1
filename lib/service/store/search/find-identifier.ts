import type { Identifier } from '#lib/text/identifier.ts';
import type { SearchIndex } from './search-index.ts';

/** What a pasted identifier names: one publication, or a person and with them all their publications. */
export interface Identified {
  readonly research: readonly number[];
  readonly author?: number;
}

/** arXiv registers a DOI for each of its ids. */
const arxivDoi = /^10\.48550\/arxiv\./;

/** Looks a DOI, arXiv id, ORCID or address of our own up. Undefined when nothing here bears it: then its parts are words like any other. */
export function identifierFinder(index: SearchIndex): (identifier: Identifier) => Promise<Identified | undefined> {
  const person = async (author: number) => ({ research: [...new Set((await index.signedBy([author])).map(({ id }) => id))], author });
  const works = (found: readonly number[]) => (found.length > 0 ? { research: found } : undefined);

  return async ({ kind, value }) => {
    switch (kind) {
      case 'doi':
        return works(await index.worksByDoi(value)) ?? works(await index.worksByIdentity(`arxiv:${value.replace(arxivDoi, '')}`));
      case 'arxiv':
        return works(await index.worksByIdentity(`arxiv:${value}`));
      case 'orcid': {
        const author = await index.personByOrcid(value);
        return author === undefined ? undefined : person(author);
      }
      case 'url': {
        const [, what, id] = /\/(research|authors)\/(\d{1,15})$/.exec(value) ?? [];
        if (id === undefined) return undefined;
        return what === 'authors' ? person(Number(id)) : works(await index.worksById(Number(id)));
      }
    }
  };
}
