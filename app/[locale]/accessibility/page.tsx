import { getTranslations } from 'next-intl/server';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Essay, Part } from '#components/site/essay.tsx';
import { ShortcutSwitch } from '#components/site/shortcut-switch.tsx';
import { site } from '#lib/setup/site.ts';

type Props = PageProps<'/[locale]/accessibility'>;

const features = ['keyboard', 'reader', 'language', 'noScript', 'contrast', 'zoom', 'motion', 'charts'] as const;
const gaps = ['linked', 'formulas', 'summaries'] as const;

export const generateMetadata = messageMetadata('accessibility', (language) => `/${language}/accessibility`);

/** The accessibility statement: the standard, what works, known gaps, and the switch for the search shortcut. */
export default async function AccessibilityPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('accessibility');
  return (
    <Essay title={t('title')} lead={t('lead')}>
      <Part id="standard" title={t('standardHeading')}>
        <p>{t('standard', { site: site().name[language] })}</p>
      </Part>
      <Part id="done" title={t('doneHeading')}>
        <ul className="mt-3 list-disc ps-5 marker:text-muted [&>li]:mt-2">
          {features.map((name) => (
            <li key={name}>{t(`done.${name}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="gaps" title={t('gapsHeading')}>
        <ul className="mt-3 list-disc ps-5 marker:text-muted [&>li]:mt-2">
          {gaps.map((name) => (
            <li key={name}>{t(`gaps.${name}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="shortcut" title={t('shortcutHeading')}>
        <p>{t('shortcut')}</p>
        <ShortcutSwitch label={t('shortcutOn')} />
      </Part>
      <Part id="checked" title={t('checkedHeading')}>
        <p>{t('checked')}</p>
      </Part>
      <Part id="tell" title={t('tellHeading')}>
        <p>{t.rich('tell', { a: (chunks) => <a href={`/${language}/about#report`}>{chunks}</a> })}</p>
      </Part>
    </Essay>
  );
}
