import type { Harvest } from '#lib/domain/collection.ts';
import type { SentState } from '#lib/keys/key/subscription.ts';

/** The state of the records now. The version is read first, so that a change in between only means one needless look at a list. */
export async function sentState(harvest: Pick<Harvest, 'dataVersion' | 'newestId'>): Promise<SentState> {
  const dataVersion = await harvest.dataVersion();
  return { dataVersion, lastWork: await harvest.newestId() };
}
