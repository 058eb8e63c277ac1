import type { Client } from '@opensearch-project/opensearch';
import { readOwnTerms } from '#lib/text/data/read-own-terms.ts';
import { openClient, type SearchAddress } from './client.ts';

interface SearchPlace extends SearchAddress {
  /** The operator's own terms, by which texts and queries are analysed too. */
  readonly termsFile?: string | undefined;
}

/** Opens the cluster that the settings name, for readers and publishers; nothing is sent yet. Rejects with a `Problem` of kind `config` where the terms have a fault. */
export async function openSearch({ termsFile, ...address }: SearchPlace): Promise<Client> {
  readOwnTerms(termsFile);
  return openClient(address);
}
