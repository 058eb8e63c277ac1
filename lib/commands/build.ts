import { buildSite } from '#lib/commands/process/run-tool.ts';
import { prepareProcess } from '#lib/env.ts';

/** `npm run build`: builds the site for production; exit code 1 if that fails. */
prepareProcess();
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
