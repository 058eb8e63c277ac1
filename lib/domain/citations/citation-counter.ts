import { lookupTable } from '#lib/domain/bounds/lookup-table.ts';

const counters: Readonly<Record<string, string>> = lookupTable({
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  datacite: 'DataCite',
  ads: 'NASA ADS',
  inspire: 'INSPIRE',
});

/** The name of a service that counts citations, by its name as a source; undefined for files and people, whose source readers do not know. */
export const citationCounter = (source: string | undefined): string | undefined => (source === undefined ? undefined : counters[source]);
