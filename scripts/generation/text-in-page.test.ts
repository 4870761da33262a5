import { expect, it } from 'vitest';
import { asText } from './text-in-page.ts';

it('exports the function’s source as a shorter equivalent string', () => {
  const code = `
    /** Adds what comes later. */
    export function addLater({ first }, second) {
      const sum = first + second;
      return sum;
    }
  `;
  const [, text = ''] = /^export const addLater = (".*");$/.exec(asText(code)) ?? [];
  const short: string = JSON.parse(text);
  expect(short.length).toBeLessThan(50);
  expect(new Function(`return (${short})({ first: 2 }, 3)`)()).toBe(5);
});

it.each([
  'export const start = 1;',
  'addEventListener("load", start);\nexport function start() {}',
  'export {',
])('rejects anything except one function: %s', (code) =>
  expect(() => asText(code)).toThrow('not one exported function'),
);
