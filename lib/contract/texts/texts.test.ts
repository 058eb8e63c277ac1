import { describe, expect, it } from 'vitest';
import { changelog } from '#lib/contract/changelog.ts';
import { keyFormFaults } from '#lib/contract/key-form.ts';
import { operations, parametersOf } from '#lib/contract/operations.ts';
import { faultTexts, writeFault } from '#lib/contract/problems/faults.ts';
import { invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import { faultReferences, findProblem, operationReferences, problemReferences } from '#lib/contract/reference.ts';
import type { Bilingual } from '#lib/languages/bilingual.ts';
import { fill } from '#lib/languages/bilingual.ts';
import { documentTexts, headerTexts } from './document-texts.ts';
import { memberTexts, schemaTexts } from './payload-texts.ts';

const allTexts: [string, Bilingual][] = [
  ...Object.entries(problems).flatMap(([code, { title, detail, remedy }]): [string, Bilingual][] => [
    [`${code} title`, title],
    [`${code} detail`, detail],
    [`${code} remedy`, remedy],
  ]),
  ...Object.entries(faultTexts),
  ...Object.entries(keyFormFaults),
  ...Object.entries(documentTexts),
  ...Object.entries(headerTexts),
  ...Object.entries(memberTexts),
  ...Object.entries(schemaTexts),
  ...operations.flatMap((operation): [string, Bilingual][] => [
    [operation.id, operation.summary],
    [operation.id, operation.description],
    ...parametersOf(operation).map((parameter): [string, Bilingual] => [parameter.name, parameter.text]),
  ]),
  ...changelog.flatMap((entry) => entry.changes.map((change): [string, Bilingual] => [entry.version, change])),
];
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('texts of the contract', () => {
  it.each(allTexts)('%s has both languages with the same placeholders, each in its own script', (_name, text) => {
    expect(places(text.ar)).toEqual(places(text.en));
    expect(text.en).not.toMatch(/\p{Script=Arabic}/u);
    expect(text.ar).toMatch(/\p{Script=Arabic}/u);
  });
  it.each(allTexts)('%s follows the Arabic style guide', (_name, { ar }) => {
    expect(ar).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u0640]/);
    expect(ar).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
    // A Latin comma, semicolon or question mark next to an Arabic letter.
    expect(ar).not.toMatch(/\p{Script=Arabic}[,;?]/u);
  });
});

it('has plural forms in both languages', () => {
  expect([1, 2, 3, 11, 100].map((count) => invalidParametersDetail(count).ar)).toEqual([
    'يوجد مُعامِل واحد غير صالح.',
    'يوجد مُعامِلان غير صالحين.',
    'توجد 3 مُعامِلات غير صالحة.',
    'يوجد 11 مُعامِلًا غير صالح.',
    'يوجد 100 مُعامِل غير صالح.',
  ]);
  expect([1, 2].map((count) => invalidParametersDetail(count).en)).toEqual(['1 parameter is not valid.', '2 parameters are not valid.']);
});

it('formats a fault as in the interface document', () => {
  const fault = { parameter: 'pageSize', code: 'out_of_range', allowed: { min: 1, max: 100 }, value: '5'.repeat(99) } as const;
  expect(writeFault(fault, 'en')).toEqual({
    parameter: 'pageSize',
    code: 'out_of_range',
    detail: 'pageSize must be between 1 and 100.',
    allowed: { min: 1, max: 100 },
    value: '5'.repeat(64),
  });
  expect(writeFault(fault, 'ar').detail).toBe('يجب أن تكون قيمة pageSize بين 1 و100.');
  expect(
    writeFault({ parameter: 'fromyears', code: 'unknown_parameter', variant: 'did_you_mean', suggestion: 'fromYear' }, 'ar').detail,
  ).toBe('مُعامِل غير معروف. هل تقصد fromYear؟');
});

it('leaves a placeholder without a value visible', () => expect(fill('{a} {b}', { a: 1 })).toBe('1 {b}'));

describe('the reference', () => {
  it('has every parameter of every operation, and the key placeholder in every sample', () => {
    for (const operation of operationReferences('ar', 'https://madar.example')) {
      expect(operation.samples.map((sample) => sample.name)).toEqual(['curl', 'python', 'javascript']);
      for (const sample of operation.samples) expect(sample.code).toContain('YOUR_KEY');
      expect(operation.samplePath).toMatch(/^\/api\/ar\//);
    }
  });
  it('has a page for every problem and no other pages', () => {
    expect(
      problemReferences('en')
        .map((problem) => problem.code)
        .sort(),
    ).toEqual(Object.keys(problems).sort());
    expect(findProblem('missing_key', 'ar')).toMatchObject({ status: 401, title: 'مفتاح الواجهة البرمجية مطلوب' });
    for (const word of ['nothing', 'toString', '__proto__']) expect(findProblem(word, 'en')).toBeUndefined();
    expect(faultReferences('en')).toHaveLength(19);
  });
});
