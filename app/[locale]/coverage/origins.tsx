import { getTranslations } from 'next-intl/server';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { type OriginsAddress, originsPath } from '#app/read-origins.ts';
import { OriginTable } from '#components/origin-table.tsx';
import { instance } from '#lib/compose.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { countedTexts, type OriginLine } from '#lib/domain/text-origin.ts';
import { paths } from '#lib/url/paths.ts';

interface OriginsProps {
  readonly language: Language;
  readonly address: OriginsAddress;
  readonly extras: Extras;
}

/** A table of who wrote the titles or abstracts in one language, counted by area or year. Renders nothing if counting fails. */
export async function Origins({ language, address, extras }: OriginsProps) {
  const t = await getTranslations('coverage.origins');
  const lines = await extras.coverageByOrigin(address.by).catch(toProblem);
  if ('problem' in lines) return null;
  const link = (to: OriginsAddress, words: string) => (
    <a
      key={words}
      href={originsPath(language, to)}
      rel="nofollow"
      aria-current={to.text === address.text && to.by === address.by ? 'true' : undefined}
      className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
    >
      {words}
    </a>
  );
  return (
    <section id="origins" aria-labelledby="origins-heading" className="mt-12">
      <h2 id="origins-heading" className="text-xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-[41em] text-muted">{t('lead')}</p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {countedTexts.map((text) => link({ ...address, text }, t(`texts.${text.replace('.', '_') as 'title_en'}`)))}
      </p>
      <p className="flex flex-wrap gap-x-5">
        {(['area', 'year'] as const).map((grouping) => link({ ...address, by: grouping }, t(`by.${grouping}`)))}
      </p>
      <OriginTable by={address.by} rows={await rowsOf(lines, language, address, t('unknown'))} />
    </section>
  );
}

/** Table rows: either areas by name, with links to their publications, or years, latest first. An unknown area or year is last. */
async function rowsOf(lines: readonly OriginLine[], language: Language, { text, by }: OriginsAddress, unknown: string) {
  const { catalogue } = await instance();
  const areas = by === 'area' ? new Map((await catalogue.researchAreas(language)).map(({ id, name }) => [id, name.value])) : undefined;
  const rows = lines
    .filter((line) => line.text === text)
    .map(({ key, counts }) => ({
      key,
      counts,
      name: (areas && key ? areas.get(key) : key) ?? unknown,
      ...(areas && key && { href: paths.research(language, { ...defaultResearchQuery, focusedAreaId: [key] }) }),
    }));
  const order = new Intl.Collator(language);
  return rows.toSorted((one, other) => {
    if (!one.key || !other.key) return Number(!one.key) - Number(!other.key);
    return areas ? order.compare(one.name, other.name) : Number(other.key) - Number(one.key);
  });
}
