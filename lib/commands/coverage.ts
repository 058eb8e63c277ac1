import { parseArgs } from 'node:util';
import { writeIndexNotice } from '#lib/commands/process/index-notice.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { listMissing } from '#lib/commands/wording/list-missing.ts';
import { coverageMessages, writeCoverage } from '#lib/commands/wording/write-coverage.ts';
import { readEnv } from '#lib/env.ts';
import { compose } from '#lib/setup/compose.ts';
import { listOrigins } from './list-origins.ts';
import { usages } from './usages.ts';

/** `npm run -s coverage`: how many publications and people have each text in each language. `--missing title.ar` lists those without it. */
await runCommand(usages.coverage, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      missing: { type: 'string' },
      by: { type: 'string' },
      text: { type: 'string' },
    },
  });
  const instance = await compose({ ...readEnv(), LOG_LEVEL: 'silent' });
  try {
    const { collection } = instance;
    const { counts: counter, harvest } = collection;
    if (!counter || !harvest) {
      process.stderr.write(`${coverageMessages.remote}\n`);
      return 2;
    }
    if (values.missing !== undefined) return await listMissing(values.missing, collection, harvest);
    if (values.by !== undefined) return await listOrigins(values, collection, harvest);
    const [lines, counts, origins] = await Promise.all([harvest.coverage(), counter.counts(), harvest.coverageByOrigin('year')]);
    process.stdout.write(
      values.json ? `${JSON.stringify({ counts, coverage: lines }, null, 2)}\n` : writeCoverage({ lines, origins, counts }),
    );
    writeIndexNotice((await instance.ready()).detail);
    return 0;
  } finally {
    await instance.close();
  }
});
