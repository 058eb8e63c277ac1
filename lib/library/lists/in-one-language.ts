import type { Text } from '#lib/domain/text.ts';

/** A text without its other language, which lists do not show. */
export const inOneLanguage = ({ value, lang }: Text): Text => ({ value, lang });
