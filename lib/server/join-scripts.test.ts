import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;

test('neighbours become one script with the same statements in the same order', () => {
  expect(joinScripts(`<p>a</p>${first}${push('x')}${push('y')}</body>`)).toBe(
    '<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"x"]);self.__next_f.push([1,"y"])</script></body>',
  );
});

test('scripts of another kind and scripts apart stay as they are', () => {
  const html = `<script>theme()</script>${first}<p>between</p>${push('x')}<script src="/a.js"></script>`;
  expect(joinScripts(html)).toBe(html);
});
