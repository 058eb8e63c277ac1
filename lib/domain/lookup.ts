import type { Text } from './text.ts';

/** An entry of one of the two lookups. */
export interface LookupEntry {
  readonly id: string;
  /** Stable machine name, e.g. `journal-article`. */
  readonly code?: string;
  readonly name: Text;
  readonly description?: Text;
  readonly displayOrder?: number;
  /** Number of publications; absent when the service does not provide it. */
  readonly researchCount?: number;
  readonly updatedAt?: string;
}

export type ResearchType = LookupEntry;
export type ResearchArea = LookupEntry;
