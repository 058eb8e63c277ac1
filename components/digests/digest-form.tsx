'use client';

import { useActionState, useEffect, useRef } from 'react';
import { Honeypot } from '#components/developers/form-parts.tsx';
import { RhythmField, type RhythmLabels } from './rhythm-field.tsx';

export type DigestFormState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'faults';
      /** HTTP status of the response. lib/server reads it from the rendered page or from this state. */
      readonly status: number;
      readonly email: string;
      readonly rhythm: string;
      /** In the language of the page. */
      readonly faults: readonly string[];
      /** The form token to send next. */
      readonly token: string;
    };

interface DigestFormProps {
  readonly action: (state: DigestFormState, form: FormData) => Promise<DigestFormState>;
  readonly language: string;
  /** The parameters of the list. */
  readonly list: string;
  readonly token: string;
  readonly trapName: string;
  readonly emailMax: number;
  readonly labels: RhythmLabels & {
    readonly email: string;
    readonly trap: string;
    readonly submit: string;
    readonly sending: string;
    readonly notSent: string;
    readonly accepted: string;
    readonly acceptedNote: string;
  };
}

/** Asks for new works of a list by mail. What was typed survives a refusal, with and without JavaScript. */
export function DigestForm({ action, language, list, token, trapName, emailMax, labels }: DigestFormProps) {
  const [state, send, isSending] = useActionState(action, { kind: 'empty' });
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind !== 'empty') summary.current?.focus();
  }, [state]);
  if (state.kind === 'accepted')
    return (
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the response would be below the fold.
      <div ref={summary} tabIndex={-1} autoFocus role="status" className="mt-6 max-w-[36em] border-s-2 border-ok ps-4">
        <p className="font-semibold">{labels.accepted}</p>
        <p className="mt-1">{labels.acceptedNote}</p>
      </div>
    );
  const hasFaults = state.kind === 'faults';
  return (
    <form action={send} className="mt-6 grid max-w-[28rem] gap-5" noValidate>
      {hasFaults && (
        // biome-ignore lint/a11y/noAutofocus: as above.
        <div ref={summary} tabIndex={-1} autoFocus role="alert" data-refused={state.status} className="border-s-2 border-warn ps-4">
          <p className="font-semibold">{labels.notSent}</p>
          {state.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="token" value={hasFaults ? state.token : token} />
      <Honeypot name={trapName} label={labels.trap} />
      <div>
        <label htmlFor="digest-email" className="font-semibold">
          {labels.email}
        </label>
        <input
          id="digest-email"
          name="email"
          type="email"
          dir="ltr"
          required
          maxLength={emailMax}
          autoComplete="email"
          defaultValue={hasFaults ? state.email : ''}
          aria-invalid={hasFaults || undefined}
          className={`field mt-1.5 ${hasFaults ? 'border-warn' : ''}`}
        />
      </div>
      <RhythmField labels={labels} value={hasFaults ? state.rhythm : 'weekly'} />
      <div>
        <button type="submit" disabled={isSending} className="button disabled:opacity-60">
          {isSending ? labels.sending : labels.submit}
        </button>
      </div>
    </form>
  );
}
