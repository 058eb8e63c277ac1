import type { Text } from './text.ts';

/** An entry of one of the two controlled vocabularies: types of publications and subject areas. */
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

/** A type of publication, such as a journal article; `id` is a value of the filter `researchTypeId`. */
export type ResearchType = LookupEntry;
/** A subject area; `id` is a value of the filter `focusedAreaId`. A publication may have several. */
export type ResearchArea = LookupEntry;
