import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildSite } from '#lib/commands/process/build-site.ts';
import { isBuilt } from '#lib/commands/process/build-stamp.ts';
import { endWithParent } from '#lib/commands/testing/end-with-parent.ts';
import { isStartedByNpm, prepareProcess, readEnv } from '#lib/env.ts';
import { startFailure } from '#lib/server/process/start-failure.ts';

/** `npm start` and `npm run dev`: builds the site when its sources changed, then is the server. A wrong environment is said before a minute goes into a build. */
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
    process.stderr.write('Madar cannot start: the site could not be built; the messages above say why.\n');
    process.exit(1);
  }
}
// What Node has made of our sources and the framework's is kept beside the build: half a second of every later start. Where nothing can be written, nothing is kept.
if (!dev) enableCompileCache(join(directory, '.next', 'cache', 'compiled'));
// Loaded only now, because what it loads reads the mode that was just set.
const { main } = await import('#lib/server/main.ts');
await main({ dev, directory });
