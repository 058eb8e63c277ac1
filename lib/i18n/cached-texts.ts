type Values = Readonly<Record<string, unknown>>;

interface Translator {
  (key: never, values?: never, ...formats: never[]): string;
  raw(key: never): unknown;
}

/** A message whose placeholders are plain, as the build compiles it: texts, and names of placeholders in lists. */
type PlainMessage = readonly (string | readonly [name: string])[];

/**
 * A translator that looks up messages without values once and fills plain placeholders itself: next-intl takes three kilobytes for each
 * formatted message, and a row of a list has six.
 */
export function withCachedTexts<T extends Translator>(translate: T): T {
  const texts = new Map<string, string>();
  const plainMessages = new Map<string, PlainMessage | undefined>();
  const plainMessage = (key: string) => {
    if (plainMessages.has(key)) return plainMessages.get(key);
    const message = translate.raw(key as never);
    const plain = isPlain(message) ? message : undefined;
    plainMessages.set(key, plain);
    return plain;
  };
  const cachedTranslate = (key: string, values?: Values, ...formats: never[]): string => {
    if (values === undefined) {
      const text = texts.get(key) ?? translate(key as never);
      texts.set(key, text);
      return text;
    }
    const message = plainMessage(key);
    // next-intl reports a missing value.
    if (!message?.every((part) => typeof part === 'string' || part[0] in values))
      return translate(key as never, values as never, ...formats);
    return message.map((part) => (typeof part === 'string' ? part : String(values[part[0]]))).join('');
  };
  return Object.assign(cachedTranslate, translate) as unknown as T;
}

const isPlain = (message: unknown): message is PlainMessage =>
  Array.isArray(message) && message.every((part) => typeof part === 'string' || (Array.isArray(part) && part.length === 1));
