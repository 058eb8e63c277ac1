import { Fragment, type ReactNode } from 'react';
import { Ltr, Text } from '#components/text/text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { type KeywordTerm, keywordsMax } from '#lib/answers/record-answer.ts';
import { citationCounter } from '#lib/domain/citations/citation-counter.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress, bibcodeAddress, pmidAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Contributor, Research } from '#lib/domain/research.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { languageName } from '#lib/languages/language-name.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface RecordFactsProps {
  readonly research: Research;
  /** The dictionary term of each keyword that has one. */
  readonly keywordTerms: ReadonlyMap<string, KeywordTerm>;
  readonly language: Language;
}

/** Maximum areas of a remote record, which may have any number; the JSON-LD file has all of them. */
export const areasMax = 60;

/** Maximum editors and translators; the JSON-LD file has all of them. */
export const namesMax = 30;

/** The details section: one line per field that is not in the header of the record. Empty fields are omitted. */
export function RecordFacts({ research, keywordTerms, language }: RecordFactsProps) {
  const t = useTranslations('record');
  const { editors = [], translators = [] } = research;
  const { doi, venue, publisher, isbn, reportNumber, arxiv, bibcode, pmid } = research;
  const doiUrl = doi && doiAddress(doi);
  return (
    <section aria-labelledby="details" className="mt-7">
      <h2 id="details" className="text-lg lg:border-t-2 lg:pt-2">
        {t('details')}
      </h2>
      <dl className="mt-2 grid grid-cols-[fit-content(6.5rem)_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
        <Fact name={t('doi')}>
          {doi && (
            <span className="flex flex-wrap items-center gap-x-4">
              <a href={doiUrl} rel="external" className="inline-flex items-center max-md:min-h-11">
                <Ltr className="break-all">{doi}</Ltr>
              </a>
              <CopyButton text={doi} label={t('copyDoi')} doneLabel={t('copied')} className="link cursor-pointer text-xs max-md:min-h-11" />
            </span>
          )}
        </Fact>
        <Fact name={t('editedBy')}>{editors.length > 0 && <Names people={editors} research={research} language={language} />}</Fact>
        <Fact name={t('translatedBy')}>
          {translators.length > 0 && <Names people={translators} research={research} language={language} />}
        </Fact>
        <Fact name={t('areas')}>{research.areas.length > 0 && <Areas research={research} language={language} />}</Fact>
        <Fact name={t('keywords')}>
          {research.keywords.length > 0 && <Keywords research={research} keywordTerms={keywordTerms} language={language} />}
        </Fact>
        <Fact name={t('language')}>{research.language && languageName(research.language, language)}</Fact>
        <Fact name={t('publisher')}>{publisher && <Text value={publisher} />}</Fact>
        <Fact name={t('issn')}>{venue?.issn && <Ltr>{venue.issn}</Ltr>}</Fact>
        <Fact name={t('isbn')}>{isbn && <Ltr>{isbn}</Ltr>}</Fact>
        <Fact name={t('reportNumber')}>{reportNumber && <Ltr>{reportNumber}</Ltr>}</Fact>
        <Fact name={t('arxiv')}>{arxiv && <Identifier text={arxiv} href={arxivAddress(arxiv)} />}</Fact>
        <Fact name={t('pmid')}>{pmid && <Identifier text={pmid} href={pmidAddress(pmid)} />}</Fact>
        <Fact name={t('bibcode')}>{bibcode && <Identifier text={bibcode} href={bibcodeAddress(bibcode)} />}</Fact>
        <Fact name={t('licence')}>{research.licence && <Ltr>{research.licence}</Ltr>}</Fact>
        <Fact name={t('citations')}>{research.citations !== undefined && <Citations research={research} language={language} />}</Fact>
      </dl>
    </section>
  );
}

/** The citation count, with the name of the source that counted and the date of the count, when known. */
function Citations({ research: { citations = 0, citationsFrom }, language }: Omit<RecordFactsProps, 'keywordTerms'>) {
  const t = useTranslations('record');
  if (!citationsFrom) return formatInteger(citations, language);
  const name = citationCounter(citationsFrom.source);
  const values = { count: citations, date: formatDate({ iso: citationsFrom.date, precision: 'day' }, language) };
  return name ? t.rich('citationsFrom', { ...values, name: () => <Ltr>{name}</Ltr> }) : t('citationsAsOf', values);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 max-md:leading-7">{children}</dd>
    </>
  );
}

function Identifier({ text, href }: { readonly text: string; readonly href: string }) {
  return (
    <a href={href} rel="external" className="inline-flex items-center max-md:min-h-11">
      <Ltr className="break-all">{text}</Ltr>
    </a>
  );
}

function Names({ people, research, language }: Omit<RecordFactsProps, 'keywordTerms'> & { readonly people: readonly Contributor[] }) {
  const t = useTranslations('record');
  return (
    <FirstFew values={people} max={namesMax} separator={t('separator')} restHref={`${paths.record(language, research.id)}.jsonld`}>
      {({ name }) => <Text value={name} />}
    </FirstFew>
  );
}

function Areas({ research, language }: { readonly research: Research; readonly language: Language }) {
  const t = useTranslations('record');
  return (
    <FirstFew values={research.areas} max={areasMax} separator={t('separator')}>
      {(area) => (
        <a key={area.id} href={paths.area(language, area.id)}>
          <Text value={area.name} />
        </a>
      )}
    </FirstFew>
  );
}

/** A keyword links to its term, or to a search (several words as a phrase). */
function Keywords({ research, keywordTerms, language }: RecordFactsProps) {
  const t = useTranslations('record');
  const lang = research.keywordsLanguage;
  const hrefOf = (keyword: string) => {
    const term = keywordTerms.get(keyword);
    if (term) return term.href;
    return paths.research(language, {
      ...defaultResearchQuery,
      keyword: keyword.includes(' ') ? `"${keyword.replaceAll('"', '')}"` : keyword,
    });
  };
  return (
    <FirstFew
      values={research.keywords}
      max={keywordsMax}
      separator={t('separator')}
      restHref={`${paths.record(language, research.id)}.jsonld`}
    >
      {(keyword) => (
        <Fragment key={keyword}>
          <a href={hrefOf(keyword)}>
            <Text value={lang ? { value: keyword, lang } : keyword} />
          </a>
          <Gloss value={keywordTerms.get(keyword)?.gloss} />
        </Fragment>
      )}
    </FirstFew>
  );
}

function Gloss({ value }: { readonly value: TextValue | undefined }) {
  return (
    value && (
      <>
        {' '}
        <Text value={value} className="text-muted" />
      </>
    )
  );
}
