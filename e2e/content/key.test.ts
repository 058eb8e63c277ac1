import { expect } from 'vitest';
import { openPage } from '#e2e/requests/open-page.ts';
import { test } from '#e2e/requests/test-on-site.ts';

test('an action posted to a page that does not have it is not found, and has no effect', async ({ request }) => {
  const page = await (await request.get('/en/developers/keys')).text();
  const [, action = ''] = /\$ACTION_ID_([0-9a-f]{40,})/.exec(page) ?? [];
  expect(action).not.toBe('');
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'next-action': action };
  const data = '--b\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--b--\r\n';
  const answer = await request.post('/en/developers/changelog', { headers: form, data });
  expect([answer.status(), answer.headers()['x-nextjs-action-not-found']]).toEqual([409, '1']);
  for (const path of ['/en/about', '/ar/research']) {
    const response = await request.post(path, { headers: form, data });
    expect([response.status(), response.headers().allow], path).toEqual([405, 'GET, HEAD']);
  }
});

test('a program revokes a key and gets a JSON response once', async ({ request }) => {
  const end = (key: string) => request.post('/en/developers/keys/revoke', { form: { key } });
  const answers = [await end('mdr_live_nothing'), await end('')];
  expect(answers.map((answer) => answer.status())).toEqual([404, 422]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: 'unknown' }, { status: 'missing' }]);
});

for (const [language, sentence] of [
  ['en', 'Two fields are required, one is optional.'],
  ['ar', 'حقلان مطلوبان وحقل اختياري واحد.'],
] as const)
  test(`the form for a key in ${language} states how many fields it has`, async ({ request }) => {
    const step = (await openPage(request, `/${language}/developers`)).first('li[aria-labelledby=key]');
    const fields = step.all('form :is(input:not([type=hidden], [tabindex="-1"]), textarea)');
    expect(step.text).toContain(sentence);
    expect(fields.map((field) => field.attribute('required') !== undefined).sort()).toEqual([false, true, true]);
  });

test('the notice of an ended key repeats no words of a link', async ({ request }) => {
  for (const [endedId, seen] of [
    ['k_0123456789', 1],
    ['Your key was stolen, call evil.example', 0],
    ['k_call_evil', 0],
  ] as const) {
    const main = (await openPage(request, `/en/developers/keys?ended=${encodeURIComponent(endedId)}`)).first('main');
    expect(main.text.split(endedId)).toHaveLength(seen + 1);
    expect(main.texts('[role=status], output').filter((text) => text.includes('was revoked'))).toHaveLength(seen);
  }
});
