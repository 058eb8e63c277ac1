'use client';

import { useRef, useState } from 'react';

interface PeopleSearchProps {
  readonly label: string;
}

/** A field that filters the list of people, ignoring case and accents. Its code loads on first input. Hidden without JavaScript. */
export function PeopleSearch({ label }: PeopleSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [matchCount, setMatchCount] = useState('');
  const filterRows = async () => {
    const { fold } = await import('#lib/text/words/fold.ts');
    const needle = fold(field.current?.value ?? '');
    const list = field.current?.closest('details');
    const rows = [...(list?.querySelectorAll<HTMLElement>('ol > li') ?? [])];
    if (needle) for (const page of list?.querySelectorAll('details') ?? []) page.open = true;
    for (const row of rows) row.hidden = !fold(row.textContent ?? '').includes(needle);
    setMatchCount(needle ? `${rows.filter((row) => !row.hidden).length} / ${rows.length}` : '');
  };
  return (
    <p className="no-print flex items-center gap-3 text-sm [@media(scripting:none)]:hidden">
      <input
        ref={field}
        type="search"
        onInput={() => void filterRows()}
        aria-label={label}
        placeholder={label}
        className="field max-w-xs"
      />
      <bdi role="status" dir="ltr" className="text-muted">
        {matchCount}
      </bdi>
    </p>
  );
}
