import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feedText } from '../testing/feed.ts';
import { type ImportTest, openImportTest } from '../testing/import.ts';
import { proposeMapping } from './mapping/propose-mapping.ts';
import { readMapping } from './mapping/read-mapping.ts';

let test: ImportTest;
beforeEach(async () => {
  test = await openImportTest();
});
afterEach(() => test.close());

let number = 0;
/** An offer that is a model of its own, as XML. */
const offer = (name: string, inside: string, { available = 'true', price = '1990' } = {}) => {
  number += 1;
  return `<offer id="o${number}" available="${available}"><name>${name}</name><price>${price}</price><categoryId>2</categoryId>${inside}</offer>`;
};
const param = (name: string, value: string, unit = '') =>
  `<param name="${name}"${unit && ` unit="${unit}"`}>${value}</param>`;
const usual = `${param('Размер', '44')}${param('Цвет', 'синий')}`;

/** All goods of the shop by model name; one line per size: colour, size, number of pieces. */
async function sold(): Promise<Record<string, string[]>> {
  const { groups, variants, articles } = await test.goods();
  return Object.fromEntries(
    groups.map(({ id, name }) => [
      name,
      variants
        .filter(({ groupId }) => groupId === id)
        .flatMap((variant) =>
          articles
            .filter(({ variantId }) => variantId === variant.id)
            .map(({ size, stock }) => `${variant.colorName} ${size}: ${stock}`),
        ),
    ]),
  );
}

describe('stock in a feed', () => {
  const pieces = async (offers: Record<string, string>) => {
    await test.import(feedText(Object.entries(offers).map(([name, inside]) => offer(name, usual + inside))));
    const all = await sold();
    return Object.fromEntries(
      Object.entries(all).map(([name, [line = '']]) => [name, Number(line.split(': ')[1])]),
    );
  };

  it('pieces in nested elements are added up, and their digits are never joined to one number', async () => {
    expect(
      await pieces({
        Склады: '<stocks><stock warehouse="A">3</stock><stock warehouse="B">2</stock></stocks>',
        Внутри: '<stock><a>3</a><b>2</b></stock>',
        Один: '<stock><quantity>4</quantity></stock>',
        Атрибут: '<stock quantity="9"/>',
        Точка: '<outlets><outlet id="s1"><instock>3</instock></outlet></outlets>',
        Параметры: param('Остаток (склад Москва)', '2') + param('Остаток (склад Тверь)', '3'),
        Итог: param('Остаток', '4') + param('Остаток (склад Тверь)', '3'),
      }),
    ).toEqual({ Склады: 5, Внутри: 5, Один: 4, Атрибут: 9, Точка: 3, Параметры: 5, Итог: 4 });
  });

  it('stock is found in elements and params with other names', async () => {
    const zero: Record<string, string> = {
      in_stock: '<in_stock>0</in_stock>',
      qty: '<qty>0</qty>',
      Stock: '<Stock>0</Stock>',
      availability: '<availability>out of stock</availability>',
      'В наличии': param('В наличии', 'Нет'),
      'Количество, шт': param('Количество, шт', '0'),
    };
    expect(new Set(Object.values(await pieces(zero)))).toEqual(new Set([0]));
    expect(test.warnings).toEqual([]);
  });

  it('stock is read from the first element that has a number', async () => {
    expect(
      await pieces({ Пусто: '<count></count><stock>4</stock>', Слово: '<count>да</count><stock>7</stock>' }),
    ).toEqual({ Пусто: 4, Слово: 7 });
    expect(test.warnings).toEqual([]);
  });

  it('stock is 0 if a word beside the number says that nothing can be bought', async () => {
    expect(
      await pieces({
        Предзаказ: '<count>9</count><availability>preorder</availability>',
        Наличие: `<count>7</count>${param('Наличие', 'Под заказ')}`,
        Есть: `<count>7</count>${param('Наличие', 'Да')}`,
      }),
    ).toEqual({ Предзаказ: 0, Наличие: 0, Есть: 7 });
    expect(test.warnings).toEqual([
      expect.stringMatching(/count: differs from availability \(preorder\), which counts$/),
      expect.stringMatching(/count: differs from param «Наличие» \(Под заказ\), which counts$/),
    ]);
  });

  it('stock is 0 if the attribute `available` says that the goods cannot be bought now', async () => {
    const words = ['N', 'под заказ', 'нет в наличии', 'preorder', 'как-нибудь', 'Y', 'в наличии'];
    await test.import(feedText(words.map((available) => offer(available, usual, { available }))));
    const left = Object.entries(await sold()).filter(([, [line = '']]) => !line.endsWith(': 0'));
    expect(left.map(([name]) => name).sort()).toEqual(['Y', 'в наличии']);
    expect(test.warnings[0]).toMatch(/available: «как-нибудь» is neither yes nor no; nothing is sold$/);
  });
});

