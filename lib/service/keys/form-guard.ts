import { honeypotField, keyFormLimits } from '#lib/contract/key-form.ts';
import type { formTokens } from './form-token.ts';
import type { KeyParts, PersonContext } from './key-parts.ts';
import { dayMs, dayOf, hourMs } from './moments.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** What comes with every form beside its fields. */
export interface FormSeal {
  /** From `openForm()`, in a hidden field. */
  readonly token: string;
  /** The trap; empty when a person sent the form. */
  readonly [honeypotField]?: string;
}

/** Limits of the form; tests bring their own. */
export interface FormLimits {
  readonly perAddressHour: number;
  readonly perAddressDay: number;
  readonly perDay: number;
  readonly activeKeysPerEmail: number;
}

/** Keeps scripts and other sites away from the forms, without a third party: origin, signed time, trap, and counts by network address. */
export function formGuard(parts: KeyParts, tokens: ReturnType<typeof formTokens>, limits: FormLimits) {
  const seen = new Map<string, number[]>();
  const siteOrigin = new URL(parts.siteUrl).origin;

  /** Behind a proxy or under another name of the machine `SITE_URL` may differ from what the browser shows; then the browser's own word counts. */
  const isForeign = ({ origin, fetchSite }: PersonContext) => {
    if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
    return origin !== undefined && origin !== null && origin !== siteOrigin;
  };

  const counts = (address: string, now: number) => {
    const times = (seen.get(address) ?? []).filter((time) => time > now - dayMs);
    if (times.length > 0) seen.set(address, times);
    else seen.delete(address);
    return { day: times.length, hour: times.filter((time) => time > now - hourMs).length };
  };

  return {
    /** Faults of the form as a whole; `trapped` means that a script filled in the trap and should believe that it succeeded. */
    check(seal: FormSeal, context: PersonContext): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
      const fault = isForeign(context) ? 'foreign_origin' : tokens.check(seal.token);
      return { faults: fault ? [{ field: 'form', code: fault }] : [], trapped: (seal[honeypotField] ?? '') !== '' };
    },
    /** Counts a form that is about to succeed, or says why it may not. */
    async take(context: PersonContext): Promise<KeyFormFault | undefined> {
      const now = parts.clock();
      const address = context.address ?? '';
      const { hour, day } = counts(address, now);
      if (address && (hour >= limits.perAddressHour || day >= limits.perAddressDay)) return { field: 'form', code: 'too_many_requests' };
      if ((await parts.store.auditCount('key.requested', `${dayOf(now)}T00:00:00Z`)) >= limits.perDay)
        return { field: 'form', code: 'day_is_full' };
      if (address) seen.set(address, [...(seen.get(address) ?? []), now]);
      return undefined;
    },
  };
}

export const defaultFormLimits: FormLimits = keyFormLimits;
