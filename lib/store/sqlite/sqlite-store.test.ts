import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { describeCharts } from '#lib/store/testing/charts-suite.ts';
import { describeCitations } from '#lib/store/testing/citations-suite.ts';
import { describeStore } from '#lib/store/testing/contract-suite.ts';
import { describeCuration } from '#lib/store/testing/curation-suite.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { describeFreeToRead } from '#lib/store/testing/free-to-read-suite.ts';
import { describeGroups } from '#lib/store/testing/groups-suite.ts';
import { describeLongLists } from '#lib/store/testing/long-lists-suite.ts';
import { describeNotices } from '#lib/store/testing/notices-suite.ts';
import { describeRecognition } from '#lib/store/testing/recognition-suite.ts';
import { describeTexts } from '#lib/store/testing/texts-suite.ts';
import { describeUndoLaws } from '#lib/store/testing/undo-laws-suite.ts';
import { describeVenues } from '#lib/store/testing/venues-suite.ts';
import { openSqliteStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeStore('SQLite', async () => openSqliteStore(join(folder, 'contract.sqlite')));
describeUndoLaws('SQLite', async () => openSqliteStore(':memory:'), 15);
describeLongLists('SQLite', async () => openSqliteStore(':memory:'));
describeCuration('SQLite', async () => openSqliteStore(join(folder, 'curation.sqlite')));
describeCitations('SQLite', async () => openSqliteStore(join(folder, 'citations.sqlite')));
describeCharts('SQLite', async () => openSqliteStore(join(folder, 'citations.sqlite')));
describeNotices('SQLite', async () => openSqliteStore(join(folder, 'notices.sqlite')));
describeFreeToRead('SQLite', async () => openSqliteStore(':memory:'));
describeGroups('SQLite', async () => openSqliteStore(':memory:'));
describeRecognition('SQLite', async () => openSqliteStore(join(folder, 'recognition.sqlite')));

describeVenues('SQLite', async () => openSqliteStore(join(folder, 'venues.sqlite')));
describeTexts('SQLite', async () => openSqliteStore(join(folder, 'texts.sqlite')));

describe('A SQLite store', () => {
  it('contains the loaded records when it is reopened', async () => {
    const path = join(folder, 'again.sqlite');
    const first = openSqliteStore(path);
    await first.load(fixtureRecords);
    const version = await first.dataVersion();
    await first.close();
    const second = openSqliteStore(path);
    expect(await second.counts()).toMatchObject({ research: fixtureRecords.length });
    expect(await second.dataVersion()).toBe(version);
    await second.close();
  });

  it('notices within a second what another process loaded', async () => {
    const path = join(folder, 'shared.sqlite');
    const reader = openSqliteStore(path);
    const writer = openSqliteStore(path);
    expect((await reader.findResearch('en', defaultResearchQuery)).total).toBe(0);
    await writer.load(fixtureRecords);
    await expect
      .poll(async () => (await reader.findResearch('en', defaultResearchQuery)).total, { timeout: 1000 })
      .toBe(fixtureRecords.length);
    await Promise.all([reader.close(), writer.close()]);
  });

  it('returns the old data during a load', async () => {
    const store = openSqliteStore(join(folder, 'during.sqlite'));
    let total: number | undefined;
    async function* records() {
      yield fixtureRecords[0] as (typeof fixtureRecords)[number];
      total = (await store.findResearch('en', defaultResearchQuery)).total;
      yield fixtureRecords[1] as (typeof fixtureRecords)[number];
    }
    await store.load(records());
    expect(total).toBe(0);
    expect((await store.findResearch('en', defaultResearchQuery)).total).toBe(2);
    await store.close();
  });

  it('refuses a file that is not a database with one clear sentence', () => {
    const path = join(folder, 'garbage.sqlite');
    writeFileSync(path, 'this is not a database, and long enough to be read as one'.repeat(100));
    expect(() => openSqliteStore(path)).toThrow(/cannot be opened: file is not a database/);
  });
});
