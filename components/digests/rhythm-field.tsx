export interface RhythmLabels {
  readonly rhythm: string;
  readonly weekly: string;
  readonly monthly: string;
}

/** How often mails are sent. */
export function RhythmField({ labels, value }: { readonly labels: RhythmLabels; readonly value: string }) {
  return (
    <fieldset>
      <legend className="font-semibold">{labels.rhythm}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['weekly', 'monthly'] as const).map((rhythm) => (
          <label key={rhythm} className="inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="rhythm" value={rhythm} defaultChecked={value === rhythm} /> {labels[rhythm]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
