import type { z } from 'zod';
import type { Operation } from '#lib/contract/operation.ts';

/** The script that Postman runs after a request: status, type, members that must be there, and the page size that was asked for. */
export function postmanTests(operation: Operation): string[] {
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

/** Members that are in every answer of an operation. */
export function requiredMembers(operation: Operation): string[] {
  const { shape } = operation.success as z.ZodObject;
  return Object.keys(shape).filter((name) => !(shape[name] as z.ZodType).isOptional());
}
