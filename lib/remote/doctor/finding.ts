import type { MessageId } from './messages.ts';

/** Identifiers of the doctor's checks of a remote service, in the order of the report; `check-titles.ts` has their names. */
export const checkIds = [
  'D01',
  'D02',
  'D03',
  'D04',
  'D05',
  'D06',
  'D07',
  'D08',
  'D09',
  'D10',
  'D11',
  'D12',
  'D13',
  'D14',
  'D15',
  'D16',
  'D17',
  'D18',
  'D19',
  'D20',
  'D21',
  'D22',
  'D23',
  'D24',
  'D25',
  'D26',
  'D27',
  'D28',
  'D29',
  'D30',
  'D31',
  'D32',
  'D33',
] as const;
export type CheckId = (typeof checkIds)[number];

/** `note`: no effect on readers; `warning`: readers are affected; `failure`: the site cannot work. */
export type Verdict = 'ok' | 'note' | 'warning' | 'failure' | 'skipped';

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
