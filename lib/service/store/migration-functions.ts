import { workKey } from './identity/work-key.ts';
import { workTraits } from './identity/work-traits.ts';
import { recordOf } from './prepare-record.ts';

/** What migrations compute of stored records: strings in, strings out, the same on both stores. */
export const migrationFunctions = {
  work_traits: (doc: string, authors: string): string => JSON.stringify(workTraits(recordOf({ doc, authors }))),
  /** The key that a record without any identifier has since keys are made of everything that tells works apart. */
  work_key: (doc: string, authors: string): string => workKey(recordOf({ doc, authors })),
  /** The source by the key it gave; of keys that any file may give nobody knows which. */
  source_of_key(key: string, batch: string): string {
    if (batch === 'starter') return 'starter';
    const prefix = /^(openalex|arxiv|oai|csv):/.exec(key)?.[1];
    return prefix ?? (/^(?:doi|bibcode|work):/.test(key) ? 'file' : 'own');
  },
} as const satisfies Readonly<Record<string, (...texts: string[]) => string>>;
