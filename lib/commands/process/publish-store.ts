import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { isProblem, Problem } from '#lib/base/problem.ts';
import { publishTexts } from '#lib/commands/wording/publish-texts.ts';
import { type Env, readEnv } from '#lib/env.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { openClient } from '#lib/store/opensearch/client.ts';
import { dataVersionIn, type PublishOptions, publish } from '#lib/store/opensearch/publish/publish.ts';
import { countUnpublished } from '#lib/store/sqlite/database/outbox.ts';
import { everyFiveSeconds } from './every-five-seconds.ts';
import { type CommandEnd, runCommand } from './run-command.ts';

/** Time-out of a publishing request. It is longer than that of a search, which can be retried on another node. */
const requestMs = 30_000;
/** Maximum number of refused documents and of differences that are listed. */
export const listedMax = 20;

/** The file of the record store. Throws a `Problem` on a machine that only serves readers, where a command would create a second store. */
export function writersFile(env: Env): string {
  const path = sqlitePath({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  // Without PostgreSQL, a web process creates this file for its keys. Such a file has never contained records.
  if (!existsSync(path) || inFile(path, hasNeverHeldRecords))
    throw new Problem('config', { detail: 'This machine holds no records; run this on the writer.' });
  return path;
}

/** Runs `work` with the configured cluster. Throws a `Problem` when none is configured. */
export async function withSearch<T>(env: Env, work: (client: Client) => Promise<T>): Promise<T> {
  if (env.SEARCH_URL === undefined) throw new Problem('config', { detail: 'SEARCH_URL is not set; it must list the OpenSearch nodes.' });
  const client = await openClient({
    url: env.SEARCH_URL.join(','),
    ca: env.SEARCH_CA_FILE,
    termsFile: env.TERMS_FILE,
    timeoutMs: requestMs,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/**
 * Publishes the store and reports the result. Records that cannot be published stay in the outbox, the table of waiting records.
 * @returns the exit code: 1 when records are waiting.
 */
export async function publishStore(env: Env, options: Pick<PublishOptions, 'all' | 'takeOver'> = {}): Promise<number> {
  const path = writersFile(env);
  const texts = publishTexts;
  const note = (line: string) => void process.stderr.write(`${line}\n`);
  const onProgress = everyFiveSeconds(
    ({ done, total }: { readonly done: number; readonly total: number }, seconds) =>
      `${done} of ${total} documents published, ${Math.round(done / seconds)} a second…`,
  );
  try {
    const { documents, refused, dataVersion } = await withSearch(env, (client) =>
      publish(path, client, env.SEARCH_INDEX, { ...options, onProgress, onWait: () => note(texts.otherPublishes) }),
    );
    process.stdout.write(`${texts.published(documents, dataVersion)}\n`);
    for (const refusal of refused.slice(0, listedMax)) note(texts.refused(refusal));
    if (refused.length > listedMax) note(texts.more(refused.length - listedMax));
    if (refused.length === 0) return 0;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const reason = error.detail ?? error.message;
    note(reason);
  }
  note(texts.waits(inFile(path, countUnpublished)));
  return 1;
}

/** Like `runCommand`, but then publishes changed records, even after a failure. The exit code is not 0 if records stay unpublished. */
export function runWriter(
  usage: Parameters<typeof runCommand>[0],
  work: () => Promise<CommandEnd>,
  job: string,
  options: Pick<PublishOptions, 'all'> = {},
): Promise<void> {
  return runCommand(
    usage,
    async () => {
      const env = readEnv();
      if (env.SEARCH_URL === undefined) return work();
      const path = writersFile(env);
      const versionBefore = inFile(path, dataVersionIn);
      const publishChanges = async () => (inFile(path, dataVersionIn) === versionBefore ? 0 : publishStore(env, options));
      let code: CommandEnd;
      try {
        code = await work();
      } catch (error) {
        await publishChanges();
        throw error;
      }
      return code === 'usage' ? code : Math.max(code, await publishChanges());
    },
    job,
  );
}

const hasNeverHeldRecords = (database: DatabaseSync) => dataVersionIn(database) === 0;

function inFile<T>(path: string, read: (database: DatabaseSync) => T): T {
  using database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  return read(database);
}