describe('elements and params of a feed', () => {
  it('elements and params of a feed are found in other spellings and places', async () => {
    await test.import(
      feedText([
        '<offer id="a"><Name>Регистр</Name><Price>1500</Price><old_price>2500</old_price><category_id>2</category_id><count>1</count><Param name="Размер:">44</Param><Param name="ЦВЕТ">синий</Param></offer>',
        offer('Теги', '<count>1</count><size>46</size><color>синий</color>'),
        offer('Внутри', `<count>1</count><params>${usual}</params>`),
        offer('Модель', `<count>1</count><group_id>M</group_id>${usual}`),
        offer(
          'Модель',
          `<count>2</count><group_id>M</group_id>${param('Размер', '46')}${param('Цвет', 'синий')}`,
        ),
      ]),
    );
    expect(await sold()).toEqual({
      Регистр: ['Синий 44: 1'],
      Теги: ['Синий 46: 1'],
      Внутри: ['Синий 44: 1'],
      Модель: ['Синий 44: 1', 'Синий 46: 2'],
    });
    expect((await test.goods()).variants.find(({ price }) => price === 150_000)?.priceBefore).toBe(250_000);
    expect(test.warnings).toEqual([]);
  });

  it('elements that the shop does not read are reported once', async () => {
    await test.import(
      feedText(
        [1, 2].map((one) => offer(`Платье ${one}`, `<count>1</count><sale_price>990</sale_price>${usual}`)),
      ),
    );
    expect(test.warnings).toEqual([
      expect.stringMatching(/sale_price: is not an element that the shop reads; it is left out in 2 offers/),
    ]);
  });

  it('the size is found in params with other names, and the Russian size comes first', async () => {
    const size = (name: string, inside: string) =>
      offer(name, `<count>1</count>${param('Цвет', 'синий')}${inside}`);
    await test.import(
      feedText([
        size('RU и EU', param('Размер (EU)', '42') + param('Размер (RU)', '48')),
        size('Рост', param('Размер одежды', '44') + param('Рост', '170')),
        size('Только INT', param('Международный размер', 'M')),
        size('EU', param('Размер EU', '42')),
        size('Единица', param('Размер', '42', 'EU')),
        size('Туфли', param('Размер', '38', 'EU')),
        size('Размер', param('Размер производителя', 'L') + param('Размер', '48')),
        size('Без размера', param('Россия', 'Сделано дома')),
      ]),
    );
    expect(test.refused).toEqual([expect.stringMatching(/param «Размер»: is missing/)]);
    expect(await sold()).toEqual({
      'RU и EU': ['Синий 48: 1'],
      Рост: ['Синий 44: 1'],
      'Только INT': ['Синий M: 1'],
      EU: ['Синий 42 EU: 1'],
      Единица: ['Синий 42 EU: 1'],
      Туфли: ['Синий 38: 1'],
      Размер: ['Синий 48: 1'],
    });
  });

  it('the colour is found in params with other names, and is read without the size in it', async () => {
    const colour = (name: string, inside: string) =>
      offer(name, `<count>1</count>${param('Размер', '44')}${inside}`);
    await test.import(
      feedText([
        colour('Расцветка', param('Расцветка', 'вишня')),
        colour('Основной', param('Основной цвет', 'Синий')),
        colour('Код', param('Цвет производителя', 'Cherry Bomb')),
        colour('С размером', param('Цвет', 'синий 44')),
      ]),
    );
    expect(test.refused).toEqual([]);
    expect(await sold()).toEqual({
      Расцветка: ['Вишня 44: 1'],
      Основной: ['Синий 44: 1'],
      Код: ['Cherry Bomb 44: 1'],
      'С размером': ['Синий 44: 1'],
    });
  });
});

