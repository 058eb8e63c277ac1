import { expect, it } from 'vitest';
import { keysState } from './keys-state.ts';
import { readyState } from './ready-state.ts';

it('a process whose database of keys does not answer stays in service and names the fault', async () => {
  const readyWith = (check: () => Promise<void>) => readyState(Promise.resolve(), () => keysState({ check }));
  expect(await readyWith(() => Promise.reject(new Error('ECONNREFUSED')))).toEqual({ ok: true, detail: 'keys_unreachable' });
  expect(await readyWith(async () => undefined)).toEqual({ ok: true });
});
