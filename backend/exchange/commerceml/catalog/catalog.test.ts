import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorApp } from '../../../app.ts';
import { openSmallShop } from '../../../catalog/testing/database.ts';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { createOperator } from '../../../orders/testing/operators.ts';
import { silentLogger } from '../../../platform/log/logger.ts';
import { outboxMessage } from '../../../platform/outbox/tables.ts';
import { emptyTables } from '../../../platform/testing/empty-tables.ts';
import { collectedNotices } from '../../../shop-notices/testing/collected-notices.ts';
import { NO_SHOP_NOTICES } from '../../../shop-notices/testing/no-shop-notices.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { EXCHANGE_PATH, mountExchange } from '../mount-exchange.ts';
import { type CatalogDoor, openCatalogDoor } from './catalog-door.ts';

const db = await openSmallShop();

const documentOf = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `\ufeff${head}\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07">${inside}</КоммерческаяИнформация>`;

const classifier = `<Классификатор><Ид>k</Ид><Группы>
<Группа><Ид>g-1</Ид><Наименование>Каталог</Наименование><Группы>
<Группа><Ид>g-2</Ид><Наименование>Платья</Наименование></Группа>
<Группа><Ид>g-3</Ид><Наименование>Сумки</Наименование></Группа></Группы></Группа></Группы>
<Свойства><Свойство><Ид>p-1</Ид><Наименование>Узор</Наименование><ВариантыЗначений>
<Справочник><ИдЗначения>v-1</ИдЗначения><Значение>В горошек</Значение></Справочник></ВариантыЗначений></Свойство></Свойства></Классификатор>`;

const product = (id: string, name: string, group: string, more = '') =>
  `<Товар ><Ид>${id}</Ид><Артикул>PL-${id}</Артикул><Наименование>${name}</Наименование><Группы><Ид>${group}</Ид></Группы>${more}</Товар>`;
const catalogOf = (products: string, isChange = false) =>
  documentOf(
    `${classifier}<Каталог СодержитТолькоИзменения="${isChange}"><Ид>c</Ид><Товары>${products}</Товары></Каталог>`,
  );

const offer = (id: string, traits: Record<string, string>, price: number, stock: string) =>
  `<Предложение><Ид>${id}</Ид><Наименование>x</Наименование><ХарактеристикиТовара>${Object.entries(traits)
    .map(
      ([name, value]) =>
        `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`,
    )
    .join(
      '',
    )}</ХарактеристикиТовара><Цены><Цена><ИдТипаЦены>opt</ИдТипаЦены><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена>
<Цена><ИдТипаЦены>retail</ИдТипаЦены><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>руб</Валюта></Цена></Цены><Количество>${stock}</Количество></Предложение>`;
const priceTypes =
  '<ТипыЦен><ТипЦены><Ид>opt</Ид><Наименование>Оптовая</Наименование></ТипЦены><ТипЦены><Ид>retail</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен>';
const offersOf = (offers: string, isChange = false) =>
  documentOf(
    `<ПакетПредложений СодержитТолькоИзменения="${isChange}"><Ид>o</Ид>${priceTypes}<Предложения>${offers}</Предложения></ПакетПредложений>`,
  );

const pattern =
  '<Картинка>import_files/d/dress.png</Картинка><ЗначенияСвойств><ЗначенияСвойства><Ид>p-1</Ид><Значение>v-1</Значение></ЗначенияСвойства></ЗначенияСвойств>';
const goods = catalogOf(product('d', 'Платье Мария', 'g-2', pattern) + product('b', 'Сумка чёрная', 'g-3'));
const offers = offersOf(
  offer('d#44', { Размер: '44', Цвет: 'Синий' }, 4990, '5.000') +
    offer('d#46', { Размер: '46', Цвет: 'Синий' }, 4990, '-1') +
    offer('b', {}, 7990, '2'),
);

