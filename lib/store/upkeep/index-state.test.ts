import { describe, expect, it } from 'vitest';
import { analyserVersion } from '#lib/text/analyse/analyser-version.ts';
import { indexStateOf, notedAfterChange } from './index-state.ts';

const current = String(analyserVersion);
const next = String(analyserVersion + 1);

describe('The state of an index', () => {
  it('is current if this analyser built it, or nothing was ever indexed', () => {
    expect(indexStateOf({ dataVersion: '7', noted: current })).toBe('current');
    expect(indexStateOf({ dataVersion: '0', noted: undefined })).toBe('current');
  });

  it('is older if an earlier, several or an unknown analyser built it', () => {
    for (const noted of [String(analyserVersion - 1), 'mixed', undefined]) expect(indexStateOf({ dataVersion: '7', noted })).toBe('older');
  });

  it('is newer if this program is the older one', () => {
    expect(indexStateOf({ dataVersion: '7', noted: next })).toBe('newer');
  });

  it('is recorded by the first change, and invalidated by a later one of another version', () => {
    expect(notedAfterChange({ dataVersion: '0', noted: undefined })).toBe(current);
    expect(notedAfterChange({ dataVersion: '7', noted: current })).toBeUndefined();
    expect(notedAfterChange({ dataVersion: '7', noted: undefined })).toBeUndefined();
    const noted = notedAfterChange({ dataVersion: '7', noted: next });
    expect(indexStateOf({ dataVersion: '8', noted })).toBe('older');
  });
});
