import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changelogFeed, changelogMarkdown } from '#lib/contract/changelog.ts';
import { examples } from '#lib/contract/examples/examples.ts';
import { operations } from '#lib/contract/operations.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { readSite } from '#lib/domain/site/site.ts';
import { languages } from '#lib/languages/languages.ts';
import { openApiDocument } from './openapi.ts';

const site = 'https://madar.example';
const operated = {
  SITE_URL: site,
  OPERATOR_NAME_EN: 'Example Agency',
  OPERATOR_NAME_AR: 'وكالة المثال',
  OPERATOR_URL: 'https://agency.example',
  OPERATOR_EMAIL: 'contact@agency.example',
};
const root = join(import.meta.dirname, '../../..');
type Members = Record<string, { required?: string[]; properties?: Record<string, object> }>;

describe('the OpenAPI document', () => {
  it.each(languages)(
    'in %s has no errors for redocly lint',
    (language) => {
      const folder = mkdtempSync(join(tmpdir(), 'madar-openapi-'));
      const file = join(folder, 'openapi.json');
      writeFileSync(file, JSON.stringify(openApiDocument(language, site)));
      const out = execFileSync(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', file, '--format=json'], {
        env: { NODE_ENV: 'test', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString();
      rmSync(folder, { recursive: true });
      expect(JSON.parse(out)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
    },
    60_000,
  );
  it.each(languages)('in %s describes every operation, parameter, schema and member in that language alone', (language) => {
    const document = openApiDocument(language, site) as {
      paths: Record<string, { get: { summary: string; parameters: { description: string }[] } }>;
      components: { schemas: Members };
    };
    expect(Object.keys(document.paths)).toEqual(operations.map((operation) => operation.template));
    const isArabic = (text: string | undefined) => /\p{Script=Arabic}/u.test(text ?? '');
    const texts = [
      ...Object.values(document.paths).flatMap(({ get }) => [get.summary, ...get.parameters.map((parameter) => parameter.description)]),
      ...Object.values(document.components.schemas).flatMap((schema) => [
        (schema as { description?: string }).description,
        ...Object.values(schema.properties ?? {}).flatMap((member) =>
          '$ref' in member ? [] : [(member as { description?: string }).description],
        ),
      ]),
    ];
    for (const text of texts) {
      expect(text).toBeTruthy();
      expect(isArabic(text), text).toBe(language === 'ar');
    }
  });
  it('forbids no members, so that clients can still read later additions', () => {
    expect(JSON.stringify(openApiDocument('en', site))).not.toContain('"additionalProperties":false');
  });
  it.each(languages)('names the operator of the site in %s when it is known', (language) => {
    const { info } = openApiDocument(language, site, readSite(operated)) as { info: { contact: object } };
    const name = { en: 'Example Agency', ar: 'وكالة المثال' }[language];
    expect(info.contact).toEqual({ name, url: 'https://agency.example', email: 'contact@agency.example' });
  });

  it('gives every parameter of an operation a name of its own, since generated clients fill the path by name', () => {
    for (const { parameters } of getsOf(openApiDocument('en', site))) {
      const names = parameters.map(({ name }) => name.toLowerCase());
      expect(names).toEqual([...new Set(names)]);
    }
  });
  it('names one media type for each response, so that a generated client knows what it reads', () => {
    for (const { responses } of getsOf(openApiDocument('en', site)))
      for (const { content = {} } of Object.values(responses)) expect(Object.keys(content).length).toBeLessThan(2);
  });
  it('names the media type of every value of format', () => {
    for (const { parameters } of getsOf(openApiDocument('en', site))) {
      const format = parameters.find(({ name }) => name === 'format');
      expect(Object.keys(format?.['x-media-types'] ?? {})).toEqual(format?.schema.enum ?? []);
    }
  });

  it('has no webhooks and no callbacks', () => expect(JSON.stringify(openApiDocument('en', site))).not.toMatch(/"(webhooks|callbacks)"/));
  it('still has everything that was released', () => {
    const released = JSON.parse(readFileSync(join(import.meta.dirname, 'released/openapi-1.0.0.json'), 'utf8')) as Released;
    const now = JSON.parse(JSON.stringify(openApiDocument('en', site))) as Released;
    for (const [path, { get }] of Object.entries(released.paths)) {
      const query = operations.find(({ template }) => template === path)?.query ?? [];
      const names = [
        ...(now.paths[path]?.get.parameters.map((parameter) => `${parameter.in} ${parameter.name}`) ?? []),
        ...query.flatMap(({ formerName }) => (formerName === undefined ? [] : [`query ${formerName}`])),
      ];
      expect(names, path).toEqual(expect.arrayContaining(get.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)));
      expect(Object.keys(now.paths[path]?.get.responses ?? {}), path).toEqual(expect.arrayContaining(Object.keys(get.responses)));
    }
    for (const [name, schema] of Object.entries(released.components.schemas)) {
      expect(now.components.schemas[name]?.required ?? [], name).toEqual(expect.arrayContaining(schema.required ?? []));
    }
  });
});

interface Get {
  readonly parameters: readonly { name: string; schema: { enum?: readonly string[] }; 'x-media-types'?: Record<string, string> }[];
  readonly responses: Readonly<Record<string, { content?: object }>>;
}
const getsOf = (document: object) => Object.values((document as { paths: Record<string, { get: Get }> }).paths).map(({ get }) => get);

interface Released {
  paths: Record<string, { get: { parameters: { in: string; name: string }[]; responses: object } }>;
  components: { schemas: Members };
}

describe('examples', () => {
  it.each(operations.flatMap((operation) => languages.map((language) => ({ operation, language }))))(
    '$operation.id in $language matches its schema exactly',
    ({ operation, language }) => {
      const { body } = examples[language][operation.id];
      expect(operation.success.parse(body)).toEqual(body);
    },
  );
});

describe('the changelog', () => {
  it('equals the file in the repository', () => expect(readFileSync(join(root, 'CHANGELOG-API.md'), 'utf8')).toBe(changelogMarkdown()));
  it.each(languages)('is a feed in %s', (language) => {
    expect(changelogFeed(language, site)).toContain(`<id>${site}/${language}/developers/changelog#${apiVersion}</id>`);
  });
});
