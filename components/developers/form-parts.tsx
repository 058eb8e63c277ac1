import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly rows?: number;
  readonly dir?: 'ltr';
}

/** A labelled field of the key pages. */
export function Field({ id, name, label, hint, defaultValue, type = 'text', rows, dir }: FieldProps) {
  const inputProps = {
    id,
    name,
    defaultValue,
    dir,
    className: 'field mt-1',
    autoComplete: 'off',
    spellCheck: false,
    ...(hint && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {rows ? <textarea {...inputProps} rows={rows} /> : <input {...inputProps} type={type} />}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [value: string, name: ReactNode])[];
  readonly value: string | undefined;
}

/** A choice of one of a few values. */
export function ChoiceField({ name, label, choices, value }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([choice, choiceName]) => (
          <label key={choice} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name={name} value={choice} defaultChecked={choice === value} /> {choiceName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ActionFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'hidden'> {
  readonly hidden?: Readonly<Record<string, string>>;
  readonly button: string;
  /** Whether the button is the filled one of the page. */
  readonly isMain?: true;
}

/** A form with hidden values, fields and one button. Works without scripts. */
export function ActionForm({ hidden = {}, button, isMain, children, ...form }: ActionFormProps) {
  return (
    <form {...form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <button type="submit" className={isMain ? 'button' : 'button-quiet'}>
          {button}
        </button>
      </div>
    </form>
  );
}

/** A field that is hidden from people, so that only bots fill it in. */
export function Honeypot({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        {label} <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A checkbox that must be ticked before an irreversible action. */
export function Confirmation({ children }: { readonly children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input type="checkbox" name="sure" value="yes" required /> {children}
    </label>
  );
}

/** The success or failure of a form. */
export function Notice({ isSuccess = true, children }: { readonly isSuccess?: boolean; readonly children: ReactNode }) {
  return (
    <p role={isSuccess ? 'status' : 'alert'} className={`mt-6 max-w-[41em] border-s-2 ps-4 ${isSuccess ? 'border-ok' : 'border-warn'}`}>
      {children}
    </p>
  );
}
