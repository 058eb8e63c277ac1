import { parseArgs } from 'node:util';
import { commandLanguage, runCommand } from '#lib/commands/process/run-command.ts';
import { writeIndexNotice } from '#lib/commands/wording/index-notice.ts';
import { listMissing } from '#lib/commands/wording/list-missing.ts';
import { coverageTexts, writeCoverage } from '#lib/commands/wording/write-coverage.ts';
import { compose } from '#lib/compose.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { listOrigins } from './list-origins.ts';
import { usages } from './usages.ts';

/** `npm run -s coverage`: how many publications and people have each text in each language. `--missing title.ar` lists those without it. */
prepareProcess();
await runCommand(usages.coverage, async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      missing: { type: 'string' },
      by: { type: 'string' },
      text: { type: 'string' },
      lang: { type: 'string' },
    },
  });
  const language = commandLanguage();
  const instance = await compose({ ...readEnv(), LOG_LEVEL: 'silent' });
  try {
    if (!instance.extras) {
      process.stderr.write(`${coverageTexts[language].remote}\n`);
      return 2;
    }
    if (values.missing !== undefined) return await listMissing(values.missing, instance.catalogue, instance.extras, language);
    if (values.by !== undefined) return await listOrigins(values, instance.catalogue, instance.extras, language);
    const [lines, counts] = await Promise.all([instance.extras.coverage(), instance.extras.counts()]);
    process.stdout.write(
      values.json ? `${JSON.stringify({ counts, coverage: lines }, null, 2)}\n` : writeCoverage(lines, counts, language),
    );
    writeIndexNotice((await instance.ready()).detail);
    return 0;
  } finally {
    await instance.close();
  }
});
