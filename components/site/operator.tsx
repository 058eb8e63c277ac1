import { Ltr, Text } from '#components/text/text.tsx';
import type { Operator } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

/** The operator's name, with a link where configured. */
export function OperatorName({ operator, language }: { readonly operator: Operator; readonly language: Language }) {
  const name = <Text value={operator.name?.[language]} contextLanguage={language} />;
  return operator.url ? (
    <a href={operator.url} rel="external" className="inline-flex min-h-8 items-center max-md:min-h-11">
      {name}
    </a>
  ) : (
    name
  );
}

/** The logo on white in both themes, because most logos are made for a white background. No `alt` text: the name is next to it. */
export function OperatorLogo({ operator, className }: { readonly operator: Operator; readonly className: string }) {
  const { logo } = operator;
  if (!logo) return null;
  return (
    // biome-ignore lint/performance/noImgElement: the file of the operator is served unchanged, and its size is known.
    <img
      src={paths.operatorLogo}
      alt=""
      width={Math.round(logo.width)}
      height={Math.round(logo.height)}
      className={`${className} w-auto max-w-full rounded-sm bg-[#fff] object-contain p-1`}
    />
  );
}

export function MailLink({ address }: { readonly address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Ltr>{address}</Ltr>
    </a>
  );
}
