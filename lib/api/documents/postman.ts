import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { examples } from '#lib/contract/examples/examples.ts';
import { operations } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import { documentTexts } from '#lib/contract/texts/document-texts.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { type Language, languages } from '#lib/languages/languages.ts';

/** Namespace of the UUIDv5 ids; arbitrary, but it must never change. */
const namespace = '6f1c1f5e-3b0a-5a53-9b55-6d61646172a1';

/** The API as a Postman collection v2.1, with its prose in one language; deterministic. */
export function postmanCollection(language: Language, siteUrl: string): object {
  const folder = (name: Operation['folder'], description: string) => ({
    name,
    description,
    item: operations.filter((operation) => operation.folder === name).map((operation) => writeItem(operation, language, siteUrl)),
  });
  return {
    info: {
      _postman_id: uuidv5(`madar ${language}`),
      name: `${documentTexts.title[language]} ${apiVersion}`,
      description: documentTexts.description[language],
      version: apiVersion,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'apikey', apikey: [pair('key', 'X-Api-Key'), pair('value', '{{apiKey}}'), pair('in', 'header')] },
    variable: [
      { key: 'baseUrl', value: siteUrl, type: 'string' },
      { key: 'apiKey', value: '', type: 'secret' },
      { key: 'language', value: language, type: 'string' },
    ],
    item: [
      folder('LookUp', documentTexts.lookUp[language]),
      folder('Publication', documentTexts.publication[language]),
      folder('Institution', documentTexts.institution[language]),
      folder('Term', documentTexts.term[language]),
    ],
  };
}

const pair = (key: string, value: string) => ({ key, value, type: 'string' });

function writeItem(operation: Operation, language: Language, siteUrl: string) {
  const request = writeRequest(operation, language);
  return {
    id: uuidv5(operation.id),
    name: operation.id,
    request,
    response: [...languages.map((name) => writeExample(operation, name, siteUrl)), writeError(operation, language, siteUrl)],
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: postmanTests(operation) } }],
  };
}

function writeRequest(operation: Operation, language: Language) {
  const { idParameter: id } = operation;
  const path = operation.template.replace('{language}', '{{language}}').replace('{id}', ':id').split('/').slice(1);
  const query = operation.query.map((parameter) => writeQuery(parameter, language));
  const enabled = query.filter((entry) => !('disabled' in entry)).map((entry) => `${entry.key}=${entry.value}`);
  return {
    method: operation.method,
    header: [{ key: 'Accept', value: 'application/json' }],
    description: `${operation.summary[language]}. ${operation.description[language]}`,
    url: {
      raw: `{{baseUrl}}/${path.join('/')}${enabled.length > 0 ? `?${enabled.join('&')}` : ''}`,
      host: ['{{baseUrl}}'],
      path,
      query: query.length > 0 ? query : undefined,
      variable: id && [{ key: 'id', value: id.example, description: id.text[language] }],
    },
  };
}

/** One query parameter. It is enabled only if it has a fixed default. */
function writeQuery(parameter: Parameter, language: Language) {
  const fallback = parameter.kind.type === 'integer' ? parameter.kind.fallback : undefined;
  return {
    key: parameter.name,
    value: String(fallback ?? parameter.example),
    description: parameter.text[language],
    ...(fallback === undefined && { disabled: true }),
  };
}

function writeExample(operation: Operation, language: Language, siteUrl: string) {
  const example = examples[language][operation.id];
  return {
    id: uuidv5(`${operation.id} ${language}`),
    name: `200 (${language})`,
    originalRequest: { method: 'GET', header: [], url: `${siteUrl}${example.path}` },
    status: 'OK',
    code: 200,
    _postman_previewlanguage: 'json',
    header: [
      { key: 'Content-Type', value: 'application/json; charset=utf-8' },
      { key: 'Content-Language', value: language },
    ],
    body: JSON.stringify(example.body, null, 2),
  };
}

/** The example of the error that new users see first: a call without a key. */
function writeError(operation: Operation, language: Language, siteUrl: string) {
  const problem = problems.missing_key;
  const requestId = uuidv5(`request of ${operation.id}`);
  const body = {
    type: '/problems/missing_key',
    title: problem.title[language],
    status: problem.status,
    detail: problem.detail[language],
    instance: `urn:uuid:${requestId}`,
    code: 'missing_key',
    requestId,
    errors: [{ header: 'X-Api-Key', code: 'missing_key', detail: problem.detail[language] }],
    documentation: `/${language}/developers/reference#missing_key`,
  };
  return {
    id: uuidv5(`${operation.id} error`),
    name: '401 missing_key',
    originalRequest: { method: 'GET', header: [], url: `${siteUrl}${examples[language][operation.id].path}` },
    status: 'Unauthorized',
    code: 401,
    _postman_previewlanguage: 'json',
    header: [
      { key: 'Content-Type', value: 'application/problem+json; charset=utf-8' },
      { key: 'Content-Language', value: language },
    ],
    body: JSON.stringify(body, null, 2),
  };
}

/** RFC 9562 §5.5: a name-based id, which is the same every time. */
function uuidv5(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Postman's test script of an operation: status, type, required members, and page size. */
function postmanTests(operation: Operation): string[] {
  const members = requiredMembers(operation);
  return [
    "pm.test('status is 200', () => pm.response.to.have.status(200));",
    "pm.test('content type is JSON', () => pm.expect(pm.response.headers.get('Content-Type')).to.include('application/json'));",
    "pm.test('language is the one of the path', () => pm.expect(pm.response.headers.get('Content-Language')).to.eql(pm.variables.get('language')));",
    `pm.test('required members are present', () => pm.expect(pm.response.json()).to.include.all.keys(${members.map((name) => `'${name}'`).join(', ')}));`,
    ...(operation.shape === 'list'
      ? [
          "pm.test('pageSize is honoured', () => pm.expect(pm.response.json().items.length).to.be.at.most(Number(pm.request.url.query.get('pageSize') || 20)));",
        ]
      : []),
  ];
}

/** Members in every response of an operation. */
function requiredMembers(operation: Operation): string[] {
  const { shape } = operation.success as z.ZodObject;
  return Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).isOptional());
}
