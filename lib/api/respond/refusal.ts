import type { Fault } from '#lib/contract/problems/faults.ts';
import type { ProblemCode } from '#lib/contract/problems/problems.ts';

export interface RefusalOptions {
  readonly faults?: readonly Fault[];
  /** Values for the placeholders of the problem's detail. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly violatedPolicies?: readonly string[];
  /** The header at fault, for `errors[]`. */
  readonly header?: string;
  readonly cause?: unknown;
}

/** Ends a call with a problem of the contract; `writeProblem` writes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly options: RefusalOptions;

  constructor(code: ProblemCode, options: RefusalOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}

/** The record now has another id; the call returns 301. */
export class Moved extends Error {
  override readonly name = 'Moved';
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}
