import { type ComponentPropsWithoutRef, type ElementType, Fragment, type ReactNode } from 'react';
import { directionOf, type Language } from '#lib/domain/language.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { signRuns } from '#lib/text/query/sign-runs.ts';
import { textDirection } from '#lib/text/words/text-direction.ts';

interface OwnProps<E extends ElementType> {
  readonly value: TextValue | string | undefined;
  /** What to draw; `bdi` isolates a value inside a line of the page's own language, and so does any element with a direction of its own. */
  readonly as?: E;
  /** The language of an element that holds nothing but this value and figures: a value in the same language then needs no element. */
  readonly contextLanguage?: Language;
}

type TextProps<E extends ElementType> = OwnProps<E> & Omit<ComponentPropsWithoutRef<E>, keyof OwnProps<E> | 'children' | 'lang' | 'dir'>;

/**
 * Every value from data is drawn by this: it carries its own language and direction and cannot disturb the line around it.
 * The direction comes from the language of the value, not from its first letter: an Arabic title may begin with "GNSS-R:".
 */
export function Text<E extends ElementType = 'bdi'>({ value, as, contextLanguage, ...others }: TextProps<E>) {
  if (!value) return null;
  const text = typeof value === 'string' ? { value, lang: 'und' } : value;
  if (text.lang === contextLanguage) return text.value;
  const Element: ElementType = as ?? 'bdi';
  const hasLanguage = text.lang !== 'und' && text.lang !== '';
  const dir = hasLanguage ? directionOf(text.lang) : textDirection(text.value);
  return (
    <Element {...others} {...(hasLanguage && { lang: text.lang })} dir={dir}>
      {dir === 'rtl' ? isolateSigns(text.value) : text.value}
    </Element>
  );
}

/** A text from right to left whose Latin names keep the signs that belong to them. */
export function isolateSigns(text: string): ReactNode {
  const runs = signRuns(text);
  if (runs.length === 1 && !runs[0]?.ltr) return text;
  return runs.map((run, index) =>
    run.ltr ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Ltr key={index}>{run.text}</Ltr>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}

/** Identifiers, addresses, code and numbers with their unit: always left to right, never part of the line's own order. */
export function Ltr({ children, className }: { readonly children: React.ReactNode; readonly className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
