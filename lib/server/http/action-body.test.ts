import { describe, expect, test } from 'vitest';
import { isReadableForm } from './action-body.ts';

const boundary = 'boundary-of-a-test';
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
/** Ids of an action that takes a form and of one that takes a state and a form. */
const [id, statefulId] = [`40${'a1'.repeat(20)}`, `60${'a1'.repeat(20)}`];
const call = { ...type, 'next-action': id };
const statefulCall = { ...type, 'next-action': statefulId };
const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = (fields: Readonly<Record<string, string>>) =>
  `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('')}--${boundary}--\r\n`;
const isReadable = (headers: Record<string, string>, body: string) => isReadableForm(headers, Buffer.from(body));
const bound = (n: string, state: string) => ({
  [`$ACTION_REF_${n}`]: '',
  [`$ACTION_${n}:0`]: `{"id":"${statefulId}","bound":"$@1"}`,
  [`$ACTION_${n}:1`]: state,
});

describe('a form is accepted', () => {
  const faults = '[{"kind":"faults","status":422,"values":{"name":"$$5","email":"$undefined"},"faults":[{"field":"name","code":"x"}]}]';
  test.each<[string, Record<string, string>, string]>([
    ['without scripts, by the id of its action', type, multipart({ [`$ACTION_ID_${id}`]: '', language: 'ar', name: 'مرصد "أ"' })],
    ['without scripts, with the state it was shown with', type, multipart({ ...bound('1', faults), $ACTION_KEY: 'k1', name: '$9' })],
    ['by a script, with its form alone', call, multipart({ _1_name: '', '0': '["$K1"]' })],
    ['by a script, with a state', statefulCall, multipart({ _1_name: '', _1_language: 'en', '0': '[{"kind":"empty"},"$K1"]' })],
    ['by a program, of no action', type, multipart({ key: 'x' })],
    ['by a program, encoded like an address', { 'content-type': 'application/x-www-form-urlencoded' }, 'key=x'],
    ['by a program that names no type', {}, 'key=x'],
  ])('%s', async (_name, headers, body) => expect(await isReadable(headers, body)).toBe(true));
});

describe('a form is refused', () => {
  const simpleForm = multipart({ [`$ACTION_ID_${id}`]: '', name: 'x' });
  test.each<[string, Record<string, string>, string]>([
    ['that names no boundary', { 'content-type': 'multipart/form-data' }, simpleForm],
    ['that names another boundary', { 'content-type': 'multipart/form-data; boundary=other' }, simpleForm],
    ['of another multipart type', { 'content-type': `multipart/mixed; boundary=${boundary}` }, simpleForm],
    ['that breaks off between parts', type, part('name', 'x')],
    ['that breaks off within a part', type, simpleForm.slice(0, 60)],
    ['that is empty', type, ''],
    ['that is no multipart', type, 'name=x'],
    ['a part of which has no name', type, `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`],
    ['a part of which has no disposition', type, `--${boundary}\r\nX-Other: 1\r\n\r\nx\r\n--${boundary}--\r\n`],
    ['of more fields than any has', type, multipart(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, ''])))],
    ['for two actions', type, multipart({ [`$ACTION_ID_${id}`]: '', [`$ACTION_ID_${'b2'.repeat(21)}`]: '' })],
    ['for an action without an id', type, multipart({ $ACTION_ID_: '' })],
    ['for an action by a name of objects', type, multipart({ $ACTION_ID___proto__: '' })],
    ['with a state that is missing', type, multipart({ $ACTION_REF_1: '' })],
    ['with a state of another number', type, multipart({ ...bound('1', '[{"kind":"x"}]'), '$ACTION_2:0': '{}' })],
    ['with a state that is no JSON', type, multipart(bound('1', '{'))],
    ['with a state that is no object', type, multipart(bound('1', '[7]'))],
    ['with two states', type, multipart(bound('1', '[{"kind":"x"},{"kind":"x"}]'))],
    ['with a state nested too deep', type, multipart(bound('1', `[{"kind":"x","a":${'['.repeat(9)}1${']'.repeat(9)}}]`))],
    ['with a state nested thousands deep', type, multipart(bound('1', `[{"kind":"x","a":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`))],
    ['with a state that names its prototype', type, multipart(bound('1', '[{"kind":"x","__proto__":{"a":1}}]'))],
    ...['$1', '$1:__proto__:then', '$@1', '$B1', '$F1', '$Q1', '$W1', '$i1', '$R1', '$n9', '$D0', '$K1'].flatMap(
      (value): [string, Record<string, string>, string][] => [
        [`with ${value} in its state`, type, multipart(bound('1', `[{"kind":"x","a":[${JSON.stringify(value)}]}]`))],
        [
          `with ${value} among its arguments`,
          statefulCall,
          multipart({ _1_a: '', '0': `[{"kind":"x","a":${JSON.stringify(value)}},"$K1"]` }),
        ],
      ],
    ),
    ['called with a text', { ...call, 'content-type': 'text/plain;charset=UTF-8' }, '["$K1"]'],
    ['called with no type', { 'next-action': id }, '["$K1"]'],
    ['called without arguments', call, multipart({ _1_name: '' })],
    ['called without its state', statefulCall, multipart({ _1_a: '', '0': '["$K1"]' })],
    ['called with a state it does not take', call, multipart({ _1_a: '', '0': '[{"kind":"x"},"$K1"]' })],
    ['called with arguments nested thousands deep', call, multipart({ '0': '['.repeat(20_000) + ']'.repeat(20_000) })],
    ['called by what is no id', { ...type, 'next-action': '__proto__' }, multipart({ _1_a: '', '0': '["$K1"]' })],
    ['without the state its action takes', type, multipart({ [`$ACTION_ID_${statefulId}`]: '' })],
    ['called without its form', statefulCall, multipart({ '0': '[{"kind":"x"}]' })],
    ['called with three arguments', statefulCall, multipart({ _1_a: '', '0': '[{"kind":"x"},{"kind":"x"},"$K1"]' })],
    ['called with fields of another form', call, multipart({ _1_a: '', _2_a: '', '0': '["$K1"]' })],
    ['called with an object', call, multipart({ '0': '{"a":1}' })],
  ])('%s', async (_name, headers, body) => expect(await isReadable(headers, body)).toBe(false));
});
