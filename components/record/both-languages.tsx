import { Text } from '#components/text/text.tsx';
import type { Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { abstractWord } from '#lib/domain/text-origin.ts';
import { translator } from '#lib/i18n/translator.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { directionOf, type Language, otherLanguages } from '#lib/languages/languages.ts';
import { KeywordTexts } from './keyword-texts.tsx';
import { MachineNote } from './machine-note.tsx';

interface BothLanguagesProps {
  readonly research: Research;
  /** The record in the other language. */
  readonly other?: Research | undefined;
  readonly language: Language;
}

interface Texts {
  readonly abstract: TextValue | undefined;
  readonly kind: Research['abstractKind'];
  readonly keywords: readonly string[];
}

/** The texts of a record in one language, taken from either response (`alt` holds a text in the other language). */
export function textsIn(textLanguage: Language, { research, other }: Pick<BothLanguagesProps, 'research' | 'other'>): Texts {
  const inLanguage = (texts: readonly (TextValue | undefined)[]) =>
    texts
      .flatMap((text) => (text ? [{ value: text.value, lang: text.lang }, ...(text.alt ? [text.alt] : [])] : []))
      .find(({ lang }) => lang === textLanguage);
  const answers = [research, ...(other ? [other] : [])];
  return {
    abstract: inLanguage(answers.map(({ abstract }) => abstract)),
    kind: (answers.find(({ abstract }) => abstract?.lang === textLanguage) ?? research).abstractKind,
    keywords:
      answers.find(({ keywordsLanguage }) => keywordsLanguage === textLanguage)?.keywords ??
      answers.find(({ alternativeKeywords }) => alternativeKeywords?.language === textLanguage)?.alternativeKeywords?.words ??
      [],
  };
}

/** Abstract and keywords in both languages, side by side on wide screens; the header has both titles. A note replaces a missing text. */
export function BothLanguages({ research, other, language }: BothLanguagesProps) {
  const t = useTranslations('record.both');
  return (
    <section aria-labelledby="abstract" className="mt-4" data-testid="both">
      <h2 id="abstract" className="text-lg">
        {t('heading')}
      </h2>
      <div className="mt-2 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {[language, ...otherLanguages(language)].map((textLanguage) => (
          <Column
            key={textLanguage}
            textLanguage={textLanguage}
            texts={textsIn(textLanguage, { research, other })}
            research={research}
            language={language}
          />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps extends Omit<BothLanguagesProps, 'other'> {
  readonly textLanguage: Language;
  readonly texts: Texts;
}

/** The texts in one language, with labels in the same language. */
function Column({ textLanguage, texts: { abstract, kind, keywords }, research, language }: ColumnProps) {
  const t = translator(textLanguage, 'record.both');
  const texts = translator(textLanguage, 'record');
  return (
    <div lang={textLanguage} dir={directionOf(textLanguage)} className="min-w-0 border-s-2 border-line ps-4 [&:lang(ar)]:leading-[1.75]">
      <h3 className="text-sm font-normal text-muted">{t(`in.${textLanguage}`)}</h3>
      <h4 className="mt-3 text-sm font-normal text-muted">{texts(abstractWord(kind))}</h4>
      {abstract ? <Text value={abstract} as="p" className="text-pretty" /> : <p className="text-muted">{t('noAbstract')}</p>}
      <p className="mt-1 text-xs text-muted empty:hidden">
        <MachineNote research={research} field="abstract" fieldLanguage={abstract?.lang} language={language} />
      </p>
      <h4 className="mt-3 text-sm font-normal text-muted">{texts('keywords')}</h4>
      <p className={keywords.length > 0 ? 'text-sm' : 'text-muted'}>
        {keywords.length > 0 ? <KeywordTexts id={research.id} keywords={keywords} textLanguage={textLanguage} /> : t('noKeywords')}
      </p>
    </div>
  );
}
