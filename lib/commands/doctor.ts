import { readFile, writeFile } from 'node:fs/promises';
import { examine } from '#lib/compose.ts';
import { readEnv, readVariable } from '#lib/env.ts';
import { runCommand } from './run-command.ts';

/** `npm run doctor -- --base-url URL …`: examines a deployment of the interface and explains what it finds; see `--help` for the options. */
await runCommand(async () => {
  const env = readEnv();
  return examine(process.argv.slice(2), {
    ...(env.UPSTREAM_BASE_URL !== undefined && { baseUrl: env.UPSTREAM_BASE_URL }),
    allowPrivate: env.UPSTREAM_ALLOW_PRIVATE,
    variable: readVariable,
    readFile: (path) =>
      readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    writeFile: (path, text) => writeFile(path, text),
    print: (text) => void process.stdout.write(text),
  });
});
