import type { Client } from '@opensearch-project/opensearch';
import { readOwnTerms } from '#lib/text/data/read-own-terms.ts';
import { readOwnTranslations } from '#lib/text/data/read-translations.ts';
import { openClient, type SearchAddress } from './client.ts';

interface SearchSettings extends SearchAddress {
  /** Terms of the operator; texts and queries are analysed with them too. */
  readonly termsFile?: string | undefined;
  /** Folder of the translations learned from the operator's records. */
  readonly dataDir?: string | undefined;
}

/** Creates the client for a cluster without sending anything. Rejects with a `Problem` of kind `config` if the terms are invalid. */
export async function openSearch({ termsFile, dataDir, ...address }: SearchSettings): Promise<Client> {
  readOwnTerms(termsFile);
  readOwnTranslations(dataDir);
  return openClient(address);
}
