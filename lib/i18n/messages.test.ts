import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import ar from '#messages/ar.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { intlFormats } from './formats.ts';
import { flatMessages, messageFaults } from './message-faults.ts';
import { unusedMessages } from './unused-messages.ts';

const english = flatMessages(en);
const arabic = flatMessages(ar);

describe('the messages', () => {
  it('have the same keys and arguments in all languages', () => {
    expect(messageFaults({ en, ar })).toEqual([]);
  });

  it('that are missing in one language, or have other arguments, are faults with their key', () => {
    const { states, ...rest } = ar;
    const { retry: _, ...fewer } = states;
    expect(messageFaults({ en, ar: { ...rest, states: fewer } })).toEqual(['states.retry has no text in messages/ar.json']);
    expect(messageFaults({ en: { a: 'x' }, ar: { a: ' ', b: 'y' } })).toEqual([
      'a has no text in messages/ar.json',
      'b has no text in messages/en.json',
    ]);
    expect(messageFaults({ en: { a: '{count} of <b>x</b>' }, ar: { a: '{total} <b>x</b>' } })).toEqual([
      'a does not have the same arguments in messages/ar.json',
    ]);
  });

  it('stop a build while one is missing, before Next.js compiles anything', async () => {
    const { default: config } = (await import('../../next.config.mjs' as string)) as { default: (phase: string, of?: object) => object };
    expect(config('phase-production-build')).toHaveProperty('rewrites');
    expect(() => config('phase-production-build', { en, ar: {} })).toThrow(/lists\.researchTitle has no text in messages\/ar\.json/);
  });

  it('name all six categories in every Arabic plural', () => {
    for (const [key, text] of arabic) {
      for (const [plural] of text.matchAll(/\{\w+, plural,(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g)) {
        for (const category of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(plural, key).toContain(`${category} {`);
      }
    }
  });

  it('never use #, which no format can pin', () => {
    for (const [key, text] of [...english, ...arabic]) expect(/plural,[\s\S]*#/.test(text), key).toBe(false);
  });

  it('are written in Arabic with Arabic punctuation and without invisible marks', () => {
    for (const [key, text] of arabic) {
      const prose = text
        .replace(/\{[^{}]*\}/g, '')
        .replace(/\{\w+, plural,|[{}]|<[^>]*>/g, '')
        .replace(/https?:\S+|[A-Za-z][\w./?=&;,-]*/g, '');
      expect(/[,;?]/.test(prose), `${key}: ${text}`).toBe(false);
      expect(/[\u0640\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069یکہ٠-٩]/.test(text), key).toBe(false);
    }
  });

  it('print Arabic counts with the right plural forms', () => {
    const t = createTranslator({ locale: 'ar', messages: ar, formats: intlFormats, namespace: 'list' }) as unknown as (
      key: string,
      values: object,
    ) => string;
    expect([0, 1, 2, 3, 11, 100, 103, 1234].map((count) => t('publications', { count }))).toEqual([
      'لا توجد أبحاث',
      'بحث واحد',
      'بحثان',
      '3 أبحاث',
      '11 بحثًا',
      '100 بحث',
      '103 أبحاث',
      '1,234 بحثًا',
    ]);
  });

  it('stop a build with one that nothing uses', async () => {
    const { default: config } = (await import('../../next.config.mjs' as string)) as { default: (phase: string, of?: object) => object };
    const list = { unusedText: 'Text' };
    expect(() => config('phase-production-build', { en: { list }, ar: { list } })).toThrow(/list\.unusedText is used nowhere/);
  });

  it('are used where a literal, a template or a choice within one names their last parts', () => {
    const source = `t('one'); t(\`of.\${kind}\`); t(\`\${isOther ? 'first' : 'second'}.\${kind}\`); t(\`\${kind}.\${other}\`)`;
    expect(unusedMessages(['a.one', 'a.of.x', 'a.second.y', 'a.third.y', 'a.two', 'one'], source)).toEqual(['a.third.y', 'a.two', 'one']);
  });
});
