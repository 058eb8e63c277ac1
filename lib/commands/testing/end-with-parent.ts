const everyMs = 250;

/** Ends this process, as SIGTERM would, when its parent is gone: the shell of `npm start` dies without forwarding signals. */
export function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
