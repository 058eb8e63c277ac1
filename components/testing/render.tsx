import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { intlFormats } from '#lib/i18n/formats.ts';
import { allMessages } from '#lib/i18n/testing/all-messages.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Renders a component as HTML, with the messages of a page language. For unit tests. */
export function render(language: Language, children: ReactNode): string {
  const messages = allMessages[language];
  return renderToStaticMarkup(
    createElement(NextIntlClientProvider, { locale: language, messages, formats: intlFormats, timeZone: 'UTC', children } as never),
  );
}
