import { isProblem } from '#lib/base/problem.ts';
import { logSerializers } from './log-serializers.ts';
import { redactLine } from './redact-line.ts';
import { hidingValuesOf, targetWithoutValues } from './without-values.ts';

/**
 * The log line of a failed rendering, without secrets and the values of its address. Its id is the `X-Request-Id`, which readers can quote in
 * a report.
 */
export function pageFailureLine(
  error: unknown,
  request: { readonly path: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> },
  route: string,
): string {
  return hidingValuesOf(request.path, () => {
    const id = [request.headers['x-request-id']].flat()[0];
    const fault = isProblem(error)
      ? { kind: error.kind, detail: logSerializers.detail(error.detail) }
      : { message: logSerializers.message(error instanceof Error ? error.message : String(error)) };
    const path = logSerializers.path(targetWithoutValues(request.path));
    const line = { level: 50, time: new Date().toISOString(), id, path, route, ...fault, msg: 'A page failed' };
    return redactLine(JSON.stringify(line));
  });
}
