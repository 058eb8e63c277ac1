import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readToolEnv } from '#lib/env.ts';
import { type Instruction, readContainerfile, variablesOf, wordsOf } from './read-containerfile.ts';

// Runs the instructions of the Containerfile as a script in fresh folders, since base images need a network.
const folder = mkdtempSync(join(tmpdir(), 'madar-container-'));
const [build = [], image = []] = readContainerfile();
const buildFolder = join(folder, 'build');
const imageFolder = join(folder, 'image');
let site: ChildProcess | undefined;
afterAll(async () => {
  if (site && site.exitCode === null && site.kill('SIGKILL')) await once(site, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** The files that an image build receives: those of the project, without what `.dockerignore` lists. */
function contextFiles(): readonly string[] {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(file) && !ignored.includes(file.split('/')[0] as string));
}

function copyFiles(names: string): void {
  const sources = names.split(' ').slice(0, -1);
  for (const file of sources.includes('.') ? contextFiles() : sources) {
    mkdirSync(dirname(join(buildFolder, file)), { recursive: true });
    cpSync(file, join(buildFolder, file));
  }
}

function runInstruction({ name, text }: Instruction): void {
  if (name === 'COPY') copyFiles(text);
  if (name !== 'RUN') return;
  const env = { PATH: readToolEnv().path, HOME: homedir(), NODE_ENV: 'production', ...variablesOf(build) } as const;
  // As in a base image, `NODE_ENV` is not set during the build.
  const command = ['-u', 'NODE_ENV', 'sh', '-euc', text];
  execFileSync('env', command, { cwd: buildFolder, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

it('the image builds from a clone, starts, reports its health and ends with SIGTERM', async () => {
  mkdirSync(buildFolder);
  for (const instruction of build) runInstruction(instruction);
  // npm keeps @playwright/test, which Next.js names as an optional peer.
  expect(globSync('node_modules/{vitest,typescript,knip}', { cwd: buildFolder })).toEqual([]);
  // A copy, as `COPY --from`: nothing in it may refer to the folder of the build.
  cpSync(buildFolder, imageFolder, { recursive: true, verbatimSymlinks: true });
  rmSync(buildFolder, { recursive: true, force: true });
  const port = await freePort();
  const instructionOf = (wanted: string) => image.find(({ name }) => name === wanted) as Instruction;
  const variables = variablesOf(image);
  const [program = '', ...args] = wordsOf(instructionOf('CMD'));
  site = spawn(program, args, {
    cwd: imageFolder,
    env: { PATH: '', NODE_ENV: 'production', ...variables, DATA_DIR: join(folder, 'data'), PORT: `${port}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, ...health] = wordsOf(instructionOf('HEALTHCHECK'));
  const isHealthy = async () => {
    const check = spawn(
      process.execPath,
      health.map((word) => word.replace(`:${variables.PORT}/`, `:${port}/`)),
      { stdio: 'ignore' },
    );
    return (await once(check, 'exit'))[0] === 0;
  };
  await expect.poll(isHealthy, { timeout: 60_000, interval: 500 }).toBe(true);
  for (const language of ['en', 'ar']) expect((await fetch(`http://127.0.0.1:${port}/${language}/research`)).status).toBe(200);
  expect(existsSync(join(folder, 'data/madar.sqlite'))).toBe(true);
  const exit = once(site, 'exit');
  site.kill(instructionOf('STOPSIGNAL').text as NodeJS.Signals);
  expect((await exit)[0]).toBe(0);
});
