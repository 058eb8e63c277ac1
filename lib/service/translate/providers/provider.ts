import type { Language } from '#lib/domain/language.ts';

/** A name of the dictionary and what it is called in the other language. */
export interface GlossaryEntry {
  readonly term: string;
  readonly translation: string;
}

/** A machine that translates: a service over HTTP, or what stands for one in a test. */
export interface Provider {
  /** Kept with each text: the kind of service and its model. */
  readonly engine: string;
  /** Texts that one request may hold, and characters of all of them together; a longer text is sent alone. */
  readonly textsMax: number;
  readonly charactersMax: number;
  /**
   * The answers in the order of the texts, undefined where one is lacking. Texts and answers hold the marks of `protect`. Rejects with a `Problem`: `bad_request`
   * where these texts are refused, any other kind where no text would be translated.
   */
  translate(
    texts: readonly string[],
    /** ISO 639-1. */
    from: string,
    to: Language,
    glossary: readonly GlossaryEntry[],
  ): Promise<readonly (string | undefined)[]>;
}

export const providerKinds = ['libretranslate', 'deepl', 'openai'] as const;

export type ProviderKind = (typeof providerKinds)[number];

/** GET, or POST with a `body`. */
export type ProviderFetch = (
  url: string,
  init: { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Response>;

export interface ProviderSettings {
  /** Without a slash at the end. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model?: string | undefined;
  readonly fetch: ProviderFetch;
  /** Is told why a request is made again. */
  readonly note?: (text: string) => void;
  /** First pause before a request is made again, in milliseconds; the next ones are twice as long each. */
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}
