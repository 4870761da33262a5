import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

const house = { address: 'ул. Садовая, 12', flat: null, entrance: null, floor: null, intercom: null };

test('an address line has only the parts that are known', () => {
  expect(addressWords(house)).toBe('ул. Садовая, 12');
  const all = addressWords({ ...house, flat: '48', entrance: '2', floor: '5', intercom: '48В' });
  expect(all.replaceAll('\u00a0', ' ')).toBe('ул. Садовая, 12, кв. 48, подъезд 2, этаж 5, домофон 48В');
});
