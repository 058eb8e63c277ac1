import { directionOf } from '#lib/domain/language.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { textDirection } from '#lib/text/text-direction.ts';

interface TextProps {
  readonly value: TextValue | string | undefined;
  /** Element to draw; `bdi` isolates a value inside a line of the page's own language. */
  readonly as?: 'bdi' | 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3';
  readonly className?: string;
}

/**
 * Every value from data is drawn by this: it carries its own language and direction and cannot disturb the line around it.
 * The direction comes from the language of the value, not from its first letter: an Arabic title may begin with "GNSS-R:".
 */
export function Text({ value, as: Element = 'bdi', className }: TextProps) {
  if (!value) return null;
  const text = typeof value === 'string' ? { value, lang: 'und' } : value;
  const known = text.lang !== 'und' && text.lang !== '';
  return (
    <Element {...(known && { lang: text.lang })} dir={known ? directionOf(text.lang) : textDirection(text.value)} className={className}>
      {text.value}
    </Element>
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
