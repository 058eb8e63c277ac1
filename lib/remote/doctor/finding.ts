import { checkTitles, type verdictWords } from './check-titles.ts';
import type { MessageId } from './messages.ts';

export type CheckId = keyof typeof checkTitles;
export type Verdict = keyof typeof verdictWords;
export const checkIds = Object.keys(checkTitles) as CheckId[];

export interface Finding {
  readonly check: CheckId;
  readonly verdict: Verdict;
  readonly message: MessageId;
  readonly values: Readonly<Record<string, string | number>>;
}

export function finding(
  check: CheckId,
  verdict: Verdict,
  message: MessageId,
  values: Readonly<Record<string, string | number>> = {},
): Finding {
  return { check, verdict, message, values };
}

export const exitCodes = { recognised: 0, warnings: 1, unusable: 2, keyRefused: 3, unreachable: 4, usage: 64 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * The exit code of the findings. A failed connection has precedence, then a rejected key, because either may have caused the other
 * failures.
 */
export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  if (findings.some(({ check, verdict }) => check === 'D01' && verdict === 'failure')) return exitCodes.unreachable;
  if (findings.some(({ check, verdict }) => check === 'D04' && verdict === 'failure')) return exitCodes.keyRefused;
  if (findings.some(({ verdict }) => verdict === 'failure')) return exitCodes.unusable;
  return findings.some(({ verdict }) => verdict === 'warning') ? exitCodes.warnings : exitCodes.recognised;
}
