import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readContainerfile, variablesOf, wordsOf } from '#e2e/commands/read-containerfile.ts';
import { readEnv } from '#lib/env.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

describe('The workflow of CI', () => {
  const { on, permissions, jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow;
  const [job] = Object.values(jobs);
  const steps = job?.steps ?? [];

  it('runs for every proposal and on the main branch, with no permission to write', () => {
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.keys(jobs)).toHaveLength(1);
  });

  it('ends with .ci/run, which is executable and runs every test', () => {
    expect(steps.at(-1)).toEqual({ run: '.ci/run' });
    expect(statSync('.ci/run').mode & 0o111).toBe(0o111);
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/\nnpm ci\nnpm test\n$/);
  });

  it('caches packages, jars and the browser', () => {
    expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.cache).toBe('npm');
    const java = steps.find(({ uses }) => uses?.startsWith('actions/setup-java@'))?.with;
    expect([java?.cache, existsSync(String(java?.['cache-dependency-path']))]).toEqual(['maven', true]);
    const browser = steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with;
    expect(browser).toMatchObject({ path: '~/.cache/ms-playwright', key: expect.stringContaining("hashFiles('package-lock.json')") });
  });

  it('installs the browser of the version of Playwright that the tests use', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> };
    const [, version] = /playwright@([\d.]+) install/.exec(steps.map(({ run = '' }) => run).join('\n')) ?? [];
    expect(version).toBe(devDependencies['@playwright/test']);
  });
});

describe('The Containerfile', () => {
  const [build = [], image = []] = readContainerfile();
  const instructionOf = (wanted: string) => image.find(({ name }) => name === wanted);

  it('copies files that exist, and installs before it copies the sources, so that layers are reused', () => {
    const copies = build.filter(({ name }) => name === 'COPY').map(({ text }) => text);
    expect(copies).toEqual(['package.json package-lock.json ./', '. .']);
    expect(build.map(({ name }) => name)).toEqual(['FROM', 'WORKDIR', 'ENV', 'COPY', 'RUN', 'COPY', 'RUN']);
  });

  it('starts a file that exists, as an unprivileged user, with valid settings and its data in the volume', () => {
    const command = instructionOf('CMD');
    expect(command && wordsOf(command)).toEqual(['node_modules/.bin/node', expect.stringMatching(/\.ts$/)]);
    expect(existsSync(String(command && wordsOf(command).at(-1)))).toBe(true);
    const settings = variablesOf(image);
    const env = readEnv(settings);
    expect([env.HOST, env.PORT, settings.DATA_DIR]).toEqual([
      '0.0.0.0',
      Number(instructionOf('EXPOSE')?.text),
      instructionOf('VOLUME')?.text,
    ]);
    expect(instructionOf('USER')?.text).toBe('madar');
    expect(instructionOf('HEALTHCHECK')?.text).toContain(`127.0.0.1:${env.PORT}/healthz`);
  });

  it('is named, with its command, by README, the documents and compose.yaml', () => {
    for (const document of ['README.md', 'docs/operate.md', 'Containerfile'])
      expect(readFileSync(document, 'utf8'), document).toContain('podman build -t madar .');
  });
});
