import { filedName } from '#lib/formats/person-name.ts';
import { readStarterReferences } from '#lib/service/starter/read-collection.ts';
import { workKey } from '#lib/service/store/identity/work-key.ts';
import { workTraits } from '#lib/service/store/identity/work-traits.ts';
import { keysOfSaid } from '#lib/service/store/institutions/prepare-affiliations.ts';
import { digestOf, prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { nameInitial, nameSortKey } from '#lib/text/names/name-keys.ts';

let starterReferences: ReturnType<typeof readStarterReferences> | undefined;

/** What migrations compute of stored records: strings in, strings out. */
export const migrationFunctions = {
  work_traits: (doc: string, authors: string): string => JSON.stringify(workTraits(recordOf({ doc, authors }))),
  /** The key that a record without any identifier has since keys are made of everything that tells works apart. */
  work_key: (doc: string, authors: string): string => workKey(recordOf({ doc, authors })),
  /** What a source had said is known by its words alone since the name of its file is none of them. Of records with several sources nothing was said by one. */
  said_digest(doc: string, authors: string, digest: string): string {
    return digest === digestOf(doc, authors) ? prepareRecord(recordOf({ doc, authors })).digest : digest;
  },
  /** The source by the key it gave; of keys that any file may give nobody knows which. */
  source_of_key(key: string, batch: string): string {
    if (batch === 'starter') return 'starter';
    const prefix = /^(openalex|arxiv|oai|csv):/.exec(key)?.[1];
    return prefix ?? (/^(?:doi|bibcode|work):/.test(key) ? 'file' : 'own');
  },
  /** The key of an institution's name in a script, of what was said of it; empty where it has none. */
  institution_key: (doc: string, script: string): string => keysOfSaid(doc)[script === 'ar' ? 'keyAr' : 'keyEn'] ?? '',
  /** A person's name as it is filed; empty where it has no family name. */
  filed_name: (name: string): string => filedName(name) ?? '',
  /** What a work of the starter collection cites, as JSON, by its OpenAlex id; empty where that is not known. */
  starter_references(openalex: string): string {
    starterReferences ??= readStarterReferences();
    const references = starterReferences.get(openalex);
    return references ? JSON.stringify(references) : '';
  },
  name_sort_key: (name: string): string => nameSortKey(name),
  name_initial: (name: string): string => nameInitial(name),
} as const satisfies Readonly<Record<string, (...texts: string[]) => string>>;
