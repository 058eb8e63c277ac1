import { expect, test } from 'vitest';
import { withCachedTexts } from './cached-texts.ts';

test('fills plain placeholders of a compiled message, and leaves others and missing values to next-intl', () => {
  const messages: Readonly<Record<string, unknown>> = { cite: ['Cite: ', ['title']], more: ['and ', ['count', 4, 'int']], save: 'Save' };
  const calls: unknown[] = [];
  const translate = (key: string, values?: object) => {
    calls.push(key);
    return `${key} ${JSON.stringify(values)}`;
  };
  const t = withCachedTexts(Object.assign(translate, { raw: (key: string) => messages[key] }) as never) as typeof translate;
  expect([t('cite', { title: '{Mars} & co' }), t('cite', { title: 'Venus' })]).toEqual(['Cite: {Mars} & co', 'Cite: Venus']);
  expect(calls).toEqual([]);
  expect([t('more', { count: 2 }), t('save', {}), t('save'), t('save')]).toEqual([
    'more {"count":2}',
    'save {}',
    'save undefined',
    'save undefined',
  ]);
  expect(calls).toEqual(['more', 'save', 'save']);
  expect(t('cite', { name: 'Mars' })).toBe('cite {"name":"Mars"}');
});
