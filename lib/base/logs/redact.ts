import { redactEscaped } from './redact-line.ts';

/** Removes this site's keys and e-mail addresses from a text before it is logged. */
export function redact(text: string): string {
  return redactEscaped(text.replace(/mdr_(live|test)_[0-9A-Za-z]+/g, 'mdr_$1_[removed]')).replace(
    /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g,
    (match) => (/@.*\../.test(match) ? '[address removed]' : match),
  );
}
