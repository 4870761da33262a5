import { expect, it } from 'vitest';
import { readOutsideJson } from './outside-json.ts';

it('removes characters that a database cannot store', () => {
  expect(readOutsideJson('{"given_name":"Ан\\u0000на\\ud800","ids":["a\\u202eb"]}')).toEqual({
    given_name: 'Анна',
    ids: ['ab'],
  });
  expect(readOutsideJson('{')).toBeUndefined();
  expect(readOutsideJson('null')).toBeNull();
});
