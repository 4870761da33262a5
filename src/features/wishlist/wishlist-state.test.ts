import { expect, test } from 'vitest';
import { failed, started, succeeded } from './wishlist-state';

test('the state of a pending operation has loading set to true and names its article', () => {
  expect(started('a', 'add')).toEqual({ item: 'a', action: 'add', loading: true, error: undefined });
  expect(succeeded(started('a', 'remove'))).toEqual({
    item: 'a',
    action: 'remove',
    loading: false,
    error: undefined,
  });
});

test.each([
  ['add', new Error('Список полон'), 'Список полон'],
  ['add', new Error('Неизвестная ошибка'), 'Error while adding item to wishlist'],
  ['remove', new Error('Неизвестная ошибка'), 'Error while removing item from wishlist'],
  ['add', new Error(''), 'Error while adding item to wishlist'],
  ['add', undefined, 'Error while adding item to wishlist'],
  ['remove', 'nonsense', 'Error while removing item from wishlist'],
] as const)(
  'the state after a failed %s has the message, but no action and no article (§3.4.1, §4.4.2, §8.9)',
  (action, cause, error) => {
    expect(failed(action, cause)).toEqual({ item: undefined, action: undefined, loading: false, error });
  },
);
