import { Text } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { Institution } from '#lib/domain/institution.ts';
import type { Text as TextValue } from '#lib/domain/text.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface InstitutionFactsProps {
  readonly institution: Pick<Institution, 'country' | 'city' | 'kind' | 'publicationCount'>;
  /** Name of the country from CLDR, because country names differ between browsers. */
  readonly countryName: TextValue | undefined;
  readonly language: Language;
  /** The list that the number of publications counts, where the page has it. */
  readonly listHref?: string;
  /** The years of the publications. */
  readonly years?: string | undefined;
}

/** Publications, place and kind of an institution, as spans of one line. */
export function InstitutionFacts({ institution, countryName, language, listHref, years }: InstitutionFactsProps) {
  const t = useTranslations('institutions');
  const { publicationCount, country, city, kind } = institution;
  const counted = publicationCount === undefined ? undefined : t('publications', { count: publicationCount });
  const count = [counted, years].filter(Boolean).join(languageFacts[language].comma);
  return (
    <Spaced>
      {count && !listHref && <span className="text-ink">{count}</span>}
      {count && listHref && (
        <a href={listHref} className="touch text-ink">
          {count}
        </a>
      )}
      {country && (
        <a href={paths.country(language, country)} className="touch">
          <Text value={countryName ?? country} contextLanguage={language} />
        </a>
      )}
      <Text value={city} />
      {kind && <span>{t(`kinds.${kind}`)}</span>}
    </Spaced>
  );
}
