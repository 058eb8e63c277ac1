import type { Language } from '#lib/languages/languages.ts';
import type { GlossaryEntry } from '#lib/translate/texts/glossary.ts';

/** A machine translator: a service over HTTP, or a fake in tests. */
export interface Provider {
  /** The kind of service and its model, stored with each text. */
  readonly engine: string;
  /** Bounds of one request; a longer text is sent alone. */
  readonly textsMax: number;
  readonly charactersMax: number;
  /** Returns translations in order, undefined for missing ones. A `bad_request` concerns only these texts, another rejection all texts. */
  translate(
    texts: readonly string[],
    /** Language of the texts, ISO 639-1. */
    from: string,
    to: Language,
    glossary: readonly GlossaryEntry[],
  ): Promise<readonly (string | undefined)[]>;
}

export const providerKinds = ['libretranslate', 'deepl', 'openai'] as const;

export type ProviderKind = (typeof providerKinds)[number];

/** Sends a GET request, or with a `body` a POST request. */
export type ProviderFetch = (
  url: string,
  init: { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Response>;

export interface ProviderSettings {
  /** Address of the service, without a trailing slash. */
  readonly url: string;
  readonly key?: string | undefined;
  readonly model?: string | undefined;
  readonly fetch: ProviderFetch;
  /** Receives the reason for each retry. */
  readonly note?: (text: string) => void;
  /** First pause before a retry, in milliseconds; it doubles each time. */
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}
