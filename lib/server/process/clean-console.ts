import { format } from 'node:util';
import { redactLine } from '#lib/base/logs/redact-line.ts';
import { withoutValues } from '#lib/base/logs/without-values.ts';

/** Our own lines (`page-failure-line.ts`) are clean already; removing values from their JSON could damage it. */
const isOwnLine = (text: string) => text.startsWith('{"level"');

/** Cleans what Next.js and pages write to the console, as `createLog` cleans our log: no secrets, no values of requests. */
export function cleanConsole(target: Pick<Console, 'error' | 'warn' | 'log'> = console): void {
  for (const name of ['error', 'warn', 'log'] as const) {
    const write = target[name].bind(target);
    target[name] = (...args: unknown[]) => {
      const text = format(...args);
      write('%s', isOwnLine(text) ? text : redactLine(withoutValues(text)));
    };
  }
}
