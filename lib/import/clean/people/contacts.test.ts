import { expect, it } from 'vitest';
import { withoutContacts } from './contacts.ts';

it.each([
  ['Huda A. (huda.a@example.org) Amin', 'Huda A. Amin'],
  ['Amin, Huda <huda@example.org>', 'Amin, Huda'],
  ['Amin, Huda, huda@mail.example.org', 'Amin, Huda'],
  ['huda@example.org', ''],
  ['هدى الأمين (البريد الإلكتروني: huda@example.org)', 'هدى الأمين'],
  ['Nile Institute of Space, Giza, Egypt. E-mail: huda@example.org', 'Nile Institute of Space, Giza, Egypt.'],
  ['Nile Institute, huda [at] example.org, Egypt', 'Nile Institute, Egypt'],
  ['Nile Institute, Tel.: +20 2 5555 0100, Giza', 'Nile Institute, Giza'],
  ['Nile Institute (phone 02-5555-0100; fax: 02-5555-0101)', 'Nile Institute'],
  ['معهد النيل، هاتف: ٠١٢٣٤٥٦٧٨٩، الجيزة', 'معهد النيل، الجيزة'],
])('the clean-up removes addresses and labelled telephone numbers from %s', (text, cleaned) => {
  expect(withoutContacts(text)).toBe(cleaned);
});

it.each(['Amin, Huda', 'P.O. Box 6666, Riyadh 11442', 'Omar Zaki 0001', 'Institute @ Night', 'Building 12, 1234567890', 'Tel Aviv 69978'])(
  'the clean-up leaves %s unchanged',
  (text) => {
    expect(withoutContacts(text)).toBe(text);
  },
);