describe('the exchange of goods with 1C', () => {
  let shop: TestApp;
  let folder: string;
  let door: CatalogDoor;
  let ask: (mode: string, more?: string, body?: string | Uint8Array) => Promise<string>;

  beforeEach(async () => {
    await emptyTables(db, ['operator', 'operator_call', 'variant_group', 'category']);
    folder = await mkdtemp(join(tmpdir(), 'vitrina-1c-'));
    await open();
    const { token } = await createOperator(shop, '1c', 'manager');
    ask = speaker('1c', token);
  });
  afterEach(async () => {
    await door.close();
    await rm(folder, { recursive: true });
  });

  async function open(waitMs = 60_000, shopNotices = NO_SHOP_NOTICES): Promise<void> {
    shop = createTestApp(db, { shopNotices });
    const tools = {
      ...shop.deps,
      clock: () => new Date(),
      publicUrl: 'http://shop.test',
      logger: silentLogger,
    };
    door = openCatalogDoor(
      { ...tools, dataDir: folder, waitMs },
      { priceType: 'Розничная', prune: true, allowPrivateNetwork: false },
    );
    shop.operators = createOperatorApp(shop.deps, (app) => mountExchange(app, shop.deps, door));
  }

  /**
   * Returns a function that sends requests as 1C does: the first with name and token, all later ones with the
   * session cookie of the first response.
   */
  function speaker(name: string, token: string): typeof ask {
    let cookie = '';
    return async (mode, more = '', body) => {
      const basic = `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}`;
      const headers: Record<string, string> = mode === 'checkauth' ? { authorization: basic } : { cookie };
      const init = body === undefined ? { headers } : { headers, method: 'POST', body: Buffer.from(body) };
      const url = `http://shop.test${EXCHANGE_PATH}?type=catalog&mode=${mode}${more}`;
      const answer = await (await shop.operators.request(url, init)).text();
      const [word, key, value] = answer.split('\n');
      if (mode === 'checkauth' && word === 'success') cookie = `${key}=${value}`;
      return answer;
    };
  }

  const send = (name: string, body: string | Uint8Array) =>
    ask('file', `&filename=${encodeURIComponent(name)}`, body);
  const take = (name: string) => ask('import', `&filename=${name}`);
  async function exchange(files: Record<string, string>): Promise<string[]> {
    await ask('checkauth');
    await ask('init');
    const answers = [];
    for (const [name, body] of Object.entries(files)) {
      answers.push(await send(name, body));
      answers.push(await take(name));
    }
    return answers;
  }

  const sizes = async () =>
    (await db.select({ size: article.size, stock: article.stock }).from(article)).map(
      ({ size, stock }) => `${size} ${stock}`,
    );
  const names = async () =>
    (await db.select({ name: variantGroup.name }).from(variantGroup)).map(({ name }) => name);
  const mapping = `defaults:
  - { of: size, categories: [Сумки], value: Единый }
  - { of: colour, take: name }
`;
  const keepMapping = () => writeFile(join(folder, 'import/mapping.yaml'), mapping);

  it('groups, properties, characteristics, prices, stock and pictures of 1C are imported', async () => {
    expect(await ask('checkauth')).toMatch(/^success\n[\w-]+\n/);
    expect(await ask('init', '&version=2.10')).toMatch(/^zip=no\nfile_limit=\d+\n/);
    const image = sharp({ create: { width: 30, height: 40, channels: 3, background: '#c0a080' } });
    const bytes = await image.png().toBuffer();
    expect(await send('import_files/d/dress.png', bytes.subarray(0, 40))).toBe('success\n');
    expect(await send('import_files/d/dress.png', bytes.subarray(40))).toBe('success\n');
    await keepMapping();
    const halves = [goods.slice(0, 900), goods.slice(900)];
    for (const half of halves) expect(await send('import.xml', half)).toBe('success\n');
    expect(await take('import.xml')).toBe('success\n');
    expect(await names()).toEqual([]);
    await send('offers.xml', offers);
    expect(await take('offers.xml')).toBe('success\n');
    expect((await names()).sort()).toEqual(['Платье Мария', 'Сумка']);
    expect((await sizes()).sort()).toEqual(['44 5', '46 0', 'Единый 2']);
    const rows = await db.select().from(variant);
    expect(rows.map(({ price, vendorCode }) => [price, vendorCode]).sort()).toEqual([
      [499_000, 'PL-d'],
      [799_000, 'PL-b'],
    ]);
    expect(rows.flatMap(({ pictures }) => pictures.map(({ template }) => template))).toContainEqual(
      expect.stringMatching(/^\/pictures\/own\/[\da-f]{32}-/),
    );
    const [dress] = (await db.select().from(variantGroup)).filter(({ name }) => name === 'Платье Мария');
    expect(dress?.attributes).toEqual([{ name: 'Узор', value: 'В горошек' }]);
  });

  it('files with only changes or stock update the goods imported from 1C; a full list replaces these goods', async () => {
    await ask('checkauth');
    await ask('init');
    await send('import_files/x.png', 'x');
    await keepMapping();
    await exchange({ 'import.xml': goods, 'offers.xml': offers });
    const rests = documentOf(
      '<ПакетПредложений СодержитТолькоИзменения="false"><Предложения><Предложение><Ид>d#46</Ид><Остатки><Остаток><Количество>9</Количество></Остаток></Остатки></Предложение></Предложения></ПакетПредложений>',
    );
    expect(await exchange({ 'rests.xml': rests })).toEqual(['success\n', 'success\n']);
    expect((await sizes()).sort()).toEqual(['44 5', '46 9', 'Единый 2']);
    const deleted = catalogOf(
      '<Товар Статус="Удален"><Ид>b</Ид><Наименование>Сумка чёрная</Наименование><Группы><Ид>g-3</Ид></Группы></Товар>',
      true,
    );
    await exchange({ 'import.xml': deleted });
    expect((await sizes()).sort()).toEqual(['44 5', '46 9', 'Единый 0']);
    await exchange({ 'import.xml': catalogOf(product('d', 'Платье Мария', 'g-2')), 'offers.xml': offers });
    expect(await names()).toEqual(['Платье Мария']);
  });

  it('files in the windows-1251 encoding are read', async () => {
    const head = '<?xml version="1.0" encoding="windows-1251"?>';
    const text = documentOf('<Каталог><Товары/></Каталог>', head).slice(1);
    const bytes = Uint8Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 128 ? code : code - 0x410 + 0xc0;
    });
    await ask('checkauth');
    await ask('init');
    await send('import.xml', bytes);
    expect(await take('import.xml')).toBe('success\n');
  });

  it("the shop answers `progress` while an import runs, and the import's result when 1C asks again", async () => {
    await door.close();
    await open(0);
    await ask('checkauth');
    await ask('init');
    await send('import.xml', goods);
    expect(await take('import.xml')).toBe('progress\n');
    await expect.poll(() => take('import.xml'), { timeout: 60_000 }).toBe('success\n');
  });

  it.each([
    [
      'a document type',
      goods.replace('?>', '?><!DOCTYPE a SYSTEM "file:///etc/passwd">'),
      /объявляет тип документа/,
    ],
    [
      'entities that grow',
      goods.replace('?>', '?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>').replace('Платье', '&c;'),
      /объявляет тип документа/,
    ],
    ['a file that is cut off', goods.slice(0, -60), /не XML \(тег .* не закрыт\)/],
    ['something else', '<yml_catalog/>', /начинается с <yml_catalog>/],
    ['elements without end', documentOf('<a>'.repeat(100)), /больше 64 уровней/],
    [
      'a text without end',
      catalogOf(product('d', 'x'.repeat(6_000_000), 'g-2')),
      /слишком большой|слишком много/,
    ],
  ])('a file from 1C with %s is refused, and the goods stay unchanged', async (_, text, why) => {
    await exchange({ 'import.xml': goods, 'offers.xml': offers });
    const before = await names();
    const [sent, answer] = await exchange({ 'import.xml': text });
    expect(sent).toBe('success\n');
    expect(answer).toMatch(/^failure\n/);
    expect(answer).toMatch(why);
    expect(await names()).toEqual(before);
  });

  it('the retailer is notified of refused files once, and again only after a successful exchange', async () => {
    await db.delete(outboxMessage);
    await door.close();
    await open(60_000, collectedNotices().shopNotices);
    const cutOff = goods.slice(0, -60);
    for (const text of [cutOff, cutOff, goods, cutOff]) await exchange({ 'import.xml': text });
    const written = await db.select({ content: outboxMessage.content }).from(outboxMessage);
    const reason = expect.stringMatching(/файл — не XML/);
    const notices = [{ event: 'IMPORT_FAILED', source: '1c', reason }];
    expect(written).toMatchObject([{ content: { notices } }, { content: { notices } }]);
  });

  it.each([
    '../a.xml',
    'a/../../b.xml',
    '/etc/a.xml',
    '..\\a.xml',
    'a.sh',
    '.xml',
    'goods.json',
    'a\u0000.xml',
  ])('a file with the name %j is refused', async (name) => {
    await ask('checkauth');
    await ask('init');
    expect(await send(name, 'x')).toMatch(/^failure\nТакое имя/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('only operators with the role manager and a session may send goods', async () => {
    expect(await ask('init')).toMatch(/^failure\n.*начните с checkauth/);
    const { token } = await createOperator(shop, '1c-orders', 'exchange');
    ask = speaker('1c-orders', token);
    await ask('checkauth');
    expect(await ask('init')).toMatch(/^failure\nЗагружать товары может только роль manager/);
    expect(await send('import.xml', goods)).toMatch(/^failure\nЗагружать товары может только роль manager/);
    ask = speaker('1c', 'wrong');
    expect(await ask('checkauth')).toMatch(/^failure\nИмя или токен/);
  });

  it('the exchange of goods with 1C is disabled by default', async () => {
    shop.operators = createOperatorApp(shop.deps, (app) => mountExchange(app, shop.deps));
    expect(await ask('checkauth')).toMatch(/^failure\nОбмен товарами выключен/);
  });
});
