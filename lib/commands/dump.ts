import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { compose } from '#lib/setup/compose.ts';
import { usages } from './usages.ts';

/** `npm run -s dump`: writes the files of `/downloads` in advance, so that no reader has to wait; for nightly runs and after imports. */
await runCommand(
  usages.dump,
  async () => {
    parseArgs({});
    const instance = await compose({ ...readEnv(), LOG_LEVEL: 'silent' });
    try {
      if (!instance.collection.currentDump) {
        process.stderr.write(
          'Files can only be created from the local store, but this site reads a remote service (UPSTREAM_BASE_URL is set).\n',
        );
        return 2;
      }
      const { records, dataVersion, files } = await instance.collection.currentDump();
      process.stdout.write(`Files of all ${records} publications, data version ${dataVersion} (checksum, name, bytes):\n`);
      for (const { name, bytes, sha256 } of files) process.stdout.write(`${sha256}  ${name}  ${bytes}\n`);
      return 0;
    } finally {
      await instance.close();
    }
  },
  'dump',
);
