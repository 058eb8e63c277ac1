import { buildSite } from '#lib/commands/process/build-site.ts';
import { prepareProcess } from '#lib/env.ts';

prepareProcess();
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
