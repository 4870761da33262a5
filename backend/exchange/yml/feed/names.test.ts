import { describe, expect, it } from 'vitest';
import { isUnknownElement, ymlElement } from './feed-elements.ts';
import { alsoKnownParam, knownParam } from './params.ts';
import { sizeNameOf } from './size-names.ts';
import { stockNameKind } from './stock-elements.ts';

describe('names in feeds', () => {
  it.each([
    'count',
    'Stock',
    'stocks',
    'in_stock',
    'stock-quantity',
    'quantity_available',
    'qty',
    'availability',
    'Кол-во',
    'Количество, шт',
    'Остаток товара',
    'В наличии',
    'Свободный остаток',
    'Доступно к продаже',
  ])('a feed parameter named «%s» is the number of all pieces', (name) => {
    expect(stockNameKind(name)).toBe('total');
  });

  it.each(['Остаток (склад Тверь)', 'Остаток: Основной склад', 'Количество на складе Юг', 'stock_moscow'])(
    'a feed parameter named «%s» is the number of pieces in one place',
    (name) => {
      expect(stockNameKind(name)).toBe('place');
    },
  );

  it.each([
    'Количество карманов',
    'Количество в упаковке',
    'min-quantity',
    'step-quantity',
    'reviews_count',
    'package_quantity',
    'store',
    'available',
    'Состав',
  ])('a feed parameter named «%s» is not a stock', (name) => {
    expect(stockNameKind(name)).toBeUndefined();
  });

  it.each([
    ['Размер, RU', 'RU'],
    ['Российский размер', 'RU'],
    ['RUS', 'RU'],
    ['Размер (EU)', 'EU'],
    ['Размер одежды', ''],
    ['Размер производителя', ''],
  ])('a feed parameter named «%s» is a size in the size system «%s»', (name, system) => {
    expect(sizeNameOf(name)?.system).toBe(system);
    expect(alsoKnownParam(name)).toBe('size');
  });

  it.each([
    'Размер упаковки',
    'Размер на модели',
    'Размер чашки',
    'Таблица размеров',
    'Размер RU/EU',
    'US Polo',
  ])('a feed parameter named «%s» is not a size', (name) => {
    expect(alsoKnownParam(name)).toBeUndefined();
  });

  it.each([
    ['Размер:', 'size'],
    // All letters are Latin, but look like the Russian word «состав».
    ['COCTAB', 'composition'],
    ['Размер, см', undefined],
    ['Рост, см.', 'height'],
    ['Рост (см)', 'height'],
    ['Ростовка', 'height'],
    ['Чашка бюстгальтера', 'cup'],
    ['Полнота (EUR)', 'width'],
    ['Длина, дюйм', 'length'],
    ['Рост модели', 'modelHeight'],
    ['Рост девушки на фото', undefined],
  ])('a feed parameter named «%s» means %s', (name, key) => {
    expect(knownParam(name)).toBe(key);
  });

  it('names of feed elements are recognised in several spellings', () => {
    expect(['OldPrice', 'old_price', 'price_old', 'Category-Id', 'image'].map(ymlElement)).toEqual([
      'oldprice',
      'oldprice',
      'oldprice',
      'categoryId',
      'picture',
    ]);
    expect(['sale_price', 'sales_notes', 'min-quantity', 'name', 'qty'].filter(isUnknownElement)).toEqual([
      'sale_price',
    ]);
  });
});
