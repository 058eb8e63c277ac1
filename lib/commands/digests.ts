import { registerHooks } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readSite } from '#lib/domain/site/site.ts';
import { readEnv } from '#lib/env.ts';
import { compose } from '#lib/setup/compose.ts';
import { sentState } from '#lib/setup/sent-state.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';
import { usages } from './usages.ts';

// The messages are JSON. Next.js compiles them and accepts no import attribute for that; Node.js requires one.
registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, url.endsWith('.json') ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } } : context),
});
const { previewDigests, sendDigests } = await import('#lib/keys/digests/send-digests.ts');
const { newWorks } = await import('#lib/library/lists/new-works.ts');

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run -s digests -- --send | --dry-run`: sends the mails with new works that are due; the server may be running. */
await runCommand(usages.digests, async () => {
  const { values } = parseArgs({ options: { send: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } });
  if (Boolean(values.send) === Boolean(values['dry-run'])) return 'usage';
  const env = readEnv();
  const instance = await compose({ ...env, LOG_LEVEL: 'silent' });
  try {
    const { collection, keys } = instance;
    const { harvest } = collection;
    if (!keys?.digests || !harvest) {
      process.stderr.write('Digests need SITE_URL, SMTP_URL and records of our own: see docs/operate.md.\n');
      return 2;
    }
    const { store, mailer } = keys.digests;
    const parts = {
      store,
      mailer,
      siteUrl: env.SITE_URL,
      site: readSite(env),
      clock: Date.now,
      source: {
        state: () => sentState(harvest),
        newWorks: (language, list, added) => newWorks(instance, language, collection.applied(decodeResearchQuery(list)), added),
      },
      sleep,
      report: print,
    } satisfies Parameters<typeof sendDigests>[0];
    if (values['dry-run']) {
      await previewDigests(parts);
      return 0;
    }
    const { serverFailed, ...counts } = await sendDigests(parts);
    print(
      Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    );
    if (serverFailed) process.stderr.write('The mail server of SMTP_URL did not accept messages. The next run continues.\n');
    return serverFailed ? 1 : 0;
  } finally {
    await instance.close();
  }
});
