import { describe, expect, test } from 'vitest';
import { cartLink, cartLinkPath, readCartLink } from './cart-link.ts';
import { maxLinkedArticles } from './limits.ts';

const id = (at: number) => `55f5edb5-751e-4aaa-8a90-${String(at).padStart(12, '0')}`;

describe('a link that fills a cart', () => {
  test('a part of a cart link without a quantity means one piece', () => {
    expect(readCartLink(`${id(1)}:2,${id(2)}`)).toEqual({
      articles: [
        { articleId: id(1), quantity: 2 },
        { articleId: id(2), quantity: 1 },
      ],
      unreadable: 0,
      leftOut: 0,
      isLowered: false,
    });
  });

  test('readCartLink skips invalid parts of a link, and counts what it left out or lowered (§4.3.11)', () => {
    expect(readCartLink(`пальто,${id(1)}:0,${id(1)}:-1,,${id(2)}:1,<b>`)).toMatchObject({
      articles: [{ articleId: id(2), quantity: 1 }],
      unreadable: 4,
    });
    expect(readCartLink(`${id(1)}:99999`)).toMatchObject({
      articles: [{ articleId: id(1), quantity: 10 }],
      isLowered: true,
    });
    const many = Array.from({ length: maxLinkedArticles + 3 }, (_, at) => `${id(at)}:1`);
    expect(readCartLink(many.join(','))).toMatchObject({ leftOut: 3 });
    expect(readCartLink(many.join(',')).articles).toHaveLength(maxLinkedArticles);
  });

  test('readCartLink adds up the quantities of an article that a link names twice, in upper or lower case', () => {
    expect(readCartLink(`${id(1)}:2,${id(1).toUpperCase()}:3`).articles).toEqual([
      { articleId: id(1), quantity: 5 },
    ]);
  });

  test('cartLink offers only pieces in stock, and returns the URL of a link with exactly these pieces', () => {
    const goods = [
      { stock: 3, price: 500, priceBefore: 900, shown: { articleId: id(1) } },
      { stock: 0, price: 700, priceBefore: null, shown: { articleId: id(2) } },
    ];
    const { items, path } = cartLink([`${id(1)}:5`, `${id(2)}:1`, `${id(3)}:1`], goods);
    expect(items).toEqual([
      { articleId: id(1), unitPrice: 500, unitPriceBefore: 900, quantity: 3, maxQuantity: 3 },
      { articleId: id(2), unitPrice: 700, unitPriceBefore: 700, quantity: 0, maxQuantity: 0 },
    ]);
    expect(path).toBe(cartLinkPath([{ articleId: id(1), quantity: 3 }]));
    expect(cartLink([`${id(2)}:1`], goods).path).toBeNull();
  });
});
