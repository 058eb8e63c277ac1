import type { CollectionState, CollectionValues } from './documents/collection-documents.ts';
import type { SearchPort } from './search-port.ts';

/** How often, at most, the index is asked whether it was published to. */
const versionCheckMs = 500;

/** What is said of the whole collection. */
export interface CollectionReader {
  state(): Promise<CollectionState>;
  value<Name extends keyof CollectionValues>(name: Name): Promise<CollectionValues[Name]>;
}

const nothing: CollectionState = { dataVersion: '0', changedAt: null, indexState: 'current', wordsVersion: '' };

export function collectionReader(port: SearchPort): CollectionReader {
  let seen: { readonly at: number; readonly state: Promise<CollectionState> } | undefined;
  const value = async <Name extends keyof CollectionValues>(name: Name) =>
    (await port.sources<{ readonly value: CollectionValues[Name] }>('collection', [name])).get(name)?.value;
  return {
    state() {
      const now = performance.now();
      if (!seen || now - seen.at >= versionCheckMs) {
        const state = value('state').then((one) => one ?? nothing);
        seen = { at: now, state };
        state.catch(() => {
          seen = undefined;
        });
      }
      return seen.state;
    },
    value: async (name) => (await value(name)) ?? ([] as never),
  };
}
