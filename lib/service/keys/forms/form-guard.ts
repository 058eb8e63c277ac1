import { honeypotField } from '#lib/contract/key-form.ts';
import type { formTokens } from './form-token.ts';
import type { KeyFormFault } from './read-key-form.ts';

/** What comes with every form beside its fields. */
export interface FormSeal {
  /** From `openForm()`, in a hidden field. */
  readonly token: string;
  /** The trap; empty when a person sent the form. */
  readonly [honeypotField]?: string;
}

/**
 * What is wrong with a form, its fields and its seal together; `trapped` means that a script filled in the trap and should believe that it succeeded.
 * Who sends a form with faults is told of those, not that it came back too fast. Forms of other sites never come so far: see `lib/server/http/form-request.ts`.
 */
export function checkForm(
  tokens: ReturnType<typeof formTokens>,
  seal: FormSeal,
  faults: readonly KeyFormFault[],
): { readonly faults: readonly KeyFormFault[]; readonly trapped: boolean } {
  const code = tokens.check(seal.token);
  const isSaid = code !== undefined && (code !== 'form_too_fast' || faults.length === 0);
  return { faults: isSaid ? [...faults, { field: 'form', code }] : faults, trapped: (seal[honeypotField] ?? '') !== '' };
}
