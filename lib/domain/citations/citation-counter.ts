import { lookupTable } from '#lib/base/bounds/lookup-table.ts';

const counters: Readonly<Record<string, string>> = lookupTable({
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  datacite: 'DataCite',
  ads: 'NASA ADS',
  inspire: 'INSPIRE',
});

/** The display name of a service that counts citations. Undefined for other sources, such as files, whose names mean nothing to readers. */
export const citationCounter = (source: string | undefined): string | undefined => (source === undefined ? undefined : counters[source]);
