import { isProblem } from '#lib/domain/problem.ts';

/** Runs a command and sets the exit code it returns; whatever stops it is told in one sentence, with code 2, never as a stack trace. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe; that is no failure of ours.
  process.stdout.on('error', () => process.exit(process.exitCode ?? 0));
  try {
    process.exitCode = await work();
  } catch (error) {
    const reason = isProblem(error) ? (error.detail ?? error.message) : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\n`);
    process.exitCode = 2;
  }
}
