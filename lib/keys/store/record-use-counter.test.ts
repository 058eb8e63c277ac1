import { expect, it, vi } from 'vitest';
import type { RecordUseLine } from '#lib/domain/record-use.ts';
import { recordUseCounter } from './record-use-counter.ts';

it('Uses are added up in memory and written each minute; what cannot be written is kept for the next time', async () => {
  vi.useFakeTimers();
  try {
    const written: (readonly RecordUseLine[])[] = [];
    let isDown = true;
    const addRecordUse = async (lines: readonly RecordUseLine[]) => {
      if (isDown) throw new Error('down');
      written.push(lines);
    };
    const onError = vi.fn();
    const counter = recordUseCounter({ addRecordUse }, () => Date.UTC(2026, 10, 30), onError);
    counter.count('7', 'view');
    counter.count('7', 'view');
    counter.count('7', 'file');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onError).toHaveBeenCalledOnce();
    isDown = false;
    counter.count('7', 'view');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toEqual([
      [
        { day: '2026-11-30', recordId: '7', use: 'view', count: 3 },
        { day: '2026-11-30', recordId: '7', use: 'file', count: 1 },
      ],
    ]);
    counter.count('8', 'citation');
    await counter.close();
    expect(written.at(-1)).toEqual([{ day: '2026-11-30', recordId: '8', use: 'citation', count: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});
