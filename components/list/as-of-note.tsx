import { useTranslations } from '#lib/i18n/use-translations.ts';

/** The time of the stored response that a page shows if the service does not respond. lib/server caches such a page only for seconds. */
export function AsOfNote({ asOf }: { readonly asOf: string | undefined }) {
  const t = useTranslations('list');
  if (asOf === undefined) return null;
  return (
    <p data-as-of={asOf} className="mt-1 text-sm text-warn">
      {t.rich('asOf', { time: asOf.slice(0, 16).replace('T', ' '), bdi: (chunks) => <bdi dir="ltr">{chunks} UTC</bdi> })}
    </p>
  );
}
