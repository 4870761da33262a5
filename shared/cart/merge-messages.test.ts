import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCodes } from './merge-codes.ts';
import type { MergedLines } from './merge-lines.ts';
import { type CodeLoss, type MergedCodes, mergeMessages } from './merge-messages.ts';

const noLines: MergedLines = {
  lines: [],
  added: 0,
  lowered: [],
  soldOut: [],
  noRoom: 0,
  giftLosses: [],
  messages: [],
};
const noCodes: MergedCodes = { moved: [], refused: [], lost: [] };
const coat = () => ({ name: 'Пальто «Нева»', size: '44' });
const sentences = (lines: Partial<MergedLines>, codes: Partial<MergedCodes> = {}) =>
  mergeMessages({ ...noLines, ...lines }, { ...noCodes, ...codes }, coat).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

test('a merge that changed nothing gives no messages', () => {
  expect(sentences({})).toEqual([]);
});

test.each<[Partial<MergedLines>, string[]]>([
  [{ added: 3 }, ['В корзину добавлены товары, выбранные до входа: 3']],
  [
    { lowered: [{ articleId: 'a', quantity: 2, byStock: true }] },
    ['«Пальто „Нева“», 44: осталось 2 шт., количество уменьшено'],
  ],
  [
    { lowered: [{ articleId: 'a', quantity: 10, byStock: false }] },
    ['«Пальто „Нева“», 44: не больше 10 шт. в заказе, количество уменьшено'],
  ],
  [
    { lowered: Array(3).fill({ articleId: 'a', quantity: 2, byStock: true }) },
    ['Количество уменьшено у 3 товаров'],
  ],
  [{ soldOut: ['a'] }, ['«Пальто „Нева“», 44: товар закончился и не перенесён в корзину']],
  [{ soldOut: ['a', 'b', 'c'] }, ['Закончились и не перенесены в корзину товары: 3']],
  [{ noRoom: 4 }, ['В корзине помещается не больше 50 разных товаров, не перенесены: 4']],
  [
    { giftLosses: ['ANOTHER_TAKEN', 'ANOTHER_TAKEN', 'NOT_OFFERED'] },
    [
      'Подарок, выбранный до входа, не перенесён: в корзине уже есть другой',
      'Подарок, выбранный до входа, не перенесён: его больше нельзя выбрать',
    ],
  ],
  [{ messages: [{ code: 'GIFT_REMOVED', text: 'Подарок закончился' }] }, ['Подарок закончился']],
])('the shopper gets messages about the merged lines %o', (lines, expected) => {
  expect(sentences(lines)).toEqual(expected);
});

test.each<[Partial<MergedCodes>, string[]]>([
  [{ moved: ['ZIMA10'] }, ['Промокод ZIMA10 перенесён в корзину']],
  [{ moved: ['ZIMA10', 'LETO'] }, ['В корзину перенесены промокоды: 2']],
  [{ refused: [{ code: 'LETO', loss: 'ENDED' }] }, ['Промокод LETO не перенесён: срок действия закончился']],
  [{ refused: [{ code: 'RAZ', loss: 'USED_UP' }] }, ['Промокод RAZ не перенесён: он уже использован']],
  [
    { refused: [{ code: 'RAZ', loss: 'NO_ROOM' }] },
    ['Промокод RAZ не перенесён: в заказе помещается не больше 10 промокодов'],
  ],
  [{ lost: ['RAZ'] }, ['Промокод RAZ убран из корзины: он уже использован']],
  [
    { refused: [{ code: 'A', loss: 'ENDED' }], lost: ['RAZ'] },
    ['Больше не действуют или не перенесены промокоды: 2'],
  ],
])('the shopper gets messages about the merged promo codes %o', (codes, expected) => {
  expect(sentences({}, codes)).toEqual(expected);
});

test('the messages about any merge are at most eight, and none is too long', () => {
  const losses: CodeLoss[] = ['ENDED', 'USED_UP', 'NO_ROOM'];
  const code = fc.string({ minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.record({
        added: fc.nat(60),
        lowered: fc.array(
          fc.record({ articleId: fc.constant('a'), quantity: fc.nat(10), byStock: fc.boolean() }),
        ),
        soldOut: fc.array(fc.constant('a')),
        noRoom: fc.nat(50),
        giftLosses: fc.array(fc.constantFrom('ANOTHER_TAKEN' as const, 'NOT_OFFERED' as const)),
      }),
      fc.record({
        moved: fc.array(code),
        refused: fc.array(fc.record({ code, loss: fc.constantFrom(...losses) })),
        lost: fc.array(code),
      }),
      (lines, codes) => {
        const name = { name: 'Ж'.repeat(120), size: 'X'.repeat(20) };
        const texts = mergeMessages({ ...noLines, ...lines }, codes, () => name);
        expect(texts.length).toBeLessThanOrEqual(8);
        for (const text of texts) expect(text.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});

describe('merging a guest’s promo codes into the account’s cart', () => {
  const judge = { maxCodes: 3, lossOf: () => null, isLost: () => false };
  test.each<[string, string[], string[], Partial<typeof judge> | object, MergedCodes]>([
    [
      'follow those of the account in their order',
      ['A'],
      ['C', 'B'],
      {},
      { moved: ['C', 'B'], refused: [], lost: [] },
    ],
    ['change nothing if the account already has them', ['A'], ['A'], {}, noCodes],
    [
      'are left out if there is no room',
      ['A', 'B'],
      ['C', 'D'],
      {},
      { moved: ['C'], refused: [{ code: 'D', loss: 'NO_ROOM' }], lost: [] },
    ],
    [
      'are left out if they cannot be used',
      [],
      ['A', 'B'],
      { lossOf: (code: string) => (code === 'A' ? 'USED_UP' : null) },
      { moved: ['B'], refused: [{ code: 'A', loss: 'USED_UP' }], lost: [] },
    ],
    [
      'take the place of codes that the account loses',
      ['A', 'B', 'C'],
      ['D'],
      { isLost: (code: string) => code === 'A' },
      { moved: ['D'], refused: [], lost: ['A'] },
    ],
  ])('when carts are merged, promo codes of the guest %s', (_, account, guest, more, expected) => {
    expect(mergeCodes(account, guest, { ...judge, ...more })).toEqual(expected);
  });
});
