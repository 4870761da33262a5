import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { silentLogger } from '../../../platform/log/logger.ts';
import { freshDatabase, type TestDatabase } from '../../../platform/testing/database.ts';
import { NO_SHOP_NOTICES } from '../../../shop-notices/testing/no-shop-notices.ts';
import { type CatalogDoor, openCatalogDoor } from './catalog-door.ts';
import { readExchangeReports } from './exchange-reports.ts';

let database: TestDatabase;
let dataDir: string;
let door: CatalogDoor;
let now = new Date('2026-11-28T09:00:00Z');

beforeEach(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-1c-'));
  const tools = {
    db: database.db,
    clock: () => now,
    ids: randomUUID,
    publicUrl: 'http://shop.test',
    logger: silentLogger,
    shopNotices: NO_SHOP_NOTICES,
    wakeOutbox: () => {},
    dataDir,
  };
  door = openCatalogDoor(tools, { priceType: undefined, prune: false, allowPrivateNetwork: false });
});
afterEach(async () => {
  await door.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Sends all files in this order and then requests their import, as 1C does. Returns the response texts. */
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

/** The goods of the shop, one line per size: model, colour, size, number of pieces, price in roubles. */
async function goods(): Promise<string[]> {
  const rows = await database.db
    .select({
      name: variantGroup.name,
      colour: variant.colorName,
      size: article.size,
      stock: article.stock,
      own: article.price,
      price: variant.price,
    })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .orderBy(asc(variantGroup.name), asc(article.size));
  return rows.map(
    ({ name, colour, size, stock, own, price }) =>
      `${name} ${colour} ${size}: ${stock}, ${(own ?? price) / 100}`,
  );
}

const report = async () => (await readExchangeReports(dataDir, 1))[0] ?? '';
const documentOf = (inside: string) =>
  `<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10">${inside}</КоммерческаяИнформация>`;
const packageOf = (inside: string, onlyChanges = true) =>
  documentOf(
    `<ПакетПредложений СодержитТолькоИзменения="${onlyChanges}"><ТипыЦен><ТипЦены><Ид>pr</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен><Предложения>${inside}</Предложения></ПакетПредложений>`,
  );
const catalogOf = (inside: string) =>
  documentOf(`<Каталог СодержитТолькоИзменения="false"><Ид>k</Ид><Товары>${inside}</Товары></Каталог>`);
const name = (text: string) => `<Наименование>${text}</Наименование>`;
const product = (id: string, title: string) => `<Товар><Ид>${id}</Ид>${name(title)}</Товар>`;
const offer = (id: string, inside: string) => `<Предложение><Ид>${id}</Ид>${inside}</Предложение>`;
const traits = (...pairs: [name: string, value: string][]) =>
  `<ХарактеристикиТовара>${pairs
    .map(
      ([title, value]) =>
        `<ХарактеристикаТовара>${name(title)}<Значение>${value}</Значение></ХарактеристикаТовара>`,
    )
    .join('')}</ХарактеристикиТовара>`;
const price = (amount: string, currency = 'руб.') =>
  `<Цены><Цена><ИдТипаЦены>pr</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта></Цена></Цены>`;
const rest = (pieces: string) => `<Остатки><Остаток><Количество>${pieces}</Количество></Остаток></Остатки>`;
const store = (id: string, pieces: string) => `<Склад ИдСклада="${id}" КоличествоНаСкладе="${pieces}"/>`;
const dress = offer('p#a', name('Платье') + traits(['Размер', '42'], ['Цвет', 'Красный']));

describe('an exchange with 1C', () => {
  it('size and colour are recognised in characteristics with unusual names', async () => {
    const sizes: [name: string, value: string][][] = [
      [
        ['Российский размер', '46'],
        ['Расцветка', 'синий'],
      ],
      [
        ['Размер (RU)', '48'],
        ['Рост, см.', '170'],
        ['Цвет', 'синий'],
      ],
      [
        ['Размер', '75'],
        ['Размер чашки', 'C'],
        ['Цвет', 'синий'],
      ],
      [
        ['Размер обуви', '38'],
        ['Полнота (EUR)', 'F'],
        ['Цвет изделия', 'синий'],
      ],
    ];
    const answers = await exchange({
      'import0_1.xml': catalogOf(sizes.map((_, place) => product(`p${place}`, `Товар ${place}`)).join('')),
      'offers0_1.xml': packageOf(
        sizes
          .map((pairs, place) =>
            offer(`p${place}#x`, `${traits(...pairs)}${price('100')}<Количество>2</Количество>`),
          )
          .join(''),
        false,
      ),
    });
    expect(answers).toEqual(['success', 'success']);
    expect(await goods()).toEqual([
      'Товар 0 Синий 46: 2, 100',
      'Товар 1 Синий 48/170: 2, 100',
      'Товар 2 Синий 75C: 2, 100',
      'Товар 3 Синий 38 F: 2, 100',
    ]);
  });

  it('1C may send stock and prices before the goods', async () => {
    const answers = await exchange({
      'rests0_1.xml': packageOf(offer('p#a', rest('7'))),
      'prices0_1.xml': packageOf(offer('p#a', price('1 990,00', '643'))),
      'offers0_1.xml': packageOf(dress, false),
      'import0_1.xml': catalogOf(product('p', 'Платье')),
    });
    expect(answers).toEqual(Array(4).fill('success'));
    expect(await goods()).toEqual(['Платье Красный 42: 7, 1990']);
  });

  it('pieces in different warehouses are added up, each in its own notation', async () => {
    const sells = async (stores: string) => {
      const inside = traits(['Размер', '42'], ['Цвет', 'Красный']) + price('1990') + stores;
      await exchange({
        'import0_1.xml': catalogOf(product('p', 'Платье')),
        'offers0_1.xml': packageOf(offer('p#a', inside), false),
      });
      return (await goods())[0];
    };
    expect(await sells(store('a', '3') + store('b', '-2'))).toBe('Платье Красный 42: 3, 1990');
    expect(await sells(store('a', '1 000') + store('b', '5,000'))).toBe('Платье Красный 42: 1005, 1990');
    expect(await sells(store('a', 'много') + store('b', '2 шт'))).toBe('Платье Красный 42: 2, 1990');
  });

  it('a broken file from 1C is refused with a reason in Russian', async () => {
    const [answer] = await exchange({ 'import0_1.xml': documentOf('<Каталог>').replace(/<\/.*/, '') });
    expect(answer).toBe('Строка 1: файл — не XML (тег Каталог не закрыт).');
    expect(await report()).toContain('тег Каталог не закрыт');
  });
});
