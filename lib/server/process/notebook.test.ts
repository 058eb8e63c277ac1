import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, readToolEnv } from '#lib/env.ts';
import { compose, type Instance } from '#lib/setup/compose.ts';
import { starterFolder } from '#lib/testing/starter-store.ts';
import { createApiListener } from './api-bridge.ts';

const run = promisify(execFile);
const file = 'docs/notebook/madar.ipynb';
const folder = await starterFolder();
let instance: Instance;
let server: Server;
let url: string;
let key: string;

/** Runs the code cells in order in one program, as a kernel does, and prints the output of each. */
const runner = `
import contextlib, io, json, sys
scope, outputs = {"__name__": "__main__"}, []
for cell in json.load(open(sys.argv[1], encoding="utf-8"))["cells"]:
    if cell["cell_type"] == "code":
        captured = io.StringIO()
        with contextlib.redirect_stdout(captured):
            exec(compile("".join(cell["source"]), f"cell {len(outputs) + 1}", "exec"), scope)
        outputs.append(captured.getvalue())
json.dump(outputs, sys.stdout)
`;

const hasPython = await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 9)']).then(
  () => true,
  () => false,
);

beforeAll(async () => {
  if (!hasPython) return;
  instance = await compose(readEnv({ DATA_DIR: folder, SITE_URL: 'https://madar.example', LOG_LEVEL: 'silent' }));
  server = createServer(createApiListener(instance, () => '203.0.113.7', 'madar.example'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issued = await instance.keys?.operator.issue({ name: 'notebook', tier: 'internal', kind: 'test' });
  key = issued?.key ?? '';
});
afterAll(async () => {
  server?.close();
  await instance?.close();
});

test.skipIf(!hasPython)(
  `the notebook prints what it shows${hasPython ? '' : ' (skipped: there is no Python 3.9 here)'}`,
  async () => {
    const { stdout } = await run('python3', ['-c', runner, file], {
      env: { NODE_ENV: 'test', MADAR_URL: url, MADAR_KEY: key, PATH: readToolEnv().path, PYTHONUTF8: '1' },
    });
    expect(JSON.parse(stdout)).toEqual(shownOutputs());
  },
  120_000,
);

interface Cell {
  readonly cell_type: string;
  readonly outputs?: readonly { readonly text: readonly string[] }[];
}

function shownOutputs(): readonly string[] {
  const { cells } = JSON.parse(readFileSync(file, 'utf8')) as { cells: readonly Cell[] };
  const code = cells.filter((cell) => cell.cell_type === 'code');
  return code.map(({ outputs = [] }) => outputs.flatMap(({ text }) => text).join(''));
}
