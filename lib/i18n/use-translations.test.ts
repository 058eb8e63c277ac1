import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTranslations } from './use-translations.ts';

const translators = new Set<unknown>();

function Words({ namespace }: { readonly namespace: 'rows' | 'list' }) {
  const t = useTranslations(namespace) as unknown as (key: string, values?: object) => string;
  translators.add(t);
  return `${t('title')} ${t('count', { count: 2 })} ${t('count', { count: 3 })}`;
}

const render = (messages: object, namespace: 'rows' | 'list') =>
  renderToStaticMarkup(createElement(NextIntlClientProvider, { locale: 'en', messages } as never, createElement(Words, { namespace })));

test('components and pages with the same messages share one translator of a namespace', () => {
  const texts = { title: 'Rows', count: '{count} rows' };
  const messages = { rows: texts, list: { ...texts, title: 'List' } };
  expect([render(messages, 'rows'), render(messages, 'rows'), render(messages, 'list')]).toEqual([
    'Rows 2 rows 3 rows',
    'Rows 2 rows 3 rows',
    'List 2 rows 3 rows',
  ]);
  expect(translators.size).toBe(2);
  expect(render({ ...messages, rows: { ...texts, title: 'صفوف' } }, 'rows')).toBe('صفوف 2 rows 3 rows');
});
