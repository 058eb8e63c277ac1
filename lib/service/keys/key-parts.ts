import type { Mailer } from '#lib/service/keys/forms/mailer.ts';
import type { KeyStore } from '#lib/service/keys/store/key-store.ts';
import type { Limiter } from '#lib/service/limits/limiter.ts';
import type { Secrets } from './secrets.ts';

/** `instant`: the key is shown at once. `email`: after a link sent by mail. `manual`: after the operator's word. */
export type IssueMode = 'instant' | 'email' | 'manual';

export interface KeyLogger {
  warn?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every part of the key service works with. */
export interface KeyParts {
  readonly store: KeyStore;
  readonly secrets: Secrets;
  readonly mode: IssueMode;
  /** Undefined where no SMTP server is set. */
  readonly mailer: Mailer | undefined;
  readonly siteUrl: string;
  readonly clock: () => number;
  /** Counts forms and messages, over all processes together. */
  readonly limiter: Pick<Limiter, 'take' | 'giveBack'>;
  readonly logger: KeyLogger | undefined;
}

/** Where a form or a change comes from. */
export interface PersonContext {
  /** Network address, for the limits; only a cut form of it is kept. */
  readonly address?: string;
  readonly requestId?: string;
}
