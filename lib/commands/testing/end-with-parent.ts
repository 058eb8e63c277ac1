const everyMs = 250;

/**
 * Ends this process as SIGTERM would when the one that started it is gone. `npm start` passes a signal to the shell between us and itself, which dies of it
 * without telling us; the server would live on with nobody to end it.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
