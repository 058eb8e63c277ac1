import type { Client } from '@opensearch-project/opensearch';
import { readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';
import { openClient, type SearchAddress } from './client.ts';

interface SearchSettings extends SearchAddress {
  /** File with the operator's terms, which add to the vocabulary for texts and queries. */
  readonly termsFile?: string | undefined;
}

/** Loads the operator's terms and creates an unconnected client. Rejects with a `Problem` of kind `config` if the terms are invalid. */
export async function openSearch({ termsFile, ...address }: SearchSettings): Promise<Client> {
  readOperatorTerms(termsFile);
  return openClient(address);
}
