'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { intlFormats } from '#lib/i18n/formats.ts';
import type { Language } from '#lib/languages/languages.ts';

interface ClientTextsProps {
  readonly language: Language;
  /** The messages as JSON. */
  readonly messages: string;
  readonly children: ReactNode;
}

const cache = new Map<string, Record<string, never>>();

/** Parses messages. Cached, because the server renders thousands of pages with the same messages. */
function readMessages(messages: string): Record<string, never> {
  const cached = cache.get(messages);
  if (cached) return cached;
  const parsed = JSON.parse(messages) as Record<string, never>;
  cache.set(messages, parsed);
  return parsed;
}

/** Provides the client components below it with their messages. */
export function ClientTexts({ language, messages, children }: ClientTextsProps) {
  return (
    <NextIntlClientProvider locale={language} messages={readMessages(messages)} formats={intlFormats} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
