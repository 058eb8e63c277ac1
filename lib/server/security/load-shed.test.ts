import { describe, expect, test, vi } from 'vitest';
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

test('busySeconds reports late timers only while more renderings are under way than are always served', () => {
  vi.useFakeTimers();
  try {
    const { shed, ask, time } = machine(10);
    // Slow queries of a few readers block the process for seconds.
    for (let reader = 0; reader < 3; reader += 1) void ask();
    for (let tick = 0; tick < 10; tick += 1) {
      time.now += 5000;
      vi.advanceTimersByTime(50);
    }
    expect(shed.lagMs).toBeGreaterThan(1000);
    expect(shed.busySeconds()).toBeUndefined();
    expect(shed.lateSeconds()).toBeGreaterThan(1);
    void ask();
    expect(shed.busySeconds()).toBeGreaterThan(1);
  } finally {
    vi.useRealTimers();
  }
});

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
    served.length = 0;
    // The crawler alone does not have all places.
    ask('reader');
    await settled();
    expect([shed.active, refusals.length, new Set(refusals)]).toEqual([underWay, refusedCount + 1, new Set(['crawler'])]);
    expect(served).toEqual(['reader']);
    ask('crawler');
    ask('second reader');
    await settled();
    await end();
    expect(served).toEqual(['reader', 'second reader']);
    // An hour later, earlier requests no longer count, so clients are served in order of arrival.
    while (finish.length > 0) await end();
    time.now += 3_600_000;
    served.length = 0;
    for (const client of ['other', 'fourth', 'crawler', 'reader']) ask(client);
    await settled();
    while (finish.length > 0) await end();
    expect(served).toEqual(['other', 'fourth', 'crawler', 'reader']);
  });

  test('of a client whose renderings are slow wait for those of a busier reader, who always finds a place', async () => {
    const time = { now: 0 };
    const shed = createLoadShed({ now: () => time.now });
    const begun: string[] = [];
    const inProgress: { readonly client: string; readonly leftMs: { value: number }; readonly finish: () => void }[] = [];
    const settled = async () => {
      for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    const ask = (client: string, ms: number) =>
      shed.run(() => {
        begun.push(client);
        return new Promise<void>((finish) => inProgress.push({ client, leftMs: { value: ms }, finish }));
      }, client);
    /** Renderings share one thread until one of them ends. */
    const run = async () => {
      const shareMs = Math.min(...inProgress.map(({ leftMs }) => leftMs.value));
      time.now += shareMs * inProgress.length;
      for (const { leftMs } of inProgress) leftMs.value -= shareMs;
      const index = inProgress.findIndex(({ leftMs }) => leftMs.value <= 0);
      inProgress.splice(index, 1)[0]?.finish();
      await settled();
    };
    // Six connections request the largest record again and again; a reader has opened twenty ordinary pages, more than the flood has.
    for (let page = 0; page < 20; page += 1) {
      void ask('reader', 30);
      await settled();
      await run();
    }
    const flood = async () => {
      for (;;) await ask('flood', 2300);
    };
    for (let connection = 0; connection < 6; connection += 1) void flood();
    await settled();
    for (let page = 0; page < 5; page += 1) {
      begun.length = 0;
      void ask('reader', 30);
      await settled();
      while (!begun.includes('reader')) await run();
      expect(begun.indexOf('reader')).toBe(0);
      while (inProgress.some(({ client }) => client === 'reader')) await run();
      expect(begun.length).toBeLessThanOrEqual(3);
    }
    // Two such networks hold all places: the reader waits for the end of one rendering, and goes before both.
    const others = async () => {
      for (;;) await ask('other flood', 2300);
    };
    for (let connection = 0; connection < 6; connection += 1) void others();
    for (let turn = 0; turn < 4; turn += 1) await run();
    begun.length = 0;
    void ask('reader', 30);
    await settled();
    while (!begun.includes('reader')) await run();
    expect(begun.indexOf('reader')).toBeLessThanOrEqual(2);
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

test('a rendering counts as many ordinary ones as it took, shared among those in progress, and not as many requests', async () => {
  const queue = createFairQueue(() => 0);
  const add = (client: string) => queue.add({ since: 0, client, begunBefore: 0, begin: () => undefined, refuse: () => undefined });
  queue.countRequest('slow');
  queue.charge('slow', 2_300);
  for (let request = 0; request < 20; request += 1) queue.countRequest('busy');
  add('slow');
  add('busy');
  expect([queue.isFlooding('slow'), queue.takeNext()?.client]).toEqual([false, 'busy']);
  // Clients without limits are distinguished by their connections, and never flood.
  for (let request = 0; request < 100; request += 1) queue.countRequest('connection 1');
  add('connection 1');
  add('connection 2');
  expect([queue.isFlooding('connection 1'), queue.takeNext()?.client]).toEqual([false, 'connection 2']);
  for (let request = 0; request < 20; request += 1) queue.countRequest('busy');
  expect(queue.isFlooding('busy')).toBe(true);
  const time = { now: 0 };
  const shed = createLoadShed({ now: () => time.now, atOnceMax: 4 });
  const order: string[] = [];
  const finish = new Map<string, () => void>();
  const run = (client: string) =>
    shed.run(() => {
      order.push(client);
      return new Promise<void>((resolve) => finish.set(client, resolve));
    }, client);
  const settled = async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  // Both are in progress for a second, of which each takes half; then `long` takes two more.
  void run('long');
  void run('short');
  await settled();
  time.now += 1_000;
  finish.get('short')?.();
  await settled();
  time.now += 2_000;
  finish.get('long')?.();
  await settled();
  for (const client of ['a', 'b', 'c', 'd', 'long', 'short']) void run(client);
  await settled();
  finish.get('a')?.();
  await settled();
  expect(order.slice(2)).toEqual(['a', 'b', 'c', 'd', 'short']);
});

test('shares are stored for a bounded number of clients', () => {
  const queue = createFairQueue(() => 0);
  const ask = (client: string) => queue.add({ since: 0, client, begunBefore: 0, begin: () => undefined, refuse: () => undefined });
  for (let index = 0; index < 3; index += 1) queue.countRequest('first');
  for (let index = 0; index < 20_000; index += 1) queue.countRequest(`client ${index}`);
  ask('client 1');
  ask('first');
  // The requests of `first` have been forgotten, so it goes before a client whose requests are still counted.
  expect(queue.takeNext()?.client).toBe('first');
});
