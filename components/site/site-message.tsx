import { Text } from '#components/text/text.tsx';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';

interface SiteMessageProps {
  readonly language: Language;
  readonly message: Readonly<Partial<Record<Language, string>>>;
}

/** The operator's announcement (e.g. maintenance) above the page: the text in the page language, or the other text if there is none. */
export function SiteMessage({ language, message }: SiteMessageProps) {
  const lang = [language, ...otherLanguages(language)].find((each) => message[each]);
  const value = lang && message[lang];
  if (!value) return null;
  return (
    <div role="status" className="border-b border-control bg-surface">
      <Text value={{ value, lang }} as="p" className="wrap py-2.5 text-sm" />
    </div>
  );
}
