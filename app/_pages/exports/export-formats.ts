import type { ExportFormat } from '#components/research/browser-props.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';

/** The export formats for menus, in their order. */
export function exportFormats(language: Language): readonly ExportFormat[] {
  const t = translator(language, 'exports');
  return formatNames.map((name) => {
    const label = t(`formats.${name}`);
    const { extension, isForPrograms = false } = formats[name];
    return { extension, name: label.replace(/ \(.*\)$/, ''), label, isForPrograms };
  });
}
