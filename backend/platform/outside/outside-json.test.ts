import { expect, it } from 'vitest';
import { readOutsideJson } from './outside-json.ts';

it('characters that a database cannot store are removed from JSON of an outside service', () => {
  expect(readOutsideJson('{"given_name":"Ан\\u0000на\\ud800","ids":["a\\u202eb"]}')).toEqual({
    given_name: 'Анна',
    ids: ['ab'],
  });
  expect(readOutsideJson('{')).toBeUndefined();
  expect(readOutsideJson('null')).toBeNull();
});
