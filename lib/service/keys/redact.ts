import { redactEscaped } from '#lib/service/logs/redact-line.ts';

/** Takes keys of ours and e-mail addresses out of a text before it is logged, wherever they stand. */
export function redact(text: string): string {
  return redactEscaped(text.replace(/mdr_(live|test)_[0-9A-Za-z]+/g, 'mdr_$1_[removed]')).replace(
    /(?<![^\s@<>"'(),;:])[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g,
    (found) => (/@.*\../.test(found) ? '[address removed]' : found),
  );
}
