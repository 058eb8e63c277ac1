import { createHmac } from 'node:crypto';
import { keyFormLimits } from '#lib/contract/key-form.ts';
import type { KeyParts } from '#lib/service/keys/key-parts.ts';
import { dayMs, hourMs } from '#lib/service/keys/moments.ts';
import { addressPartition } from '#lib/service/limits/limit-headers.ts';
import type { FormPolicyName, Policy } from '#lib/service/limits/limit-windows.ts';
import { cutAddress } from './cut-address.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** How many forms are taken; tests bring their own. */
export interface FormLimits {
  readonly perAddressHour: number;
  readonly perAddressDay: number;
  /** For a whole /24 or /48: one host with many addresses cannot use up the day for all. */
  readonly perNetworkDay: number;
  readonly perDay: number;
  readonly activeKeysPerEmail: number;
  /** Messages of all kinds to one address. */
  readonly mailsPerAddressDay: number;
}

export const defaultFormLimits: FormLimits = keyFormLimits;

/** The link of a confirmation is not sent again within this time; that to the page of the keys works once, so it may be needed again. */
const mailAgainMs = 600_000;

type MailKind = 'confirm' | 'manage';

type Counted = readonly [partition: string, policies: readonly Policy[]];

/** Counts forms by network and messages by address, over all processes together. */
export function formLimits({ limiter, secrets }: Pick<KeyParts, 'limiter' | 'secrets'>, limits: FormLimits) {
  // Counts are written down; whose they are must not be.
  const mark = (text: string) => createHmac('sha256', secrets.form).update(text).digest('base64url');
  /** All of it is counted, or nothing; false when one of the windows is full. */
  const takeAll = async (counted: readonly Counted[]): Promise<boolean> => {
    for (const [place, [partition, policies]] of counted.entries()) {
      if (!(await limiter.take(partition, policies, 1)).violated) continue;
      giveBack(counted.slice(0, place));
      return false;
    }
    return true;
  };
  const giveBack = (counted: readonly Counted[]) => {
    for (const [partition, policies] of counted) limiter.giveBack(partition, policies, 1);
  };
  const mailed = (email: string, kind: MailKind): readonly Counted[] => {
    const again = kind === 'confirm' ? [policy('mail-again', 1, mailAgainMs)] : [];
    return [[mark(email), [...again, policy('mail-day', limits.mailsPerAddressDay, dayMs)]]];
  };
  return {
    /** Counts a form that is about to succeed, a key's or a link's, or says why it may not. An address that is not known, that of the machine itself, has no limits of its own. */
    async takeForm(address: string | undefined): Promise<KeyFormFault | undefined> {
      const own: readonly Counted[] = address
        ? [
            [mark(cutAddress(address) ?? ''), [policy('form-network', limits.perNetworkDay, dayMs)]],
            [
              mark(addressPartition(address)),
              [policy('form-hour', limits.perAddressHour, hourMs), policy('form-day', limits.perAddressDay, dayMs)],
            ],
          ]
        : [];
      if (!(await takeAll(own))) return { field: 'form', code: 'too_many_requests' };
      if (await takeAll([['all', [policy('form-all', limits.perDay, dayMs)]]])) return undefined;
      giveBack(own);
      return { field: 'form', code: 'day_is_full' };
    },
    /** Whether one more message of a kind may go to an address. */
    takeMail: (email: string, kind: MailKind): Promise<boolean> => takeAll(mailed(email, kind)),
    /** For a message that could not be sent. */
    giveMailBack: (email: string, kind: MailKind): void => giveBack(mailed(email, kind)),
  };
}

const policy = (name: FormPolicyName, quota: number, windowMs: number): Policy => ({ name, quota, windowSeconds: windowMs / 1000 });
