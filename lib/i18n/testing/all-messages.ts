import type { Language } from '#lib/languages/languages.ts';
import ar from '#messages/ar.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

/** All messages, for tests of components. */
export const allMessages: Readonly<Record<Language, object>> = { en, ar };
