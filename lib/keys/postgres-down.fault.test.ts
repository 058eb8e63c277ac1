import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimiter } from '#lib/keys/limits/limiter.ts';
import { type KeyBackend, openKeyBackend } from '#lib/keys/store/open-key-store.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { type PostgresServer, startPostgres } from '#lib/testing/start-postgres.ts';

const pepper = { id: 'p', value: 'a pepper of the tests' };
/** Maximum wait for an API response: the sum of the time limits in `key-pool.ts`, plus room for a slow machine. */
const answerMsMax = 5000;

/** A proxy in front of a server. It can halt all traffic, like a network that loses packets or a frozen host. */
async function openWay(port: number) {
  const sockets = new Set<Socket>();
  let isHalted = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].map((one) => one.destroy()));
      if (isHalted) socket.pause();
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (isHalted) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    halt(halted: boolean) {
      isHalted = halted;
      for (const socket of sockets) halted ? socket.pause() : socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const server = await startPostgres();
if ('skipped' in server) {
  describe.skip(`PostgreSQL away (${server.skipped})`, () => it('needs its programs', () => undefined));
} else {
  describe.each([
    ['has ended', (postgres: PostgresServer) => postgres.kill(), (postgres: PostgresServer) => postgres.start()],
    ['is frozen and silent', async (_: PostgresServer, way: Way) => way.halt(true), async (_: PostgresServer, way: Way) => way.halt(false)],
  ])('while the PostgreSQL of keys %s', (_name, end, back) => {
    let way: Way;
    let backend: KeyBackend;
    let test: TestService;
    let unseen: string;
    beforeAll(async () => {
      const url = new URL(await server.createDatabase());
      way = await openWay(server.port);
      url.port = String(way.port);
      backend = await openKeyBackend({ databaseUrl: url.href, dataDir: '/nonexistent', pepper });
      test = await openTestService({ backend });
      unseen = (await test.keys.operator.issue({ name: 'nobody has used it yet', tier: 'internal' })).key;
      expect((await test.ask('/api/en/LookUp/GetAllResearchTypes')).status).toBe(200);
      await end(server, way);
    });
    afterAll(async () => {
      await test.close();
      way.close();
    });

    it.each(languages)(
      'the API promptly returns 503 with Retry-After for a key that it cannot look up: %s',
      { timeout: answerMsMax },
      async (language) => {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => test.ask(`/api/${language}/Publication/GetAllResearch`, { headers: { 'X-Api-Key': unseen } })),
        );
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503));
        expect(answers[0]?.headers.get('retry-after')).toBe('5');
        expect(answers[0]?.headers.get('content-language')).toBe(language);
      },
    );

    it('a caller admitted just before is still served', async () => {
      test.clock.now += 2000;
      expect((await test.ask('/api/en/LookUp/GetAllResearchTypes')).status).toBe(200);
    });

    it('the check of the keys, for readiness and metrics, fails', { timeout: answerMsMax }, async () => {
      await expect(test.keys.check()).rejects.toThrow();
    });

    it('forms for keys are refused as unavailable, never as a wrong key', async () => {
      await expect(test.keys.openByKey(unseen)).rejects.toMatchObject({ kind: 'unavailable' });
    });

    it('each process counts limits by itself', { timeout: answerMsMax }, async () => {
      const limiter = createLimiter(Date.now, backend.share);
      const policy = { name: 'page', quota: 3, windowSeconds: 60 } as const;
      const answers = await Promise.all(Array.from({ length: 6 }, () => limiter.take('192.0.2.7', [policy], 1)));
      expect(answers.filter(({ violated }) => violated)).toHaveLength(3);
    });

    it('the API works within two seconds after the database is back', async () => {
      await back(server, way);
      const until = performance.now() + 2000;
      const statusNow = async () => (await test.ask('/api/en/LookUp/GetAllResearchTypes', { headers: { 'X-Api-Key': unseen } })).status;
      let status = await statusNow();
      while (status !== 200 && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        status = await statusNow();
      }
      expect(status).toBe(200);
    });
  });
  afterAll(() => server.stop());
}

type Way = Awaited<ReturnType<typeof openWay>>;
