import { useTranslations } from 'next-intl';
import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import { formId } from '#components/research/form-id.ts';
import { type SearchScope, searchScopes } from '#lib/domain/query.ts';

/** A select box for the fields that the search covers. */
export function SearchScopeSelect({ searchIn }: { readonly searchIn: SearchScope }) {
  const t = useTranslations('list');
  const scope = useControlledValue<HTMLSelectElement>(searchIn);
  return (
    <label className="flex min-h-11 items-center gap-2">
      <span className="font-semibold">{t('searchIn')}</span>
      <select ref={scope} name="searchIn" form={formId} defaultValue={searchIn} className="choice">
        {searchScopes.map((candidate) => (
          <option key={candidate} value={candidate}>
            {t(`scope.${candidate}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
