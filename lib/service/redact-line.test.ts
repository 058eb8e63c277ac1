import { expect, test } from 'vitest';
import { redactLine } from './redact-line.ts';

test('a key of ours is taken out wherever it stands', () => {
  expect(redactLine('{"path":"/api/en/x?q=mdr_abc-DEF_123","auth":"Bearer mdr_zzz"}')).toBe(
    '{"path":"/api/en/x?q=mdr_[redacted]","auth":"Bearer mdr_[redacted]"}',
  );
});

test('a parameter that names a key loses its value, the others keep theirs', () => {
  expect(redactLine('/x?api_key=s3cret&page=2&apiKey=other')).toBe('/x?api_key=[redacted]&page=2&apiKey=[redacted]');
});

test('the given secrets are taken out literally', () => {
  expect(redactLine('GET https://upstream/?k=a.b*c', ['a.b*c'])).toBe('GET https://upstream/?k=[redacted]');
});