describe('prices of a feed', () => {
  it('a price that is only the lowest of several (from="true"), or is in another currency, is refused', async () => {
    await test.import(
      feedText([
        offer('Рубли', `<count>1</count><currencyId>руб.</currencyId>${usual}`),
        offer('Доллары', `<currencyId>USD</currencyId>${usual}`),
        offer('От', usual).replace('<price>', '<price from="true">'),
        offer('Две', `<count>1</count><price>2990</price>${usual}`),
      ]),
    );
    expect(Object.keys(await sold()).sort()).toEqual(['Две', 'Рубли']);
    expect(test.refused).toEqual([
      expect.stringMatching(/currencyId: is not RUR or RUB/),
      expect.stringMatching(/price: «от 1990» is not an amount/),
    ]);
    expect(test.warnings).toEqual([
      expect.stringMatching(/price: differs from price \(1990\), which counts$/),
    ]);
  });
});

describe('sizes in names', () => {
  const inNames = ['Худи, разм. XL', 'Платье р. 42', 'Юбка (44, синий)'].map((name) =>
    offer(name, `<count>1</count>${/\(/.test(name) ? '' : param('Цвет', 'синий')}`),
  );

  it('a size in a name counts as the size of the offer if the name has a word for it, such as «размер»', async () => {
    await test.import(feedText(inNames));
    expect(await sold()).toEqual({ Худи: ['Синий XL: 1'], Платье: ['Синий 42: 1'], Юбка: ['Синий 44: 1'] });
    expect(test.warnings[0]).toMatch(/name: «Худи, разм. XL» is read as the size «XL»$/);
  });

  it('the proposed mapping joins offers with sizes in their names to models', async () => {
    const names = ['Платье Лада (Красный, 42)', 'Платье Лада (Красный, 44)', 'Платье Лада (Синий, 44)'];
    const file = join(test.folder, 'names.yml');
    await writeFile(file, feedText(names.map((name) => offer(name, '<count>1</count>'))));
    const yaml = (await proposeMapping(file, 'ru'))?.yaml ?? '';
    expect(yaml).toContain('Предложения без group_id (3) похожи на размеры и цвета моделей (1)');
    expect(yaml).not.toContain('defaults');
  });

  it('a size in a name without a word for it is only used in the proposed mapping, which then does not propose «Единый»', async () => {
    const names = ['Футболка 44-46', 'Футболка 48-50', 'Бюстгальтер Анна 75B', 'Сумка 501'];
    const text = feedText(names.map((name) => offer(name, `<count>1</count>${param('Цвет', 'синий')}`)));
    const file = join(test.folder, 'names.yml');
    await writeFile(file, text);
    const proposal = await proposeMapping(file, 'ru');
    const read = readMapping(proposal?.yaml ?? '');
    if (!('mapping' in read)) throw new Error(read.issues.map(({ why }) => why).join());
    expect(read.mapping.defaults).toEqual([{ of: 'size', categories: ['2'], take: 'name' }]);
    expect(read.mapping.groups).toEqual({ by: 'name' });
    await test.import(text, { mapping: read.mapping });
    expect(await sold()).toEqual({
      Футболка: ['Синий 44–46: 1', 'Синий 48–50: 1'],
      'Бюстгальтер Анна': ['Синий 75B: 1'],
    });
    expect(test.refused).toEqual([expect.stringMatching(/param «Размер»: is missing/)]);
  });
});

it('the import reports offers of one group whose names have nothing in common', async () => {
  await test.import([
    { id: 'a', name: 'Платье Мария синее', size: '44' },
    { id: 'b', name: 'Платье Мария, р. 46', size: '46' },
    { id: 'c', name: 'Юбка Ольга', size: '48' },
  ]);
  expect(test.warnings).toEqual([
    'line 35, offer c, name: has no word in common with «Платье Мария синее» of the same model (line 15); check what joins them',
  ]);
});
