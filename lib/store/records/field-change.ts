import type { KeptReason } from './weigh-sources.ts';

/** A changed field with its previous and its new value. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A field whose stored value differs from the incoming one and is kept. */
export interface KeptField {
  readonly field: string;
  readonly stands: unknown;
  readonly came: unknown;
  readonly because: KeptReason;
}
