import { Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { keywordsMax } from '#lib/answers/record-answer.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { abstractWord } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { languageName } from '#lib/languages/language-name.ts';
import { directionOf, type Language, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { MachineNote } from './machine-note.tsx';

interface AbstractsProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
}

/** The abstract with notes on its origin. */
export function Abstract({ research, language }: Omit<AbstractsProps, 'other'>) {
  const t = useTranslations('record');
  const { abstract, abstractKind } = research;
  return (
    <section aria-labelledby="abstract" className="mt-4">
      <h2 id="abstract" className="text-lg">
        {t(abstractWord(abstractKind))}
      </h2>
      {abstract ? (
        <>
          <Text value={abstract} as="p" className="mt-0.5 max-w-[44rem] text-pretty" />
          <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
            <Spaced>
              {abstractKind === 'editor' && <span>{t('editorNote')}</span>}
              <MachineNote research={research} field="abstract" fieldLanguage={abstract.lang} language={language} />
              {abstract.lang !== language && abstract.lang !== 'und' && (
                <span>{t('abstractOnlyIn', { language: languageName(abstract.lang, language) })}</span>
              )}
            </Spaced>
          </p>
        </>
      ) : (
        <p className="mt-2 text-muted">{t('noAbstract')}</p>
      )}
      {research.isTranslated && research.language && (
        <p className="mt-2 text-xs text-muted">{t('translatedTitle', { language: languageName(research.language, language) })}</p>
      )}
    </section>
  );
}

/** Title, abstract and keywords in the other language, collapsed so that they do not lengthen the page. */
export function OtherLanguage({ research, other, language }: AbstractsProps) {
  const t = useTranslations('record');
  const [second] = otherLanguages(language);
  const inSecond = (text: TextValue | undefined) => (text?.lang === second ? text : undefined);
  const secondText = inSecond(other?.abstract) ?? (research.abstract?.alt?.lang === second ? research.abstract.alt : undefined);
  // If the abstract exists in one language only, it is already shown above.
  const abstract = secondText?.value === research.abstract?.value ? undefined : secondText;
  const title = research.title.lang === second ? undefined : inSecond(other?.title);
  const keywords = other?.keywordsLanguage === second && research.keywordsLanguage !== second ? other.keywords : [];
  if (!abstract && keywords.length === 0) return null;
  return (
    <details className="mt-2" data-testid="other-language">
      <summary className="link min-h-11 w-fit py-2.5">{t(`otherLanguage.${second}`)}</summary>
      <div lang={second} dir={directionOf(second)} className="max-w-[41em] border-s-2 border-line ps-4 [&:lang(ar)]:leading-[1.75]">
        {title && <Text value={title} as="p" className="font-semibold" />}
        {abstract && <Text value={abstract} as="p" className="mt-1 text-pretty" />}
        {abstract && (
          <p className="mt-1 text-xs text-muted">
            {other?.abstractKind === 'editor' && research.abstractKind !== 'editor' && (
              <span lang={language} dir={directionOf(language)}>
                {t('editorNote')}
              </span>
            )}
            <MachineNote research={research} field="abstract" fieldLanguage={abstract.lang} language={language} />
          </p>
        )}
        {keywords.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            <FirstFew
              values={keywords}
              max={keywordsMax}
              separator={translator(second, 'record')('separator')}
              restHref={`${paths.record(second, research.id)}.jsonld`}
            >
              {(keyword) => <Text key={keyword} value={{ value: keyword, lang: second }} />}
            </FirstFew>
          </p>
        )}
      </div>
    </details>
  );
}
