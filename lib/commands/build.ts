import { prepareProcess } from '#lib/env.ts';
import { buildSite } from './build-site.ts';

prepareProcess();
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
