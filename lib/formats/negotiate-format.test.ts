import { expect, it } from 'vitest';
import { formatNames, formats } from './formats.ts';
import { negotiateFormat } from './negotiate-format.ts';

it('negotiation returns every format to clients that accept only its media type', () => {
  for (const name of formatNames) expect(negotiateFormat(formats[name].mediaType)).toBe(name);
});

it('negotiation returns the preferred one of several, the first among equals', () => {
  expect(negotiateFormat('application/x-bibtex;q=0.5, application/vnd.citationstyles.csl+json')).toBe('csl');
  expect(negotiateFormat('text/csv, application/x-bibtex')).toBe('csv');
});

it('negotiation returns the page to browsers, to clients that accept anything, and to those that accept HTML equally', () => {
  for (const accept of [
    null,
    '',
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'application/ld+json, text/html',
    'text/html, text/csv;q=0.9',
    'application/x-bibtex;q=0',
    'image/png',
  ]) {
    expect(negotiateFormat(accept), String(accept)).toBeUndefined();
  }
});

it('negotiation prefers an explicit format to a wildcard', () => {
  expect(negotiateFormat('application/x-bibtex, */*;q=0.1')).toBe('bibtex');
});
