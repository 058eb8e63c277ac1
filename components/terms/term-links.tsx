import { Text } from '#components/text/text.tsx';
import { LabelledList } from '#components/ui/labelled-list.tsx';
import type { LinkedTerm, TermRelations } from '#lib/answers/term-answer.ts';
import { termName } from '#lib/domain/dictionary.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';

const relations = ['areas', 'broader', 'narrower', 'related'] as const;

/** The name of a related term; that of an area may differ from the name of its subject. */
export const linkedName = ({ term, name }: LinkedTerm, language: Language) => name ?? termName(term, language);

/** The terms to which a term or mission is related, a line for each relation. */
export function TermLinks({ terms, language }: { readonly terms: TermRelations; readonly language: Language }) {
  const t = useTranslations('terms');
  return relations.map((relation) => (
    <LabelledList key={relation} label={t(relation)} values={terms[relation]} language={language}>
      {(linked) => (
        <a key={linked.term.id} href={linked.href} className="touch">
          <Text value={linkedName(linked, language)} contextLanguage={language} />
        </a>
      )}
    </LabelledList>
  ));
}
