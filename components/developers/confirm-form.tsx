'use client';

import { type ReactNode, useActionState } from 'react';

export type ConfirmState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'gone'; readonly status: 410 }
  | { readonly kind: 'issued'; readonly view: ReactNode };

interface ConfirmFormProps {
  readonly action: (state: ConfirmState, form: FormData) => Promise<ConfirmState>;
  /** Hidden fields: language, token or key id. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly button: string;
  readonly expiredText: string;
}

/** A form with a single button. Its response shows a new key, which is never shown again. */
export function ConfirmForm({ action, hidden, button, expiredText }: ConfirmFormProps) {
  const [state, send, isSending] = useActionState(action, { kind: 'waiting' });
  if (state.kind === 'issued') return state.view;
  if (state.kind === 'gone')
    return (
      <p role="alert" data-refused={state.status}>
        {expiredText}
      </p>
    );
  return (
    <form action={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" disabled={isSending} className="button disabled:opacity-60">
        {button}
      </button>
    </form>
  );
}
