import type { Logger } from '#lib/base/logs/logger.ts';
import { type Site, unnamedSite } from '#lib/domain/site/site.ts';
import type { FormLimits } from '#lib/keys/forms/form-limits.ts';
import type { IssueMode } from '#lib/keys/key/key-parts.ts';
import { readSecrets } from '#lib/keys/key/secrets.ts';
import type { LimitShare } from '#lib/keys/limits/limit-share.ts';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { createMailer } from '#lib/keys/mail/mailer.ts';
import { openKeyBackend } from '#lib/keys/store/open-key-store.ts';
import { createKeyService, type KeyService } from './key-service.ts';

export interface KeysOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** `KEY_PEPPER`; by default one is generated in `DATA_DIR/secrets.json`. */
  readonly pepper?: string | undefined;
  /** Default: `email` with an SMTP server, else `instant`. */
  readonly mode?: IssueMode | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly offersDigests?: boolean;
  readonly siteUrl: string;
  /** The site that mails name as their sender; by default an unnamed site. */
  readonly site?: Site;
  readonly clock?: () => number;
  readonly logger?: Logger | undefined;
  readonly formLimits?: FormLimits;
}

export interface Keys extends KeyService {
  /** The secret with which `createService` signs cursors, the same in every process of the installation. */
  readonly cursorSecret: string;
  /** The limit counters of all processes. */
  readonly share: LimitShare;
}

/** Opens the key service. Rejects with a `Problem` of kind `config` when secrets or database cannot be read. */
export async function openKeys(options: KeysOptions): Promise<Keys> {
  const secrets = readSecrets(options.dataDir, options.pepper);
  const host = new URL(options.siteUrl).hostname;
  const { site = unnamedSite } = options;
  const from = options.mailFrom ?? { name: site.name.en, address: `no-reply@${host}` };
  const mailer = options.smtpUrl ? createMailer({ smtpUrl: options.smtpUrl, from, site }) : undefined;
  const { keyStore, share } = await openKeyBackend({ ...options, pepper: secrets.peppers[0] }, options.logger);
  const clock = options.clock ?? Date.now;
  const keyService = createKeyService(
    {
      store: keyStore,
      secrets,
      mode: options.mode ?? (mailer ? 'email' : 'instant'),
      mailer,
      offersDigests: options.offersDigests ?? false,
      siteUrl: options.siteUrl,
      clock,
      limiter: createLimiter(clock, share),
      logger: options.logger,
    },
    options.formLimits,
  );
  const close = async () => {
    await keyService.close();
    await share.close();
  };
  return { ...keyService, close, share, cursorSecret: secrets.cursor };
}
