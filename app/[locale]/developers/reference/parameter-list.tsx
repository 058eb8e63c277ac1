import { getTranslations } from 'next-intl/server';
import { Code, inlineCode } from '#components/developers/inline-code.tsx';
import { RegistryText } from '#components/developers/registry-text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ParameterReference } from '#lib/contract/reference.ts';
import { type Language, languageFacts } from '#lib/languages/languages.ts';

/** The parameters of an operation: name, type, default, meaning. A list rather than a table, for narrow screens. */
export async function ParameterList({
  parameters,
  language,
}: {
  readonly parameters: readonly ParameterReference[];
  readonly language: Language;
}) {
  const t = await getTranslations('developers.reference');
  if (parameters.length === 0) return <p className="mt-2 text-sm text-muted">{t('none')}</p>;
  return (
    <dl className="mt-2 text-sm">
      {parameters.map((parameter) => (
        <div key={parameter.name} className="border-t border-line py-2.5 first:border-0">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <Spaced>
              <Code>
                <strong>{parameter.name}</strong>
              </Code>
              {parameter.extension && <span className="text-xs text-muted">{t('extension')}</span>}
              {parameter.required && <span className="text-xs text-muted">{t('required')}</span>}
            </Spaced>
          </dt>
          <dd>
            <p>
              <RegistryText text={parameter.text} language={language} />
            </p>
            <p className="text-xs text-muted">
              <Accepts kind={parameter.kind} />
              {parameter.fallback && (
                <>
                  {languageFacts[language].semicolon}
                  {t('default')}: <RegistryText text={parameter.fallback} language={language} />
                </>
              )}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The accepted values of a parameter, in words. */
async function Accepts({ kind }: { readonly kind: ParameterReference['kind'] }) {
  const t = await getTranslations('developers.reference.kinds');
  switch (kind.type) {
    case 'integer':
      return kind.max > 1_000_000
        ? t('integerOpen', { min: String(kind.min) })
        : t('integer', { min: String(kind.min), max: String(kind.max) });
    case 'ids':
    case 'languages':
    case 'countries':
      return t(kind.type, { max: String(kind.countMax) });
    case 'text':
    case 'slug':
      return t(kind.type, { max: String(kind.lengthMax) });
    case 'names':
      return t('names', { max: String(kind.countMax), length: String(kind.lengthMax) });
    case 'choice':
    case 'choices':
      return t.rich(kind.type, { v: () => <Code>{kind.of.join(' ')}</Code> });
    case 'flag':
      return t.rich('flag', inlineCode);
    case 'letter':
      return t('letter');
    case 'cursor':
      return t.rich('cursor', inlineCode);
    case 'moment':
      return t('moment');
  }
}
