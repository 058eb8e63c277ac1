import { expect, it, vi } from 'vitest';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/setup/compose.ts';
import { GET, POST } from './route.ts';

withStarterInstance();

vi.mock('#lib/setup/compose.ts', async (original) => {
  const compose = await original<typeof import('#lib/setup/compose.ts')>();
  return { ...compose, instance: vi.fn(compose.instance) };
});

/** Sends `Identify` by GET and by POST to an instance with the given settings. */
async function answerWith(settings: Record<string, string | undefined>): Promise<readonly Response[]> {
  const running = await instance();
  vi.mocked(instance).mockResolvedValue({ ...running, env: { ...running.env, ...settings } });
  const address = `${testSite}/oai?verb=Identify`;
  const body = new URLSearchParams({ verb: 'Identify' });
  return Promise.all([GET(new Request(address)), POST(new Request(address, { method: 'POST', body }))]);
}

it('OAI-PMH answers 503 with a sentence in both languages until a public site has an address for harvesters', async () => {
  for (const response of await answerWith({ OPERATOR_EMAIL: undefined, MAIL_FROM: undefined })) {
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      503,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    const text = await response.text();
    expect(text).toMatch(/OPERATOR_EMAIL or MAIL_FROM[\s\S]*OPERATOR_EMAIL أو MAIL_FROM/);
    expect(text).not.toContain('@');
  }
});

it('OAI-PMH names the address of the operator or of its mails, and a placeholder only on its own machine', async () => {
  for (const [settings, address] of [
    [{ OPERATOR_EMAIL: 'a@madar.example' }, 'a@madar.example'],
    [{ OPERATOR_EMAIL: undefined, MAIL_FROM: 'Madar <mail@madar.example>' }, 'mail@madar.example'],
    [{ OPERATOR_EMAIL: undefined, MAIL_FROM: undefined, SITE_URL: 'http://localhost:3000' }, 'madar@localhost.invalid'],
  ] as const)
    for (const response of await answerWith(settings)) {
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`<adminEmail>${address}</adminEmail>`);
    }
});
