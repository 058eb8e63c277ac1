'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Packed, useUnpacked } from '#components/list/packed.ts';
import type { Language } from '#lib/domain/language.ts';
import { formats } from '#lib/i18n/formats.ts';

interface ClientTextsProps {
  readonly language: Language;
  readonly messages: Packed<Record<string, never>>;
  readonly children: ReactNode;
}

/** The messages of client components. */
export function ClientTexts({ language, messages, children }: ClientTextsProps) {
  return (
    <NextIntlClientProvider locale={language} messages={useUnpacked(messages)} formats={formats} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
