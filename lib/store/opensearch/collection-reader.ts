import type { CollectionState, CollectionValues } from '#lib/store/opensearch/documents/collection-documents.ts';
import type { SearchPort } from './search-port.ts';

/** Minimum interval between checks for a new version of the index. */
const versionCheckMs = 500;

/** Facts about the whole collection. */
export interface CollectionReader {
  state(): Promise<CollectionState>;
  value<Name extends keyof CollectionValues>(name: Name): Promise<CollectionValues[Name]>;
}

const emptyState: CollectionState = { dataVersion: '0', changedAt: null, indexState: 'current', wordsVersion: '' };

/** Reads the documents of index `collection`, of which the state is read at most twice a second. */
export function collectionReader(port: SearchPort): CollectionReader {
  let lastRead: { readonly at: number; readonly state: Promise<CollectionState> } | undefined;
  const value = async <Name extends keyof CollectionValues>(name: Name) =>
    (await port.sources<{ readonly value: CollectionValues[Name] }>('collection', [name])).get(name)?.value;
  return {
    state() {
      const now = performance.now();
      if (!lastRead || now - lastRead.at >= versionCheckMs) {
        const state = value('state').then((stored) => stored ?? emptyState);
        lastRead = { at: now, state };
        state.catch(() => {
          lastRead = undefined;
        });
      }
      return lastRead.state;
    },
    value: async (name) => (await value(name)) ?? ([] as never),
  };
}
