import type { ReactNode } from 'react';
import { PlaceHeader } from '#components/institution/place-header.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { LabelledList } from '#components/ui/labelled-list.tsx';
import { Section } from '#components/ui/section.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { type ThesaurusConcept, thesaurusAddress, thesaurusLicence } from '#lib/domain/thesaurus.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface ThesaurusViewProps {
  /** The concept whose place is shown; undefined at the top. */
  readonly concept: ThesaurusConcept | undefined;
  /** The definition of its entry in the dictionary. */
  readonly definition?: DictionaryTerm['definition'];
  readonly path: readonly ThesaurusConcept[];
  readonly otherBroader: readonly ThesaurusConcept[];
  readonly branches: readonly { readonly concept: ThesaurusConcept; readonly narrower: readonly ThesaurusConcept[] }[];
  readonly total: number;
  /** Address of the whole thesaurus as a file. */
  readonly file: string;
  readonly language: Language;
  readonly foot?: ReactNode;
}

/** A place in the thesaurus: the way to it, the concept in both languages, and two levels below it. It needs no JavaScript. */
export function ThesaurusView({ concept, definition, path, otherBroader, branches, total, file, language, foot }: ThesaurusViewProps) {
  const t = useTranslations('terms');
  const [other] = otherLanguages(language);
  return (
    <main id="content" className="wrap pt-4 pb-8 md:pt-8">
      {concept ? (
        <PlaceHeader
          place={{
            id: concept.id,
            name: { ...nameIn(concept, language), alt: nameIn(concept, other) },
            ...(definition && { definition: { value: definition[language], lang: language } }),
            variants: [...concept.names[language], ...concept.names[other]],
          }}
          crumbs={[
            { href: paths.thesaurus(language), name: t('thesaurus.title') },
            ...path.map((wider) => ({ href: paths.thesaurus(language, wider.id), name: nameIn(wider, language) })),
          ]}
          language={language}
        >
          <LabelledList label={t('thesaurus.otherBroader')} values={otherBroader} language={language}>
            {(wider) => <ConceptLink key={wider.id} concept={wider} language={language} />}
          </LabelledList>
          <Spaced as="p" className="flex flex-wrap gap-x-6 text-sm">
            {concept.termId && (
              <a href={paths.term(language, concept.termId)} className="touch">
                {t('thesaurus.entry')}
              </a>
            )}
            <a href={`${thesaurusAddress}/${concept.id}`} rel="external" className="touch">
              {t('thesaurus.original')}
            </a>
          </Spaced>
        </PlaceHeader>
      ) : (
        <>
          <a href={paths.terms(language)} className="touch text-sm text-muted">
            {t('title')}
          </a>
          <h1 className="text-2xl md:text-3xl">{t('thesaurus.title')}</h1>
          <p className="mt-3 max-w-[36em] text-lg text-muted">{t('thesaurus.lead', { count: total })}</p>
        </>
      )}
      <Section id="narrower" title={t(concept ? 'narrower' : 'thesaurus.top')} className="mt-8">
        {branches.length === 0 && <p className="mt-4 text-muted">{t('thesaurus.leaf')}</p>}
        <ul className="gap-x-12 md:columns-2" data-testid="thesaurus">
          {branches.map((branch) => (
            <li
              key={branch.concept.id}
              className="break-inside-avoid border-b border-line py-2 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-4"
            >
              <ConceptLink concept={branch.concept} language={language} isStrong />{' '}
              {branch.narrower.length > 0 && (
                <span className="text-sm text-muted md:hidden">{t('thesaurus.below', { count: branch.narrower.length })}</span>
              )}{' '}
              <Gloss concept={branch.concept} language={language} />
              {/* A phone has one level at a time: two of them are five screens of links. */}
              {branch.narrower.length > 0 && (
                <ul className="flex flex-wrap gap-x-5 ps-4 text-sm max-md:hidden">
                  {branch.narrower.map((narrower) => (
                    <li key={narrower.id}>
                      <ConceptLink concept={narrower} language={language} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section id="file" title={t('thesaurus.file')} className="mt-8">
        <p className="mt-2 max-w-[41em] text-sm text-muted">
          {t('thesaurus.fileNote')}{' '}
          {t.rich('thesaurus.licence', {
            licence: (name) => (
              <a href={thesaurusLicence} rel="license external">
                {name}
              </a>
            ),
          })}
        </p>
        <a href={file} className={linkStyle}>
          <Ltr>{file.slice(file.lastIndexOf('/') + 1)}</Ltr>
        </a>
      </Section>
      {foot}
    </main>
  );
}

const linkStyle = 'inline-flex min-h-9 items-center max-md:min-h-11';

interface ConceptProps {
  readonly concept: ThesaurusConcept;
  readonly language: Language;
}

function ConceptLink({ concept, language, isStrong }: ConceptProps & { readonly isStrong?: true }) {
  return (
    <a href={paths.thesaurus(language, concept.id)} className={isStrong ? `${linkStyle} font-semibold` : linkStyle}>
      <Text value={nameIn(concept, language)} contextLanguage={language} />
    </a>
  );
}

const nameIn = ({ names }: ThesaurusConcept, lang: Language): TextValue => ({ value: names[lang][0], lang });

/** The name of a concept in the other language. */
function Gloss({ concept, language }: ConceptProps) {
  return <Text value={nameIn(concept, otherLanguages(language)[0])} className="page-start text-muted max-md:col-span-full" />;
}
