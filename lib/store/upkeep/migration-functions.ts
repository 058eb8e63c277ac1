import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import { filedName, isGroup } from '#lib/formats/values/person-name.ts';
import { languageOrFirst } from '#lib/languages/languages.ts';
import { workKey } from '#lib/store/identity/work-key.ts';
import { workTraits } from '#lib/store/identity/work-traits.ts';
import { digestOf, prepareRecord, recordOf } from '#lib/store/records/prepare-record.ts';
import { correctReferences, correctTexts, type FieldOrigins, starterRecords } from '#lib/store/starter/correct-texts.ts';
import { readStarterReferences } from '#lib/store/starter/read-collection.ts';
import { statementKeys } from '#lib/store/values/prepare-affiliations.ts';
import { nameInitial, nameSortKey } from '#lib/text/names/name-keys.ts';

/** What `starter_saved` reads of a publication saved for undo (`StoredResearch`). */
interface SavedResearch {
  readonly row: { readonly key: string; readonly batch: string; readonly doc: string; readonly digest: string };
  readonly authors: string;
  readonly references?: string | null;
  readonly sources?: readonly (readonly [field: string, source: string, kind: string])[];
}

let starterReferences: ReturnType<typeof readStarterReferences> | undefined;

const nameKeys = { en: 'keyEn', ar: 'keyAr' } as const;
const titleKeys = { en: 'sortEn', ar: 'sortAr' } as const;

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
  institution_key: (doc: string, script: string): string => statementKeys(doc)[nameKeys[languageOrFirst(script)]] ?? '',
  /** Sort form of a person's name, family name first; empty without a family name. */
  filed_name: (name: string): string => filedName(name) ?? '',
  /** The references of a work in the starter collection, as JSON, by its OpenAlex id; empty if they are not known. */
  starter_references(openalex: string): string {
    starterReferences ??= readStarterReferences();
    const references = starterReferences.get(openalex);
    return references ? JSON.stringify(references) : '';
  },
  /** The keys of the starter collection, as a JSON list. */
  starter_keys: (): string => JSON.stringify([...starterRecords().keys()]),
  /** A stored record with the current texts of the starter collection where they are the collection's (`correctTexts`). */
  starter_texts: (key: string, doc: string, origins: string): string => correctTexts(key, doc, JSON.parse(origins) as FieldOrigins) ?? doc,
  /** The stored references of a record with the current texts of the starter collection where they are the collection's. */
  starter_cited: (key: string, list: string, origins: string): string =>
    correctReferences(key, list, JSON.parse(origins) as FieldOrigins) ?? list,
  /** `starter_texts` and `starter_cited` for a publication saved for undo. */
  starter_saved(saved: string): string {
    const stored = JSON.parse(saved) as SavedResearch;
    const { key, batch, doc } = stored.row;
    const source = migrationFunctions.source_of_key(key, batch);
    const origins = (stored.sources ?? [['*', source, 'original']]).map(([field, name, kind]) => [field, `${name} ${kind}`] as const);
    const corrected = correctTexts(key, doc, Object.fromEntries(origins));
    const cited = correctReferences(key, stored.references ?? '', Object.fromEntries(origins));
    if (corrected === undefined && cited === undefined) return saved;
    const { authors } = stored;
    const isReport = stored.row.digest === prepareRecord(recordOf({ doc, authors, references: stored.references ?? null })).digest;
    const references = cited ?? stored.references ?? null;
    const { digest, sortEn, sortAr } = prepareRecord(recordOf({ doc: corrected ?? doc, authors, references }));
    const row = { ...stored.row, doc: corrected ?? doc, sort_en: sortEn, sort_ar: sortAr, ...(isReport && { digest }) };
    return JSON.stringify({ ...stored, row, ...(cited !== undefined && { references: cited }) });
  },
  /** Sort key of the title of a stored record. */
  title_sort_key: (doc: string, language: string): string =>
    prepareRecord(recordOf({ doc, authors: '[]' }))[titleKeys[languageOrFirst(language)]],
  /** The digest of a record; `references` is empty where it has none. */
  record_digest: (doc: string, authors: string, references: string): string =>
    prepareRecord(recordOf({ doc, authors, references: references || null })).digest,
  /** `1` if the work is known to be free to read, else `0`. */
  is_free_to_read: (doc: string): string => String(Number(isFreeToRead(recordOf({ doc, authors: '[]' })) === true)),
  name_sort_key: (name: string): string => nameSortKey(name),
  is_group: (en: string, ar: string): string => String(Number(isGroup(en) || isGroup(ar))),
  name_initial: (name: string): string => nameInitial(name),
} as const satisfies Readonly<Record<string, (...texts: string[]) => string>>;
