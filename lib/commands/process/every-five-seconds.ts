const everyMs = 5000;

/** Prints a line of progress at most every five seconds. `line` gets the seconds since the beginning. */
export function everyFiveSeconds<Progress>(line: (progress: Progress, seconds: number) => string): (progress: Progress) => void {
  const began = performance.now();
  let printedAt = began;
  return (progress) => {
    const now = performance.now();
    if (now - printedAt < everyMs) return;
    printedAt = now;
    process.stderr.write(`${line(progress, (now - began) / 1000)}\n`);
  };
}
