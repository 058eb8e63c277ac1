import { type ComponentPropsWithoutRef, type ElementType, Fragment, type ReactNode } from 'react';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { bidiRuns } from '#lib/text/query/bidi-runs.ts';
import { textDirection } from '#lib/text/words/text-direction.ts';

interface ValueProps<E extends ElementType> {
  readonly value: TextValue | string | undefined;
  /** The element. The default `bdi` isolates the value from the text direction around it. */
  readonly as?: E;
  /** Language of the surrounding element, if it contains only this value and numbers. A value in that language gets no separate element. */
  readonly contextLanguage?: Language;
}

type TextProps<E extends ElementType> = ValueProps<E> &
  Omit<ComponentPropsWithoutRef<E>, keyof ValueProps<E> | 'children' | 'lang' | 'dir'>;

/**
 * A value from data with its language and direction. The direction is not that of the first letter, because an Arabic title may start with
 * "GNSS-R:".
 */
export function Text<E extends ElementType = 'bdi'>({ value, as, contextLanguage, ...others }: TextProps<E>) {
  if (!value) return null;
  const text = typeof value === 'string' ? { value, lang: 'und' } : value;
  if (text.lang === contextLanguage) return tieDashes(text.value);
  const Element: ElementType = as ?? 'bdi';
  const hasLanguage = text.lang !== 'und' && text.lang !== '';
  const dir = hasLanguage ? directionOf(text.lang) : textDirection(text.value);
  return (
    <Element {...others} {...(hasLanguage && { lang: text.lang })} dir={dir}>
      {dir === 'rtl' ? isolateSigns(text.value) : tieDashes(text.value)}
    </Element>
  );
}

/** A right-to-left text whose Latin names keep their adjacent punctuation. */
export function isolateSigns(text: string): ReactNode {
  const runs = bidiRuns(text);
  if (runs.length === 1 && !runs[0]?.ltr) return tieDashes(text);
  return runs.map((run, index) =>
    run.ltr ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Ltr key={index}>{run.text}</Ltr>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Fragment key={index}>{tieDashes(run.text)}</Fragment>
    ),
  );
}

/** A text in which no line starts with a dash or with the digit of a name (Tianwen 1): both stay on one line with up to 20 characters before them. */
export function tieDashes(text: string): ReactNode {
  // Most texts have neither, and the search below looks at each letter many times.
  if (!/ [–—-] |—| \d/.test(text)) return text;
  const parts = text.split(/([^\s—]{1,20}(?: [–—-](?= )|—(?=\S)| \d(?![\p{L}\d.,/%])))/u);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Identifiers, addresses, code and numbers with units: left to right and isolated. */
export function Ltr({ children, className }: { readonly children: React.ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
