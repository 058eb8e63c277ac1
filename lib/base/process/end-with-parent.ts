const everyMs = 250;

/** Ends this process with SIGTERM when its parent exits, because the shell of `npm start` does not forward signals. */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
