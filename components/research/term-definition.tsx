import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { DefinitionAnswer as Entry } from '#lib/queries/research-answer.ts';
import { paths } from '#lib/url/paths.ts';

/** The definition of the searched term, above its publications, with a link to its dictionary page. */
export function TermDefinition({ language, meant }: { readonly language: Language; readonly meant: Entry | undefined }) {
  if (!meant) return null;
  return (
    <p data-testid="meant-entry" className="no-print border-b border-line py-2 text-sm">
      <a href={paths.term(language, meant.id)} className="me-2 font-semibold">
        <Text value={meant.name} contextLanguage={language} />
      </a>
      <Text value={meant.definition} contextLanguage={language} />
    </p>
  );
}
