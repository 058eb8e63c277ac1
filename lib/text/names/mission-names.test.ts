import { describe, expect, it } from 'vitest';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { otherMissionNames } from '#lib/text/make/make-mission-names.ts';

describe('otherMissionNames', () => {
  it('gives a spacecraft every class that may precede its name', () => {
    const others = otherMissionNames(['تلسكوب كبلر']);
    expect(others).toEqual(expect.arrayContaining(['القمر الصناعي كبلر', 'مسبار كبلر', 'المركبة الفضائية كبلر']));
    expect(others).not.toContain('تلسكوب كبلر');
  });

  it('gives a name without a class only the classes of two words', () => {
    expect(otherMissionNames(['كاسيني'])).toContain('القمر الصناعي كاسيني');
    expect(otherMissionNames(['كاسيني'])).not.toContain('تلسكوب كاسيني');
  });

  it.each(['مرصد كيك', 'وكالة الفضاء الأوروبية', 'صاروخ فالكون', 'الأمل'])(
    'returns nothing for a name other than a spacecraft: %s',
    (name) => {
      expect(otherMissionNames([name])).toEqual([]);
    },
  );
});

it.each([
  ['القمر الصناعي غايا', 'c_gaia_mission'],
  ['القمر الصناعي كبلر', 'c_kepler_space_telescope'],
  ['المركبة الفضائية كاسيني', 'c_cassini'],
])('%s is one name', (name, token) => {
  const { units, spans } = analyse(name);
  expect(spans.filter(({ from, to }) => from === 0 && to === units.length).flatMap(({ concepts }) => concepts)).toContain(token);
});
