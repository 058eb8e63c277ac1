import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { machineOrigin, type TranslatableText } from '#lib/domain/text-origin.ts';

/** A publication without the texts that a machine made: what is cited and harvested is the work's own. */
export function withoutMachineTexts(research: Research): Research {
  const { title: shown, abstract: summary, textOrigins } = research;
  if (!textOrigins?.some(({ source }) => source === 'machine')) return research;
  const title = humanText(research, 'title', shown);
  const { abstract: _dropped, ...rest } = research;
  const abstract = humanText(research, 'abstract', summary);
  return {
    ...rest,
    title: title ?? { value: '', lang: research.language ?? 'und' },
    isTranslated: research.isTranslated && title?.value === shown.value,
    ...(abstract && { abstract }),
  };
}

function humanText(research: Research, field: TranslatableText, text: Text | undefined): Text | undefined {
  const isHuman = ({ lang }: { readonly lang: string }) => machineOrigin(research.textOrigins, field, lang) === undefined;
  const [first, second] = [text, text?.alt].flatMap((one) => (one && isHuman(one) ? [{ value: one.value, lang: one.lang }] : []));
  return first && (second ? { ...first, alt: second } : first);
}
