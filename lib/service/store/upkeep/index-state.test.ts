import { describe, expect, it } from 'vitest';
import { analyserVersion } from '#lib/text/analyser-version.ts';
import { indexStateOf, notedAfterChange } from './index-state.ts';

const own = String(analyserVersion);
const next = String(analyserVersion + 1);

describe('the state of an index', () => {
  it('is current when this analyser made it, and when nothing was ever indexed', () => {
    expect(indexStateOf({ dataVersion: '7', noted: own })).toBe('current');
    expect(indexStateOf({ dataVersion: '0', noted: undefined })).toBe('current');
  });

  it('is older when an earlier analyser made it, several did, or nobody knows which', () => {
    for (const noted of [String(analyserVersion - 1), 'mixed', undefined]) expect(indexStateOf({ dataVersion: '7', noted })).toBe('older');
  });

  it('is newer when this program is the older one', () => {
    expect(indexStateOf({ dataVersion: '7', noted: next })).toBe('newer');
  });

  it('is noted by the first change, and spoilt for all when another version changes the store later', () => {
    expect(notedAfterChange({ dataVersion: '0', noted: undefined })).toBe(own);
    expect(notedAfterChange({ dataVersion: '7', noted: own })).toBeUndefined();
    expect(notedAfterChange({ dataVersion: '7', noted: undefined })).toBeUndefined();
    const noted = notedAfterChange({ dataVersion: '7', noted: next });
    expect(indexStateOf({ dataVersion: '8', noted })).toBe('older');
  });
});
