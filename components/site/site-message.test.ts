import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteMessage } from './site-message.tsx';

const render = (language: 'en' | 'ar', message: { en?: string; ar?: string }) =>
  renderToStaticMarkup(createElement(SiteMessage, { language, message }));

it('the message of the operator is in the language of the page, announced politely', () => {
  const message = { en: 'Down on Thursday', ar: 'يتوقف الخميس' };
  expect(render('ar', message)).toMatch(/^<div role="status"[^>]*><p[^>]* lang="ar" dir="rtl"[^>]*>يتوقف الخميس<\/p><\/div>$/);
  expect(render('en', message)).toContain('Down on Thursday');
});

it('the message of the operator is in the other language, marked as such, when there is no other', () => {
  expect(render('ar', { en: 'Down on Thursday' })).toMatch(/lang="en" dir="ltr"[^>]*>Down on Thursday/);
});

it('renders nothing without a message, and escapes its text', () => {
  expect(render('en', {})).toBe('');
  expect(render('en', { en: '<b>now</b>' })).toContain('&lt;b&gt;now');
});
