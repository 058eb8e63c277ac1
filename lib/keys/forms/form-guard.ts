import { honeypotField } from '#lib/contract/key-form.ts';
import type { formTokens } from './form-token.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** The protection fields of every form. */
export interface FormProtection {
  /** The token from `openForm()`, sent back in a hidden field. */
  readonly token: string;
  /** The honeypot, a field hidden from people, so that only scripts fill it. */
  readonly [honeypotField]?: string;
}

/** Faults of a form and its token. `trapped`: a script filled the honeypot. A form sent quickly is no fault: password managers fill it. */
export function checkForm(
  tokens: ReturnType<typeof formTokens>,
  protection: FormProtection,
  faults: readonly KeyFormFault[],
): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
  const code = tokens.check(protection.token);
  return { faults: code ? [...faults, { field: 'form', code }] : faults, trapped: (protection[honeypotField] ?? '') !== '' };
}
