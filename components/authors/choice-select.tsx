import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import type { Text } from '#lib/domain/text.ts';

export interface Choice {
  readonly id: string;
  readonly name: Pick<Text, 'value' | 'lang'>;
}

interface ChoiceSelectProps {
  /** Name of the parameter. */
  readonly name: string;
  readonly label: string;
  /** Label for no selection. */
  readonly anyLabel: string;
  /** An option may have several ids, joined by commas. */
  readonly options: readonly Choice[];
  readonly selected: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly separator: string;
}

/** A filter of a list as a select of the GET form, which works without scripts. */
export function ChoiceSelect({ name, label, anyLabel, options, selected, nameOf, separator }: ChoiceSelectProps) {
  const control = useControlledValue<HTMLSelectElement>(selected.join());
  const isListed = selected.length === 0 || options.some(({ id }) => id === selected.join());
  return (
    <label className="no-print flex min-w-0 max-w-full items-center gap-2 text-sm text-muted">
      <span className="max-md:sr-only">{label}</span>
      <select ref={control} name={name} form="query" defaultValue={selected.join()} className="choice min-w-0 max-w-44 max-md:max-w-full">
        <option value="">{anyLabel}</option>
        {/* A link may select several values, or a value that is not among the options. This option keeps them selected. */}
        {!isListed && <option value={selected.join()}>{selected.map(nameOf).join(separator)}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id} lang={option.name.lang}>
            {/* biome-ignore lint/plugin: an option holds nothing but text, so it carries the language itself. */}
            {option.name.value}
          </option>
        ))}
      </select>
    </label>
  );
}
