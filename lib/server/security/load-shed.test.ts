import { describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { createLoadShed, Overload } from './load-shed.ts';

/** A machine that renders one page at a time, each in `eachMs` of simulated time. */
function machine(eachMs: number) {
  const time = { now: 0 };
  const shed = createLoadShed({ now: () => time.now, atOnceMax: 2, waitMsMax: 2000, underWayMin: 4 });
  const renderings: (() => void)[] = [];
  const outcomes = { done: 0, refused: 0, waitSeconds: 0 };
  const ask = () =>
    shed
      .run(() => new Promise<void>((resolve) => renderings.push(resolve)))
      .then(
        () => {
          outcomes.done += 1;
        },
        (error: Overload) => {
          outcomes.refused += 1;
          outcomes.waitSeconds = error.waitSeconds;
        },
      );
  // The next page begins after a few turns of the event loop, in which new connections are accepted.
  const settled = async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const make = async (pages: number) => {
    await settled();
    for (let page = 0; page < pages && renderings.length > 0; page += 1) {
      time.now += eachMs;
      renderings.shift()?.();
      await settled();
    }
  };
  return { shed, ask, make, outcomes, time };
}

describe('renderings', () => {
  test('are all accepted while they can be done within the time limit', async () => {
    const { ask, make, outcomes } = machine(10);
    for (let round = 0; round < 50; round += 1) {
      for (let reader = 0; reader < 20; reader += 1) ask();
      await make(20);
    }
    expect(outcomes).toMatchObject({ done: 1000, refused: 0 });
  });

  test('are refused when the queue takes longer than a reader waits, and accepted again afterwards', async () => {
    const { shed, ask, make, outcomes } = machine(100);
    for (let page = 0; page < 30; page += 1) {
      ask();
      await make(1);
    }
    for (let reader = 0; reader < 500; reader += 1) ask();
    await new Promise((resolve) => setImmediate(resolve));
    // Pages take 100 ms each, so about twenty fit into the maximum wait of two seconds.
    expect(shed.active).toBeGreaterThanOrEqual(20);
    expect(shed.active).toBeLessThan(25);
    expect(outcomes.refused).toBe(500 - shed.active);
    expect(outcomes.waitSeconds).toBeGreaterThanOrEqual(2);
    await make(100);
    expect(shed.active).toBe(0);
    const refusalsBefore = outcomes.refused;
    ask();
    await make(1);
    expect(outcomes.refused).toBe(refusalsBefore);
  });

  test('that have waited too long are refused down to the guaranteed number, however fast the earlier ones were', async () => {
    const { ask, make, outcomes, time } = machine(1);
    for (let page = 0; page < 30; page += 1) {
      ask();
      await make(1);
    }
    for (let reader = 0; reader < 10; reader += 1) ask();
    await new Promise((resolve) => setImmediate(resolve));
    time.now += 3000;
    await make(10);
    expect(outcomes).toMatchObject({ done: 35, refused: 5 });
  });

  test('begin with the client that asked least recently, and the client that asked most is refused first', async () => {
    const { shed, time } = machine(10);
    const finish: (() => void)[] = [];
    const served: string[] = [];
    const refusals: string[] = [];
    const ask = (client: string) =>
      shed
        .run(() => {
          served.push(client);
          return new Promise<void>((resolve) => finish.push(resolve));
        }, client)
        .catch(() => refusals.push(client));
    const settled = async () => {
      for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    const end = async () => {
      time.now += 100;
      finish.shift()?.();
      await settled();
    };
    // Establishes a pace of 100 ms per page, and many recent requests of the crawler.
    for (let page = 0; page < 40; page += 1) {
      ask('crawler');
      await settled();
      await end();
    }
    for (let page = 0; page < 100; page += 1) ask('crawler');
    await settled();
    expect(refusals.length).toBeGreaterThan(70);
    const [underWay, refusedCount] = [shed.active, refusals.length];
    ask('reader');
    await settled();
    expect([shed.active, refusals.length, new Set(refusals)]).toEqual([underWay, refusedCount + 1, new Set(['crawler'])]);
    served.length = 0;
    await end();
    expect(served).toEqual(['reader']);
    // An hour later, earlier requests no longer count, so clients are served in order of arrival.
    while (finish.length > 0) await end();
    time.now += 3_600_000;
    served.length = 0;
    for (const client of ['other', 'other', 'crawler', 'reader']) ask(client);
    await settled();
    while (finish.length > 0) await end();
    expect(served).toEqual(['other', 'other', 'crawler', 'reader']);
  });

  test('that are refused count against a client only if it asks for more than the guaranteed number', async () => {
    const time = { now: 0 };
    const shed = createLoadShed({ now: () => time.now, underWayMax: 40 });
    const refusals: [string, boolean][] = [];
    const ask = (client: string) =>
      shed.run(() => new Promise(() => undefined), client).catch((error: Overload) => refusals.push([client, error.isOwn]));
    for (let page = 0; page < 60; page += 1) ask('flood');
    await new Promise((resolve) => setImmediate(resolve));
    expect(refusals).toEqual(Array(20).fill(['flood', true]));
    for (let page = 0; page < 400; page += 1) ask(`client ${page}`);
    await new Promise((resolve) => setImmediate(resolve));
    expect(refusals).toContainEqual(['client 399', false]);
    expect(refusals.filter(([client, isOwn]) => isOwn !== (client === 'flood'))).toEqual([]);
    expect([shed.isFlooding('flood'), shed.isFlooding('client 1'), shed.isFlooding(undefined)]).toEqual([true, false, false]);
    time.now += 60_000;
    expect(shed.isFlooding('flood')).toBe(false);
  });

  test('that fail release their place', async () => {
    const shed = createLoadShed();
    await expect(shed.run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect(shed.active).toBe(0);
  });

  test('are bounded also where their duration is unknown', async () => {
    const shed = createLoadShed({ underWayMax: 3 });
    for (let page = 0; page < 3; page += 1) shed.run(() => new Promise(() => undefined));
    await expect(shed.run(async () => 1)).rejects.toBeInstanceOf(Overload);
  });
});

test('shares are stored for a bounded number of clients', () => {
  const queue = createFairQueue(() => 0);
  const ask = (client: string) => queue.add({ since: 0, client, begin: () => undefined, refuse: () => undefined });
  for (let index = 0; index < 3; index += 1) queue.countRequest('first');
  for (let index = 0; index < 20_000; index += 1) queue.countRequest(`client ${index}`);
  ask('client 1');
  ask('first');
  // The requests of `first` have been forgotten, so it goes before a client whose requests are still counted.
  expect(queue.takeNext()?.client).toBe('first');
});
