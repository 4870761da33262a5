import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

const house = { address: 'ул. Садовая, 12', flat: null, entrance: null, floor: null, intercom: null };

test('addressWords writes only the known parts of an address', () => {
  expect(addressWords(house)).toBe('ул. Садовая, 12');
  const all = addressWords({ ...house, flat: '48', entrance: '2', floor: '5', intercom: '48В' });
  expect(all.replaceAll('\u00a0', ' ')).toBe('ул. Садовая, 12, кв. 48, подъезд 2, этаж 5, домофон 48В');
});

test.each([
  [{ flat: 'кв. 12/3' }, 'ул. Садовая, 12, кв. 12/3'],
  [{ flat: 'Квартира 7' }, 'ул. Садовая, 12, кв. 7'],
  [{ flat: 'офис 5' }, 'ул. Садовая, 12, офис 5'],
  [{ address: 'ул. Садовая, 12, кв. 12/3', flat: '12/3' }, 'ул. Садовая, 12, кв. 12/3'],
  [{ address: 'ул. Садовая, 12, офис 5', flat: 'оф. 5' }, 'ул. Садовая, 12, офис 5'],
  [
    { entrance: 'подъезд 2', floor: '5 этаж', intercom: 'код 48В' },
    'ул. Садовая, 12, подъезд 2, этаж 5, домофон 48В',
  ],
])('a label such as «кв.» that was typed into its field is written only once: %j', (typed, words) => {
  expect(addressWords({ ...house, ...typed }).replaceAll('\u00a0', ' ')).toBe(words);
});
