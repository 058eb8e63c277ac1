import { createHmac } from 'node:crypto';
import { keyFormLimits } from '#lib/contract/key-form.ts';
import type { KeyParts } from '#lib/keys/key/key-parts.ts';
import { dayMs, hourMs } from '#lib/keys/key/key-times.ts';
import { addressPartition, cutAddress } from '#lib/keys/limits/limit-headers.ts';
import type { FormPolicyName, Policy } from '#lib/keys/limits/limit-windows.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** Limits of the key forms and their messages; tests pass other values. */
export type FormLimits = { readonly [Name in keyof typeof keyFormLimits]: number };

export const defaultFormLimits: FormLimits = keyFormLimits;

/** Minimum time between two confirmation links to an address. Manage links have no minimum, because each works only once. */
const mailAgainMs = 600_000;

/** `subscribe`: to an address that has confirmed nothing yet, one a day. */
type MailKind = 'confirm' | 'manage' | 'subscribe';

/** A partition, such as a hashed address, and the windows in which a form or message counts for it. */
type Counter = readonly [partition: string, policies: readonly Policy[]];

/**
 * Counts forms by network address and messages by e-mail address, across all processes. Each `use` counts its own forms; messages to an
 * address are counted together.
 */
export function formLimits({ limiter, secrets }: Pick<KeyParts, 'limiter' | 'secrets'>, limits: FormLimits, use = '') {
  // Counters are stored, so they contain only a hash of the address.
  const keyedHash = (text: string) => createHmac('sha256', secrets.form).update(text).digest('base64url');
  /** Counts one form or message in all windows, or in none if one is full; then returns false. */
  const takeAll = async (counters: readonly Counter[]): Promise<boolean> => {
    for (const [index, [partition, policies]] of counters.entries()) {
      if (!(await limiter.take(partition, policies, 1)).violated) continue;
      giveBack(counters.slice(0, index));
      return false;
    }
    return true;
  };
  const giveBack = (counters: readonly Counter[]) => {
    for (const [partition, policies] of counters) limiter.giveBack(partition, policies, 1);
  };
  const mailCounters = (email: string, kind: MailKind): readonly Counter[] => {
    const again = {
      confirm: [policy('mail-again', 1, mailAgainMs)],
      manage: [],
      subscribe: [policy('mail-subscribe', 1, dayMs)],
    }[kind];
    // `name+tag@host` is the mailbox of `name@host` (RFC 5233), so tags give a stranger no further messages.
    return [[keyedHash(email.replace(/\+[^@]*/, '')), [...again, policy('mail-day', limits.mailsPerAddressDay, dayMs)]]];
  };
  return {
    /** Counts a form that would otherwise succeed, or returns the fault. Without an address (loopback) only the daily total applies. */
    async takeForm(address: string | undefined): Promise<KeyFormFault | undefined> {
      const addressCounters: readonly Counter[] = address
        ? [
            [use + keyedHash(cutAddress(address) ?? ''), [policy('form-network', limits.perNetworkDay, dayMs)]],
            [
              use + keyedHash(addressPartition(address)),
              [policy('form-hour', limits.perAddressHour, hourMs), policy('form-day', limits.perAddressDay, dayMs)],
            ],
          ]
        : [];
      if (!(await takeAll(addressCounters))) return { field: 'form', code: 'too_many_requests' };
      if (await takeAll([[`${use}all`, [policy('form-all', limits.perDay, dayMs)]]])) return undefined;
      giveBack(addressCounters);
      return { field: 'form', code: 'day_is_full' };
    },
    /** Counts a message to an e-mail address. False, without counting, if no more messages of this kind may be sent to it. */
    takeMail: (email: string, kind: MailKind): Promise<boolean> => takeAll(mailCounters(email, kind)),
    /** Subtracts a message that could not be sent. */
    giveMailBack: (email: string, kind: MailKind): void => giveBack(mailCounters(email, kind)),
  };
}

const policy = (name: FormPolicyName, quota: number, windowMs: number): Policy => ({ name, quota, windowSeconds: windowMs / 1000 });
