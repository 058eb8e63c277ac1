import { describe, expect, it } from 'vitest';
import type { IndexState } from '#lib/store/upkeep/index-state.ts';
import { emptyReport } from '#lib/store/upkeep/reindex.ts';
import { indexNotice, renewIndex } from './renew-index.ts';

/** Runs `renewIndex` on a store with an index in the given state; returns the number of rebuilds and the log lines. */
async function start(state: IndexState, research: number, reindex = async () => ({ research, authors: 7 })) {
  const logLines: string[] = [];
  let renewed = 0;
  const store = {
    indexState: async () => state,
    counts: async () => ({ research, authors: 7, groups: 0, institutions: 0 }),
    reindex: () => {
      renewed += 1;
      return reindex();
    },
  };
  const log = {
    info: (_: object, message: string) => void logLines.push(`info: ${message}`),
    warn: (_: object, message: string) => void logLines.push(`warn: ${message}`),
  };
  await renewIndex(store, log);
  return { renewed, logLines };
}

describe('at the start of a server', () => {
  it('the small index of an older analyser is rebuilt, and the log reports it', async () => {
    expect(await start('older', 20_000)).toEqual({
      renewed: 1,
      logLines: ['info: The search index was rebuilt, because an older analyser had made it'],
    });
  });

  it('a large index waits for the operator, with a single log line', async () => {
    const { renewed, logLines } = await start('older', 20_001);
    expect(renewed).toBe(0);
    expect(logLines).toEqual([expect.stringMatching(/^warn: .*older analyser.*run `npm run -s reindex`$/)]);
  });

  it('an index newer than the program stays unchanged, and a current one causes no log line', async () => {
    expect(await start('newer', 5)).toMatchObject({ renewed: 0, logLines: [expect.stringContaining('warn: ')] });
    expect(await start('current', 5)).toEqual({ renewed: 0, logLines: [] });
  });

  it('an index that cannot be rebuilt does not prevent the start', async () => {
    const { logLines } = await start('older', 5, () => Promise.reject(new Error('database is locked')));
    expect(logLines).toEqual([expect.stringMatching(/^warn: .*where no other does it, run `npm run -s reindex`$/)]);
    expect(await start('older', 5, async () => emptyReport)).toMatchObject({ logLines: [] });
  });
});

it('a notice appears only when the analysers of index and queries differ', async () => {
  expect(await indexNotice({ indexState: async () => 'current' })).toBeUndefined();
  expect(await indexNotice({ indexState: async () => 'older' })).toBe('index_older');
  expect(await indexNotice({ indexState: async () => 'newer' })).toBe('index_newer');
});
