import type { ResearchRecord } from '#lib/domain/record.ts';
import type { WrittenText } from '#lib/store/values/text-port.ts';
import type { PreparedPerson } from './prepare-person.ts';
import type { PreparedRecord } from './prepare-record.ts';

/** Input of a load: records, records prepared in another thread, and updates of people or texts. */
export type Loadable = ResearchRecord | PreparedRecord | PersonUpdate | TextUpdate;

/** The data of a person from a register such as ORCID. Supplements a stored person; a person who is not stored is not added. */
export interface PersonUpdate {
  readonly person: PreparedPerson;
}

/** A text for a stored publication, such as a translation (`TextStore.write`). */
export interface TextUpdate {
  /** Named `made` because stored replay logs contain this name. */
  readonly made: WrittenText;
}
