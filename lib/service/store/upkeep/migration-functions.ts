import { filedName } from '#lib/formats/person-name.ts';
import { readStarterReferences } from '#lib/service/starter/read-collection.ts';
import { workKey } from '#lib/service/store/identity/work-key.ts';
import { workTraits } from '#lib/service/store/identity/work-traits.ts';
import { statementKeys } from '#lib/service/store/institutions/prepare-affiliations.ts';
import { digestOf, prepareRecord, recordOf } from '#lib/service/store/records/prepare-record.ts';
import { nameInitial, nameSortKey } from '#lib/text/names/name-keys.ts';

let starterReferences: ReturnType<typeof readStarterReferences> | undefined;

/** SQL functions for migrations over stored records: strings in, strings out. */
export const migrationFunctions = {
  work_traits: (doc: string, authors: string): string => JSON.stringify(workTraits(recordOf({ doc, authors }))),
  /** Key of a record without identifiers, made of everything that distinguishes works. */
  work_key: (doc: string, authors: string): string => workKey(recordOf({ doc, authors })),
  /** The digest of a record without its file name. A merged record keeps its stored digest, which is that of one report. */
  said_digest(doc: string, authors: string, digest: string): string {
    return digest === digestOf(doc, authors) ? prepareRecord(recordOf({ doc, authors })).digest : digest;
  },
  /** A record's source, from its batch or the prefix of its key; `file` or `own` where the prefix names no source. */
  source_of_key(key: string, batch: string): string {
    if (batch === 'starter') return 'starter';
    const prefix = /^(openalex|arxiv|oai|csv):/.exec(key)?.[1];
    return prefix ?? (/^(?:doi|bibcode|work):/.test(key) ? 'file' : 'own');
  },
  /** Key of the name of an institution in a script; empty if it has no name in that script. */
  institution_key: (doc: string, script: string): string => statementKeys(doc)[script === 'ar' ? 'keyAr' : 'keyEn'] ?? '',
  /** Sort form of a person's name, family name first; empty without a family name. */
  filed_name: (name: string): string => filedName(name) ?? '',
  /** The references of a work in the starter collection, as JSON, by its OpenAlex id; empty if they are not known. */
  starter_references(openalex: string): string {
    starterReferences ??= readStarterReferences();
    const references = starterReferences.get(openalex);
    return references ? JSON.stringify(references) : '';
  },
  name_sort_key: (name: string): string => nameSortKey(name),
  name_initial: (name: string): string => nameInitial(name),
} as const satisfies Readonly<Record<string, (...texts: string[]) => string>>;
