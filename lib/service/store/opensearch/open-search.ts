import type { Client } from '@opensearch-project/opensearch';
import { readOperatorTerms } from '#lib/text/data/read-own-terms.ts';
import { readOwnTranslations } from '#lib/text/data/read-translations.ts';
import { openClient, type SearchAddress } from './client.ts';

interface SearchPlace extends SearchAddress {
  /** The operator's own terms, by which texts and queries are analysed too. */
  readonly termsFile?: string | undefined;
  /** Where translations learned from the operator's records are. */
  readonly dataDir?: string | undefined;
}

/** Opens the cluster that the settings name, for readers and publishers; nothing is sent yet. Rejects with a `Problem` of kind `config` where the terms have a fault. */
export async function openSearch({ termsFile, dataDir, ...address }: SearchPlace): Promise<Client> {
  readOperatorTerms(termsFile);
  readOwnTranslations(dataDir);
  return openClient(address);
}
