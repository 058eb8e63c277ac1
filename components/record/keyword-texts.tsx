import { Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { keywordsMax } from '#lib/answers/record-answer.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface KeywordTextsProps {
  /** Id of the record. */
  readonly id: string;
  readonly keywords: readonly string[];
  /** Language of the keywords; the surrounding element has it too. */
  readonly textLanguage: Language;
}

/** The first keywords as text without links. */
export function KeywordTexts({ id, keywords, textLanguage }: KeywordTextsProps) {
  return (
    <FirstFew
      values={keywords}
      max={keywordsMax}
      separator={translator(textLanguage, 'record')('separator')}
      restHref={`${paths.record(textLanguage, id)}.jsonld`}
    >
      {(keyword) => <Text key={keyword} value={{ value: keyword, lang: textLanguage }} />}
    </FirstFew>
  );
}
