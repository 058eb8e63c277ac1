import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairMojibake } from './mojibake.ts';

/** UTF-8 decoded as Windows-1252, as misconfigured programs do. */
const misdecode = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

it.each([
  'Löhmannsröben',
  'Università di Città',
  'El niño à São Tomé',
  '“Rock’s” – a study…',
  'القمر في مدار الأرض',
  'Συμπόσιο',
  'Луна и Земля',
  'Ångström',
])('repairMojibake repairs %s', (text) => {
  expect(repairMojibake(misdecode(text))).toEqual({ text, repaired: true, doubt: false });
});

it('repairMojibake repairs text that was wrongly decoded twice, also through Latin-1', () => {
  expect(repairMojibake(misdecode(misdecode('Rock’s'))).text).toBe('Rock’s');
  expect(repairMojibake('Rockâ\u0080\u0099s').text).toBe('Rock’s');
});

it.each([
  'SÃO PAULO',
  'Ânimo',
  'Là-bas, où il «naît»',
  'ÎLE DE RÉ',
  'Øresund',
  'Ñandú',
  'ПРИВЕТ',
  'المجرة',
  'Đà Nẵng',
  'CAFÉ»',
  'Âge d’or',
])('repairMojibake leaves %s unchanged without a warning', (text) => {
  expect(repairMojibake(text)).toEqual({ text, repaired: false, doubt: false });
});

it('repairMojibake reports text that has lost letters', () => {
  for (const text of ['Lathuili\uFFFDre', 'UniversitÃ di', 'Nadï¿½ge']) expect(repairMojibake(text)).toMatchObject({ text, doubt: true });
});

it('repairMojibake never changes correctly decoded text of a single alphabet', () => {
  for (const range of [
    [0x20, 0x7e],
    [0x621, 0x64a],
    [0x410, 0x44f],
    [0x3b1, 0x3c9],
    [0xe0, 0xff],
  ] as const)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: range[0], max: range[1] })), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(repairMojibake(text)).toEqual({ text, repaired: false, doubt: false });
      }),
    );
});
