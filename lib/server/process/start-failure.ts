import { isProblem } from '#lib/base/problem.ts';

/** The operator's message when the start fails: one sentence (or the list of invalid settings), no stack. */
export function startFailure(error: unknown, port: number | undefined): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'EADDRINUSE') return `Madar cannot start: port ${port} is already in use; stop the other program or set PORT to a free one.`;
  if (code === 'EACCES' && port !== undefined && (error as NodeJS.ErrnoException).syscall === 'listen') {
    return `Madar cannot start: port ${port} requires privileges this user does not have; set PORT to a number above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Madar cannot start: HOST is not an address of this machine (${(error as Error).message}).`;
  if (isProblem(error)) return `Madar cannot start: ${lowerFirst(error.detail ?? error.message)}`;
  return `Madar cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Lower-cases the first letter, unless a setting name begins the sentence (`DATA_DIR …`). */
function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z ]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
