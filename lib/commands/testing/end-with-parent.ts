const everyMs = 250;

/**
 * Ends this process, as SIGTERM would, when its parent is gone. `npm start` sends signals to the shell in between, which dies without forwarding them, so
 * that the server would live on.
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
