import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

test.skipIf(process.platform === 'win32')('the process shuts down cleanly when the shell that started it is ended', async () => {
  const program =
    "import('./lib/base/process/end-with-parent.ts').then(({ endWithParent }) => { endWithParent(); process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0); }); console.log('ready'); setInterval(() => {}, 1000); })";
  const shell = spawn('sh', ['-c', `"${process.execPath}" -e "${program}"; true`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toContain('ready');
  shell.kill('SIGTERM');
  await expect.poll(() => output, { timeout: 5_000 }).toContain('ended in order');
});
