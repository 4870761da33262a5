import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, category, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { silentLogger } from '../../../platform/log/logger.ts';
import { freshDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { NO_SHOP_NOTICES } from '../../../shop-notices/testing/no-shop-notices.ts';
import { type CatalogDoor, openCatalogDoor } from './catalog-door.ts';
import { lastExchange, readExchangeReports } from './exchange-reports.ts';

const CASES = fileURLToPath(new URL('../../testing/cases/commerceml/', import.meta.url));

let database: TestDatabase;
let dataDir: string;
let door: CatalogDoor;
let now = new Date('2026-11-28T09:00:00Z');

beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-1c-'));
  open();
});
afterEach(async () => {
  await door.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

function open({ priceType, prune = false }: { priceType?: string; prune?: boolean } = {}): void {
  door = openCatalogDoor(
    {
      db: database.db,
      clock: () => now,
      ids: randomUUID,
      publicUrl: 'http://shop.test',
      logger: silentLogger,
      shopNotices: NO_SHOP_NOTICES,
      wakeOutbox: () => {},
      dataDir,
    },
    { priceType, prune, allowPrivateNetwork: false },
  );
}

/** Sends all files and then requests the import of each file, as 1C does. Returns the response texts. */
async function exchange(files: Record<string, string>): Promise<string[]> {
  now = new Date(now.getTime() + 60_000);
  await door.begin();
  const answers: string[] = [];
  for (const [name, body] of Object.entries(files)) await door.append(name, Buffer.from(body));
  for (const name of Object.keys(files))
    answers.push(
      await door.import(name).catch((error: unknown) => (error instanceof Error ? error.message : '')),
    );
  return answers;
}

const fileOf = (name: string) => readFile(join(CASES, name), 'utf8');

async function ofCase(name: string): Promise<string[]> {
  const [goods, offers] = [await fileOf(`${name}-import.xml`), await fileOf(`${name}-offers.xml`)];
  return exchange({ 'import0_1.xml': goods, 'offers0_1.xml': offers });
}

/** All goods of the shop, one line per size: colour, size, number of pieces, price in roubles. */
async function goods(): Promise<string[]> {
  const rows = await database.db
    .select({
      colour: variant.colorName,
      size: article.size,
      stock: article.stock,
      own: article.price,
      price: variant.price,
    })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .orderBy(asc(variant.colorName), asc(article.size));
  return rows.map(
    ({ colour, size, stock, own, price }) => `${colour} ${size}: ${stock}, ${(own ?? price) / 100}`,
  );
}

const report = async () => (await readExchangeReports(dataDir, 1))[0] ?? '';
const documentOf = (inside: string) =>
  `<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.09">${inside}</КоммерческаяИнформация>`;
const packageOf = (inside: string, onlyChanges = true) =>
  documentOf(
    `<ПакетПредложений СодержитТолькоИзменения="${onlyChanges}"><Предложения>${inside}</Предложения></ПакетПредложений>`,
  );
const price = (amount: string, type = 'pr') =>
  `<Цены><Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена></Цены>`;
const withType = (text: string) =>
  text.replace(
    '<Предложения>',
    '<ТипыЦен><ТипЦены><Ид>pr</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен><Предложения>',
  );
const rest = (pieces: string) => `<Остатки><Остаток><Количество>${pieces}</Количество></Остаток></Остатки>`;
const offer = (id: string, inside: string) => `<Предложение><Ид>${id}</Ид>${inside}</Предложение>`;
const product = (id: string, inside: string) => `<Товар><Ид>${id}</Ид>${inside}</Товар>`;
const catalogOf = (inside: string, onlyChanges = false) =>
  documentOf(
    `<Каталог СодержитТолькоИзменения="${onlyChanges}"><Ид>k</Ид><Товары>${inside}</Товары></Каталог>`,
  );

const OWN_LISTINGS = ['Новинки', 'Распродажа'];
const CASE_A = ['Красный 42: 3, 3990', 'Черный 44: 2, 3990'];

describe('files of 1C as retailers have them', () => {
  it('commerceml/a: characteristics take precedence over properties, and if a product has characteristics, the offer of the whole product is not sold', async () => {
    expect(await ofCase('a')).toEqual(['success', 'success']);
    expect(await goods()).toEqual(CASE_A);
    expect(await report()).toContain('Строки товаров рядом со строками характеристик не продаются: 1.');
  });

  it('commerceml/e: a characteristic that contains a size and a colour is split', async () => {
    expect(await ofCase('e')).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Красный 42: 3, 3990']);
  });

  it('commerceml/f: a size that 1C lists with two heights is sold in both heights', async () => {
    expect(await ofCase('f')).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Красный 44/164: 3, 3990', 'Красный 44/170: 3, 3990']);
  });

  it('size and colour are read from the name of an offer without characteristics', async () => {
    const offers = (await fileOf('e-offers.xml'))
      .replace(/<ХарактеристикиТовара>.*<\/ХарактеристикиТовара>/s, '')
      .replace('Платье Лада', 'Платье Лада (42/170 Красный)');
    await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': offers });
    expect(await goods()).toEqual(['Красный 42/170: 3, 3990']);
  });

  it('characteristics that are sent as properties of the offer are read', async () => {
    const classifier =
      '<Классификатор><Свойства><Свойство><Ид>ps</Ид><Наименование>Размер</Наименование></Свойство>' +
      '<Свойство><Ид>pc</Ид><Наименование>Цвет</Наименование><ВариантыЗначений><Справочник><ИдЗначения>v1</ИдЗначения>' +
      '<Значение>Красный</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>';
    const property = (id: string, value: string) =>
      `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`;
    const offers = (await fileOf('e-offers.xml'))
      .replace('<ПакетПредложений', `${classifier}<ПакетПредложений`)
      .replace(
        /<ХарактеристикиТовара>.*<\/ХарактеристикиТовара>/s,
        `<ЗначенияСвойств>${property('ps', '42')}${property('pc', 'v1')}</ЗначенияСвойств>`,
      );
    await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': offers });
    expect(await goods()).toEqual(['Красный 42: 3, 3990']);
  });

  it.each([
    ['Красный, 42', 'Красный 42'],
    ['42/170 Красный', 'Красный 42/170'],
    ['Размер: 42; Рост: 170; Цвет: Красный', 'Красный 42/170'],
    ['46-48, Красный', 'Красный 46–48'],
    ['46-48/170-176 Красный', 'Красный 46–48/170–176'],
    ['75B Красный', 'Красный 75B'],
    ['W30 L32 Красный', 'Красный W30 L32'],
    ['XL, Красный', 'Красный XL'],
    ['б/р, Красный', 'Красный Единый'],
    ['43,5 Красный', 'Красный 43,5'],
  ])('an offer with the characteristic «%s» is sold as %s', async (text, sold) => {
    const offers = (await fileOf('e-offers.xml')).replace('42, Красный', text);
    await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': offers });
    expect(await goods()).toEqual([`${sold}: 3, 3990`]);
  });

  it.each(['5 шт', '5.000', '5,0', '5\u00a0'])(
    'a stock of %j in a file of 1C means five pieces',
    async (stock) => {
      const offers = (await fileOf('e-offers.xml')).replace('<Количество>3<', `<Количество>${stock}<`);
      await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': offers });
      expect(await goods()).toEqual(['Красный 42: 5, 3990']);
    },
  );

  it('if two offers of a product have the same size and differ in another characteristic, its value becomes part of the size', async () => {
    const offers = (await fileOf('f-offers.xml'))
      .replaceAll('Рост', 'Посадка')
      .replace('>164<', '>высокая<')
      .replace('>170<', '>низкая<');
    await exchange({ 'import.xml': await fileOf('f-import.xml'), 'offers.xml': offers });
    expect(await goods()).toEqual(['Красный 44 высокая: 3, 3990', 'Красный 44 низкая: 3, 3990']);
  });

  it('a catalog without groups becomes one department, which a mapping can rename', async () => {
    const bare = (await fileOf('e-import.xml'))
      .replace(/<Классификатор>.*<\/Классификатор>/s, '')
      .replace(/<Группы>.*<\/Группы>/s, '');
    const files = { 'import.xml': bare, 'offers.xml': await fileOf('e-offers.xml') };
    const departments = async () =>
      (await database.db.select({ name: category.name }).from(category)).map(({ name }) => name);
    expect(await exchange(files)).toEqual(['success', 'success']);
    expect((await departments()).filter((name) => !OWN_LISTINGS.includes(name))).toEqual(['Каталог']);
    expect(await report()).toContain('Без группы: 1');
    await writeFile(
      join(dataDir, 'import/mapping.yaml'),
      'categories:\n  - { feed: [Каталог], to: Женщинам }\n',
    );
    expect(await exchange(files)).toEqual(['success', 'success']);
    expect(await departments()).toContain('Женщинам');
  });

  it('1C gets reasons in Russian, and the report lists every refusal with the names that 1C uses', async () => {
    const offers = (await fileOf('e-offers.xml')).replace('42, Красный', 'Подарочная упаковка');
    const [, answer] = await exchange({
      'import.xml': await fileOf('e-import.xml'),
      'offers.xml': offers,
    });
    expect(answer).toMatch(/^Ни одно из предложений \(1\) нельзя продавать\.\n/);
    expect(answer).toMatch(
      /1 × характеристика или свойство «Размер»: не указано.*; первое: «Платье Лада», Ид t-1#h-1/,
    );
    expect(answer).not.toMatch(/offer|missing|line/);
    expect(await report()).toMatch(
      /«Платье Лада», Ид t-1#h-1, характеристика или свойство «Цвет»: не указано/,
    );
    expect(await report()).toContain('offers.xml: отказ.');
    expect(await lastExchange(dataDir)).toMatchObject({ isRefused: true });
    await ofCase('a');
    expect(await lastExchange(dataDir)).toMatchObject({ isRefused: false });
  });

  it('goods of 1C are imported even if the report cannot be written', async () => {
    await mkdir(join(dataDir, 'import/1c'), { recursive: true });
    await writeFile(join(dataDir, 'import/1c/reports'), 'not a folder');
    expect(await ofCase('e')).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Красный 42: 3, 3990']);
  });

  it('only the reports of the last fifty exchanges with 1C are stored', async () => {
    for (let count = 0; count < 52; count += 1) await exchange({ 'rests.xml': '<x/>' });
    expect(await readExchangeReports(dataDir, 100)).toHaveLength(50);
  });
});

describe('an exchange that contains only a part of the goods', () => {
  beforeEach(async () => {
    await ofCase('a');
  });

  it.each([
    ['prices.xml', offer('t-1#h-1', price('2990.00')), 'Красный 42: 3, 2990', true],
    ['prices0_1.xml', offer('t-1#h-1', price('2990,00')), 'Красный 42: 3, 2990', false],
    ['rests.xml', offer('t-1#h-1', rest('7')), 'Красный 42: 7, 3990', true],
    ['rests0_1.xml', offer('t-1#h-1', rest('7.000')), 'Красный 42: 7, 3990', false],
    ['offers.xml', offer('t-1#h-1', '<Количество>1</Количество>'), 'Красный 42: 1, 3990', true],
    ['offers.xml', offer('t-1#h-1', price('100', 'wholesale')), 'Красный 42: 3, 3990', true],
    ['offers.xml', offer('t-1', '<Количество>99</Количество>'), 'Красный 42: 3, 3990', true],
    ['offers.xml', offer('t-9', price('1')), 'Красный 42: 3, 3990', true],
  ])(
    'a file named %s with a single value (%#) changes at most this value',
    async (name, inside, red, onlyChanges) => {
      expect(await exchange({ [name]: packageOf(inside, onlyChanges) })).toEqual(['success']);
      expect(await goods()).toEqual([red, CASE_A[1]]);
    },
  );

  it('an offer that 1C marks as deleted is sold out', async () => {
    const deleted = '<Предложение Статус="Удален"><Ид>t-1#h-1</Ид></Предложение>';
    await exchange({ 'offers.xml': packageOf(deleted) });
    const sold = ['Красный 42: 0, 3990', CASE_A[1]];
    expect(await goods()).toEqual(sold);
    await exchange({ 'rests.xml': packageOf(offer('t-1#h-1', rest('7'))) });
    expect(await goods()).toEqual(sold);
  });

  it('an exchange with parts of a product changes only the values that it contains', async () => {
    const named = product('t-1', '<Наименование>Платье Лада новое</Наименование>');
    expect(await exchange({ 'import.xml': catalogOf(named, true) })).toEqual(['success']);
    expect(await goods()).toEqual(CASE_A);
  });

  it('an exchange may contain the names of offers without prices and stock, which stay unchanged until 1C sends them', async () => {
    const names = packageOf(
      offer('t-1#h-1', '<Наименование>Платье Лада (42, Красный)</Наименование>') +
        offer('t-1#h-2', '<Наименование>Платье Лада (44, Черный)</Наименование>'),
      false,
    );
    expect(await exchange({ 'offers0_1.xml': names })).toEqual(['success']);
    expect(await goods()).toEqual(CASE_A);
  });

  it('offers that are missing from a full list are sold out', async () => {
    const named = '<Наименование>Платье Лада</Наименование>';
    const list = packageOf(offer('t-1#h-2', `${named}${price('3990')}<Количество>2</Количество>`), false);
    expect(await exchange({ 'offers0_1.xml': list })).toEqual(['success']);
    expect(await goods()).toEqual(['Красный 42: 0, 3990', CASE_A[1]]);
    expect(await report()).toContain('распродано: 1');
  });

  it('if the stored goods of 1C were lost, an exchange does not remove goods that it does not contain', async () => {
    await rm(join(dataDir, 'import/1c/goods.json'));
    open({ prune: true });
    const other = product('t-2', '<Наименование>Юбка Анна</Наименование>');
    const skirt = offer(
      't-2#1',
      `<Наименование>Юбка Анна (40, Синий)</Наименование>${price('1990')}<Количество>1</Количество>`,
    );
    await exchange({ 'import.xml': catalogOf(other, true), 'offers.xml': withType(packageOf(skirt)) });
    expect(await goods()).toEqual([CASE_A[0], 'Синий 40: 1, 1990', CASE_A[1]]);
  });

  it('an offer that only the second file of a full list contains is kept', async () => {
    const named = '<Наименование>Платье Лада</Наименование>';
    const part = (id: string) =>
      packageOf(offer(id, `${named}${price('3990')}<Количество>5</Количество>`), false);
    await exchange({ 'offers0_1.xml': part('t-1#h-1'), 'offers0_2.xml': part('t-1#h-2') });
    expect(await goods()).toEqual(['Красный 42: 5, 3990', 'Черный 44: 5, 3990']);
  });
});

describe('characteristics and prices', () => {
  it('a product that was sold as a whole is sold only by its characteristics as soon as it has any', async () => {
    const [list, offers] = [await fileOf('a-import.xml'), await fileOf('a-offers.xml')];
    const single = list.replace('Красный;Черный', 'Белый').replace('42;44', '40');
    const own = offers
      .replace(/<Предложение><Ид>t-1#.*(?=<\/Предложения>)/s, '')
      .replace('<Количество>0<', '<Количество>6<');
    await exchange({ 'import.xml': single, 'offers.xml': own });
    expect(await goods()).toEqual(['Белый 40: 6, 3990']);
    await exchange({ 'import.xml': list, 'offers.xml': offers.replace('<Количество>0<', '<Количество>5<') });
    expect(await goods()).toEqual(CASE_A);
  });

  it('a characteristic without a price of its own has the price of its product', async () => {
    const offers = (await fileOf('e-offers.xml'))
      .replace(/<Цены>.*<\/Цены>/s, '')
      .replace('<Предложения>', `<Предложения>${offer('t-1', price('4500'))}`);
    const answers = await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': offers });
    expect(answers).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Красный 42: 3, 4500']);
  });

  const TWO_TYPES =
    '<ТипыЦен><ТипЦены><Ид>pr</Ид><Наименование>Розничная</Наименование></ТипЦены><ТипЦены><Ид>buy</Ид><Наименование>Закупочная</Наименование></ТипЦены></ТипыЦен>';

  it('an offer is not sold at a purchase price, or at a price of a type that 1C has not declared', async () => {
    const offers = (await fileOf('a-offers.xml')).replace(/<ТипыЦен>.*<\/ТипыЦен>/s, TWO_TYPES);
    const bought = (id: string, text: string) =>
      text.replace(/(<Ид>t-1#h-1<\/Ид>.*?<ИдТипаЦены>)pr(?=<)/s, (_, before: string) => `${before}${id}`);
    const whole = (text: string) =>
      text.replace(/<Ид>t-1<\/Ид>.*?<\/Предложение>/s, '<Ид>t-0</Ид></Предложение>');
    const list = await fileOf('a-import.xml');
    for (const type of ['buy', 'unknown']) {
      await exchange({ 'import.xml': list, 'offers.xml': whole(bought(type, offers)) });
      expect(await goods()).toEqual(['Черный 44: 2, 3990']);
      expect(await report()).toContain(
        'Ид t-1#h-1, ЦенаЗаЕдиницу: нет цены вида «Розничная», по другой цене товар не продаётся',
      );
    }
  });

  it('only prices of the type set by IMPORT_1C_PRICE are used', async () => {
    open({ priceType: 'Закупочная' });
    expect((await ofCase('a'))[1]).toBe(
      'В 1С нет вида цен «Закупочная» (IMPORT_1C_PRICE). Есть: «Розничная».',
    );
    expect(await goods()).toEqual([]);
  });

  it('the shop finds the size in 1C to which an article belongs, by the article’s id', async () => {
    await ofCase('a');
    const [red] = await database.db.select({ id: article.id }).from(article).where(eq(article.size, '42'));
    const findItem = await door.items();
    expect(findItem(red?.id ?? '')).toEqual({
      id: 't-1#h-1',
      traits: [
        ['Размер', '42'],
        ['Цвет', 'Красный'],
      ],
    });
  });
});

describe('faulty data from 1C', () => {
  it('offers, prices and stock of products that 1C never sent are reported', async () => {
    await ofCase('a');
    await exchange({ 'rests.xml': packageOf(offer('t-9#h-9', rest('7'))) });
    expect(await report()).toContain('Ид t-9#h-9: такого товара 1С не передавала');
    await exchange({
      'offers.xml': packageOf(offer('t-8', `<Наименование>Юбка</Наименование>${price('1')}`)),
    });
    expect(await report()).toContain('«Юбка», Ид t-8: такого товара 1С не передавала');
    expect(await report()).not.toContain('t-9');
    await exchange({ 'offers.xml': packageOf('<Предложение Статус="Удален"><Ид>t-7</Ид></Предложение>') });
    expect(await report()).not.toContain('не передавала');
    expect(await goods()).toEqual(CASE_A);
  });

  it('the whole exchange is discarded if one of its files is refused', async () => {
    await ofCase('a');
    const list = catalogOf(product('t-2', '<Наименование>Юбка Анна</Наименование>'));
    const cut = (await fileOf('a-offers.xml')).slice(0, -60);
    const answers = await exchange({ 'import.xml': list, 'offers.xml': cut, 'rests.xml': packageOf('') });
    expect(answers).toEqual([
      'success',
      expect.stringMatching(/не XML/),
      'Обмен прерван: файл offers.xml не принят. Повторите обмен целиком.',
    ]);
    expect(await report()).not.toContain('распродано');
    expect(await exchange({ 'rests.xml': packageOf(offer('t-1#h-1', rest('7'))) })).toEqual(['success']);
    expect(await goods()).toEqual(['Красный 42: 7, 3990', CASE_A[1]]);
    expect(await report()).not.toContain('распродано');
  });

  it('after a restart of the shop, the second half of an exchange is refused, because the first half is lost', async () => {
    await ofCase('a');
    await door.begin();
    await door.append('import.xml', Buffer.from(await fileOf('a-import.xml')));
    await door.close();
    open();
    await expect(door.import('import.xml')).rejects.toThrow('Повторите обмен целиком');
  });

  it('messages about an offer refer to it by its name, and not by a line of the internal feed', async () => {
    const twice = (await fileOf('e-offers.xml')).replace(
      /<Предложение>.*<\/Предложение>/s,
      (one) => one + one.replace('t-1#h-1', 't-1#h-2'),
    );
    await exchange({ 'import.xml': await fileOf('e-import.xml'), 'offers.xml': twice });
    expect(await report()).toContain('этот размер цвета уже есть у предложения «Платье Лада», Ид t-1#h-1');
    expect(await report()).not.toContain('в строке');
  });
});

describe('names and properties of sizes', () => {
  it('size and colour are read from the name of an offer even if the offer has the id of its product', async () => {
    const skirt = offer(
      'u-2',
      `<Наименование>Юбка Два (42, Красный)</Наименование>${price('1990')}<Количество>1</Количество>`,
    );
    const answers = await exchange({
      'import.xml': catalogOf(product('u-2', '<Наименование>Юбка Два</Наименование>')),
      'offers.xml': withType(packageOf(skirt, false)),
    });
    expect(answers).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Красный 42: 1, 1990']);
  });

  it.each([
    ['слим', 'регуляр', ['Красный 44 регуляр: 3, 3990', 'Красный 44 слим: 3, 3990'], ''],
    ['слим', 'слим', ['Красный 44/164: 3, 3990', 'Красный 44/170: 3, 3990'], 'слим'],
  ])(
    'a model shows a property only if its sizes have the same value: %s, %s',
    async (one, other, sold, fit) => {
      const trait = (name: string, value: string) =>
        `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`;
      const offers = await fileOf('f-offers.xml');
      const fits = [one, other];
      const text = offers.replaceAll(
        /<ХарактеристикаТовара><Наименование>Рост<\/Наименование><Значение>(\d+)<\/Значение><\/ХарактеристикаТовара>/g,
        (height) => (one === other ? height : '') + trait('Посадка', fits.shift() ?? ''),
      );
      await exchange({ 'import.xml': await fileOf('f-import.xml'), 'offers.xml': text });
      expect(await goods()).toEqual(sold);
      const [model] = await database.db.select({ fit: variantGroup.fit }).from(variantGroup);
      expect(model?.fit ?? '').toBe(fit);
    },
  );

  it('a property of a single size is not shown for the whole model', async () => {
    const offers = await fileOf('a-offers.xml');
    const trait =
      '<ХарактеристикаТовара><Наименование>Посадка</Наименование><Значение>слим</Значение></ХарактеристикаТовара>';
    const text = offers.replace('<ХарактеристикиТовара>', `<ХарактеристикиТовара>${trait}`);
    await exchange({ 'import.xml': await fileOf('a-import.xml'), 'offers.xml': text });
    expect(await goods()).toEqual(CASE_A);
    const [model] = await database.db.select({ fit: variantGroup.fit }).from(variantGroup);
    expect(model?.fit ?? '').toBe('');
  });
});

describe('contradictions about a size', () => {
  const shirt = (properties = '') =>
    documentOf(
      `<Классификатор><Свойства>${['Размер', 'Чашка', 'Рост'].map((name) => `<Свойство><Ид>${name}</Ид><Наименование>${name}</Наименование></Свойство>`).join('')}</Свойства></Классификатор>` +
        `<Каталог><Ид>k</Ид><Товары>${product('s-1', `<Наименование>Бра Ива</Наименование><ЗначенияСвойств>${properties}</ЗначенияСвойств>`)}</Товары></Каталог>`,
    );
  const property = (id: string, value: string) =>
    `<ЗначенияСвойства><Ид>${id}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`;
  const sized = (id: string, traits: Record<string, string>, name = 'Бра Ива') => {
    const list = Object.entries(traits).map(
      ([trait, value]) =>
        `<ХарактеристикаТовара><Наименование>${trait}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`,
    );
    const own = list.length === 0 ? '' : `<ХарактеристикиТовара>${list.join('')}</ХарактеристикиТовара>`;
    return offer(id, `<Наименование>${name}</Наименование>${own}${price('990')}<Количество>2</Количество>`);
  };
  const right = sized('s-1#right', { Размер: '80B', Цвет: 'Белый' });
  const send = (properties: string, offers: string) =>
    exchange({ 'import.xml': shirt(properties), 'offers.xml': withType(packageOf(offers, false)) });

  it.each<[string, string, Record<string, string>, string?]>([
    [
      'характеристика или свойство «Чашка»: «D» противоречит размеру 75C, где сказано C',
      '',
      { Размер: '75C', Чашка: 'D', Цвет: 'Белый' },
    ],
    [
      'характеристика или свойство «Характеристика»: «42» противоречит «44» у того же предложения',
      '',
      { Характеристика: 'Белый, 42', Размер: '44' },
    ],
    [
      'характеристика или свойство «Цвет»: «Красный» противоречит «Белый» у того же предложения',
      '',
      { Характеристика: 'Белый, 42', Цвет: 'Красный' },
    ],
    [
      'Наименование: «75C» противоречит «75D» у того же предложения',
      '',
      { Размер: '75D', Цвет: 'Белый' },
      'Бра Ива (75C, Белый)',
    ],
    [
      'характеристика или свойство «Рост»: «164» противоречит размеру 44/170, где сказано 170',
      '',
      { Характеристика: '44/170, рост 164, Белый' },
    ],
  ])('an offer that contradicts itself is not sold: %s', async (line, properties, traits, name) => {
    expect(await send(properties, right + sized('s-1#wrong', traits, name))).toEqual(['success', 'success']);
    expect(await goods()).toEqual(['Белый 80B: 2, 990']);
    expect(await report()).toContain(`Ид s-1#wrong, ${line}`);
  });

  it('if a characteristic contradicts a property of the product, the characteristic is used, and the report names the property once', async () => {
    const other = sized('s-1#other', { Размер: '85B', Цвет: 'Белый' });
    await send(property('Размер', '75C') + property('Чашка', 'D'), right + other);
    expect(await goods()).toEqual(['Белый 80B: 2, 990', 'Белый 85B: 2, 990']);
    const lines = (await report()).split('\n').filter((line) => line.includes('учтена характеристика'));
    expect(lines.map((line) => line.trim())).toEqual([
      '«Бра Ива», Ид s-1#right, характеристика или свойство «Размер»: «75C» у товара противоречит «80B» у характеристики; учтена характеристика',
      '«Бра Ива», Ид s-1#right, характеристика или свойство «Чашка»: «D» у товара противоречит «80B» у характеристики; учтена характеристика',
    ]);
  });

  it('a product without characteristics is not sold if its properties contradict each other or its name', async () => {
    const plain = (name: string) => sized('s-1', {}, name);
    await send(
      property('Размер', '75C') + property('Чашка', 'D') + property('Цвет', 'Белый'),
      plain('Бра Ива'),
    );
    expect(await goods()).toEqual([]);
    await send(property('Размер', '75D'), plain('Бра Ива (75C)'));
    expect(await goods()).toEqual([]);
    expect(await report()).toContain('Наименование: «75C» противоречит «75D»');
  });

  it.each<[string, Record<string, string>, string]>([
    ['75 and the cup C', { Размер: '75', Чашка: 'С', Цвет: 'Белый' }, 'Белый 75C: 2, 990'],
    ['46 and M', { Размер: '46', 'Размер производителя': 'M', Цвет: 'Белый' }, 'Белый 46: 2, 990'],
    ['a maker’s own size', { 'Размер производителя': '38', Размер: '46', Цвет: 'Белый' }, 'Белый 46: 2, 990'],
    [
      'a height within a range',
      { Размер: '44/170-176', Рост: '170', Цвет: 'Белый' },
      'Белый 44/170–176: 2, 990',
    ],
    ['a colour in other words', { Характеристика: 'Синий, 42', Цвет: 'Тёмно-синий' }, 'Синий 42: 2, 990'],
  ])('an offer with %s does not contradict itself', async (_, traits, sold) => {
    await send('', sized('s-1#one', traits));
    expect(await goods()).toEqual([sold]);
  });
});

it('shoppers pay the price of the type that 1C declares first, even if the ids of price types are numbers', async () => {
  const types = ['20', '3'].map(
    (id) => `<ТипЦены><Ид>${id}</Ид><Наименование>Тип ${id}</Наименование></ТипЦены>`,
  );
  const offers = packageOf(
    offer(
      'n-1',
      `<Наименование>Юбка (42, Красный)</Наименование>${price('500', '3')}${price('1990', '20')}<Количество>1</Количество>`.replace(
        '</Цены><Цены>',
        '',
      ),
    ),
    false,
  ).replace('<Предложения>', `<ТипыЦен>${types.join('')}</ТипыЦен><Предложения>`);
  const products = catalogOf(product('n-1', '<Наименование>Юбка</Наименование>'));
  await exchange({ 'import.xml': products, 'offers.xml': offers });
  expect(await goods()).toEqual(['Красный 42: 1, 1990']);
});

it('the VAT rate of a product is read from its taxes, and main rates of earlier years are converted to the current main rate', async () => {
  const taxed = (id: string, rate: string) =>
    product(
      id,
      `<Наименование>Юбка ${id}</Наименование><СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>${rate}</Ставка></СтавкаНалога></СтавкиНалогов>`,
    );
  const sold = (id: string) =>
    offer(
      id,
      `<Наименование>Юбка ${id} (42, Красный)</Наименование>${price('500')}<Количество>1</Количество>`,
    );
  const rates = ['10', '5', '20', 'Без НДС', ''];
  const ids = rates.map((_, place) => `n-${place}`);
  await exchange({
    'import.xml': catalogOf(rates.map((rate, place) => taxed(`n-${place}`, rate)).join('')),
    'offers.xml': withType(packageOf(ids.map(sold).join(''), false)),
  });
  const rows = await database.db.select({ vat: article.vat }).from(article).orderBy(asc(article.sku));
  expect(rows.map(({ vat }) => vat)).toEqual(['10', '5', 'usual', 'none', null]);
});
