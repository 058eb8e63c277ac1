import type { Logger } from '#lib/base/logs/logger.ts';
import type { Limiter } from '#lib/keys/limits/limiter.ts';
import type { Mailer } from '#lib/keys/mail/mailer.ts';
import type { Secrets } from './secrets.ts';
import type { KeyStore } from './sql-key-store.ts';

/** `instant`: the key is shown at once; `email`: after a mailed link; `manual`: after the operator's approval. */
export type IssueMode = 'instant' | 'email' | 'manual';

/** Dependencies of all parts of the key service. */
export interface KeyParts {
  readonly store: KeyStore;
  readonly secrets: Secrets;
  readonly mode: IssueMode;
  /** Undefined without an SMTP server. */
  readonly mailer: Mailer | undefined;
  /** Whether readers can follow lists by mail, which needs a mailer and a public address. */
  readonly offersDigests?: boolean;
  readonly siteUrl: string;
  readonly clock: () => number;
  /** Counts forms and messages across all processes. */
  readonly limiter: Pick<Limiter, 'take' | 'giveBack'>;
  readonly logger: Logger | undefined;
}

/** Where a form or a change of a key came from. */
export interface PersonContext {
  /** Network address, for the limits; it is only stored in a shortened form. */
  readonly address?: string;
  readonly requestId?: string;
}
