import { withSigns } from '#components/text.tsx';
import { directionOf } from '#lib/domain/language.ts';
import type { Highlight } from '#lib/domain/research.ts';

interface MarkedTextProps {
  readonly hit: Pick<Highlight, 'before' | 'match' | 'after'>;
  readonly lang: string;
}

/** A text with the words of the query marked in their original spelling. A sign that ends a Latin name is marked with it (`withSigns`). */
export function MarkedText({ hit, lang }: MarkedTextProps) {
  const { before, match, after } = hit;
  const dir = directionOf(lang);
  const isNameEnd = dir === 'rtl' && /[\p{Script=Latin}\p{N}]$/u.test(match);
  const sign = isNameEnd ? (/^[*+\-−†‡#®™]+(?![\p{L}\p{N}])/u.exec(after)?.[0] ?? '') : '';
  const draw = dir === 'rtl' ? withSigns : (text: string) => text;
  return (
    <bdi lang={lang} dir={dir}>
      {draw(before)}
      <mark>{draw(match + sign)}</mark>
      {draw(after.slice(sign.length))}
    </bdi>
  );
}
