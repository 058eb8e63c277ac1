import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { endWithParent } from '#lib/base/process/end-with-parent.ts';
import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { buildSite } from '#lib/commands/process/run-tool.ts';
import { isStartedByNpm, prepareProcess, readEnv } from '#lib/env.ts';
import { startFailure } from '#lib/server/process/start-failure.ts';

/** `npm start` and `npm run dev`: builds the site when its sources have changed, then runs the server. Settings are checked before the build. */
const dev = process.argv.includes('--dev');
const directory = process.cwd();

if (isStartedByNpm() && cluster.isPrimary) endWithParent();
prepareProcess(dev ? 'development' : 'production');
try {
  readEnv();
} catch (error) {
  process.stderr.write(`${startFailure(error, undefined)}\n`);
  process.exit(1);
}
if (!dev && cluster.isPrimary && !isBuilt(directory)) {
  process.stdout.write('Building the site; this happens once for each version and takes about a minute.\n');
  if (!(await buildSite(directory))) {
    process.stderr.write('Madar cannot start: the site could not be built; see the messages above.\n');
    process.exit(1);
  }
}
// Saves half a second of every later start; Node.js skips the cache where the folder is read-only.
if (!dev) enableCompileCache(join(directory, '.next', 'cache', 'compiled'));
// Imported late, because these modules read the mode that `prepareProcess` has set.
const { main } = await import('#lib/server/main.ts');
await main({ dev, directory });
