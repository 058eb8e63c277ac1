import { describe, expect, it } from 'vitest';
import type { IndexState } from '#lib/service/store/upkeep/index-state.ts';
import { emptyReport } from '#lib/service/store/upkeep/reindex.ts';
import { indexNotice, renewIndex } from './renew-index.ts';

/** A start with an index in a state; what was done and what the log says. */
async function start(state: IndexState, research: number, reindex = async () => ({ research, authors: 7 })) {
  const told: string[] = [];
  let renewed = 0;
  const store = {
    indexState: async () => state,
    counts: async () => ({ research, authors: 7, institutions: 0 }),
    reindex: () => {
      renewed += 1;
      return reindex();
    },
  };
  const log = {
    info: (_: object, message: string) => void told.push(`info: ${message}`),
    warn: (_: object, message: string) => void told.push(`warn: ${message}`),
  };
  await renewIndex(store, log);
  return { renewed, told };
}

describe('at the start of a server', () => {
  it('a small index of an older analyser is made anew, and the log says so', async () => {
    expect(await start('older', 20_000)).toEqual({
      renewed: 1,
      told: ['info: The search index was of an older analyser and was made anew'],
    });
  });

  it('a large one waits for the operator, who is told once', async () => {
    const { renewed, told } = await start('older', 20_001);
    expect(renewed).toBe(0);
    expect(told).toEqual([expect.stringMatching(/^warn: .*older analyser.*run `npm run -s reindex`$/)]);
  });

  it('one that is newer than the program is left alone, and one that is current is not spoken of', async () => {
    expect(await start('newer', 5)).toMatchObject({ renewed: 0, told: [expect.stringContaining('warn: ')] });
    expect(await start('current', 5)).toEqual({ renewed: 0, told: [] });
  });

  it('an index that cannot be made anew keeps nobody from starting', async () => {
    const { told } = await start('older', 5, () => Promise.reject(new Error('database is locked')));
    expect(told).toEqual([expect.stringMatching(/^warn: .*where no other does it, run `npm run -s reindex`$/)]);
    expect(await start('older', 5, async () => emptyReport)).toMatchObject({ told: [] });
  });
});

it('an index is remarked on only where queries and it do not belong together', async () => {
  expect(await indexNotice({ indexState: async () => 'current' })).toBeUndefined();
  expect(await indexNotice({ indexState: async () => 'older' })).toBe('index_older');
  expect(await indexNotice({ indexState: async () => 'newer' })).toBe('index_newer');
});
