import { Text } from '#components/text/text.tsx';
import type { DefinitionAnswer as Entry } from '#lib/answers/research-answer.ts';
import type { Language } from '#lib/languages/languages.ts';

/** The definition of the searched term, above its publications, with a link to its page. */
export function TermDefinition({ language, meant }: { readonly language: Language; readonly meant: Entry | undefined }) {
  if (!meant) return null;
  return (
    <p data-testid="meant-entry" className="no-print border-b border-line py-2 text-sm">
      <a href={meant.href} className="me-2 font-semibold">
        <Text value={meant.name} contextLanguage={language} />
      </a>
      <Text value={meant.definition} contextLanguage={language} />
    </p>
  );
}
