import { expect, it } from 'vitest';
import { deepFreeze } from './deep-freeze.ts';

it('deepFreeze freezes a value with everything in it', () => {
  const value = deepFreeze({ cards: [{ price: 1, colour: { name: 'белый' } }], none: null });
  expect(() => value.cards.push({ price: 2, colour: { name: 'синий' } })).toThrow(TypeError);
  expect(() => Object.assign(value.cards[0]?.colour ?? {}, { name: 'синий' })).toThrow(TypeError);
});
