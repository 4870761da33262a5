import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { beforeEach, expect, it } from 'vitest';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { stores } from '../../../demo/seed/stores.ts';
import { createOperatorApp } from '../../app.ts';
import { testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { revokeOperator } from '../../operators/operators.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { tillEntry } from '../../payments/base/tables.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { COURIER_DAY } from '../../testing/calls.ts';
import { COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { EXCHANGE_PATH, mountExchange } from './mount-exchange.ts';

const db = await openSmallShop();
let shop: TestApp;
let manager: TestOperator;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  shop.operators = createOperatorApp(shop.deps, (app) => mountExchange(app, shop.deps));
  manager = await createOperator(shop, 'ofis-1', 'manager');
});

const place = () => placeOrder(shop, { pieces: 2, delivery: COURIER });

/** Acts as 1C with the given name and token. */
function oneC(name: string, token: string) {
  let cookie = '';
  const ask = async (mode: string, body?: string) => {
    const basic = Buffer.from(`${name}:${token}`).toString('base64');
    const headers: Record<string, string> =
      mode === 'checkauth' ? { authorization: `Basic ${basic}` } : { cookie };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body };
    const url = `http://shop.test${EXCHANGE_PATH}?type=sale&mode=${mode}&filename=orders.xml`;
    return (await shop.operators.request(url, init)).text();
  };
  const begin = async () => {
    const answer = await ask('checkauth');
    const [word, key, value] = answer.split('\n');
    cookie = `${key}=${value}`;
    return word === 'success' ? word : answer;
  };
  return { ask, begin };
}

const numbersIn = (xml: string) => [...xml.matchAll(/<Номер>(.+?)<\/Номер>/g)].map(([, number]) => number);

const states = (list: [number: string, state: string, more?: string][]) =>
  `<КоммерческаяИнформация>${list
    .map(
      ([number, state, more = '']) =>
        `<Документ><Номер>${number}</Номер><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статуса заказа ИД` +
        `</Наименование><Значение>${state}</Значение></ЗначениеРеквизита>${more}</ЗначенияРеквизитов></Документ>`,
    )
    .join('')}</КоммерческаяИнформация>`;

it('every exchange sends an order to 1C until 1C confirms the receipt, and again after a new event of the order (§3.6.20)', async () => {
  const exchange = await createOperator(shop, '1c', 'exchange');
  const { ask, begin } = oneC('1c', exchange.token);
  const first = await place();
  expect(await begin()).toBe('success');
  expect(await ask('init')).toBe('zip=no\nfile_limit=8388608\n');
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  // The order changes after 1C has fetched it, so the next confirmation of 1C does not cover this change.
  await manager.does(first, 'packing', { version: 1 });
  expect(await ask('success')).toBe('success\n');
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  await ask('success');
  expect(numbersIn(await ask('query'))).toEqual([]);
});

it('the XML of an order contains every character that the shopper typed, and the sums of its lines add up to the total', async () => {
  await place();
  await db.update(orderBuyer).set({ name: 'Анна <b> & "Ко"]]>', comment: '&lt;\u0001' });
  const { ask, begin } = oneC('ofis-1', manager.token);
  await begin();
  const texts: Record<string, string[]> = {};
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    texts[name] = [...(texts[name] ?? []), text];
  });
  parser.write((await ask('query')).replace(/<Налог>.*?<\/Налог>/gs, '')).close();
  expect(texts.ПолноеНаименование).toEqual(['Анна <b> & "Ко"]]>']);
  expect(texts.Комментарий).toEqual(['&lt;']);
  const [total, ...sums] = (texts.Сумма ?? []).map(Number);
  expect(sums.reduce((all, sum) => all + sum, 0)).toBe(total);
});

/** The requisites (additional fields in 1C) of an order: value by name. */
const requisitesIn = (xml: string): Record<string, string> => {
  const own = xml.slice(xml.lastIndexOf('</Товары>'));
  const found = own.matchAll(/<Наименование>(.+?)<\/Наименование>\s*<Значение>(.+?)<\/Значение>/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
};
const fieldsIn = (xml: string): Record<string, string> => {
  const found = xml.matchAll(/<АдресноеПоле>\s*<Тип>(.+?)<\/Тип>\s*<Значение>(.+?)<\/Значение>/g);
  return Object.fromEntries([...found].map(([, type, value]) => [type, value]));
};

async function queried(): Promise<string> {
  const { ask, begin } = oneC('ofis-1', manager.token);
  await begin();
  return ask('query');
}

it('an order sent to 1C has the place, time and method of its courier delivery, each once', async () => {
  await place();
  await db.update(orderBuyer).set({
    postalCode: '420111',
    address: 'г. Казань, ул. Баумана, 5 корп. 2',
    flat: 'кв. 12/3',
    entrance: 'подъезд 2',
    floor: '5',
    intercom: '12К',
    comment: 'Позвоните за час',
  });
  const xml = await queried();
  const line =
    '420111, Республика Татарстан, Казань, ул. Баумана, 5 корп. 2, кв. 12/3, подъезд 2, этаж 5, домофон 12К';
  expect(xml).toContain(`<Представление>${line}</Представление>`);
  expect(xml).toContain('<Комментарий>подъезд 2, этаж 5, домофон 12К</Комментарий>');
  expect(xml).toContain('<Комментарий>Позвоните за час</Комментарий>');
  expect(fieldsIn(xml)).toEqual({
    'Почтовый индекс': '420111',
    Страна: 'Россия',
    Регион: 'Республика Татарстан',
    Город: 'Казань',
    Улица: 'ул. Баумана',
    Дом: '5',
    Корпус: '2',
    Квартира: '12/3',
  });
  expect(requisitesIn(xml)).toMatchObject({
    'Способ доставки': 'Курьером',
    'Метод доставки ИД': 'courier',
    'Вид доставки': 'Курьер',
    'Адрес доставки': line,
    'Почтовый индекс': '420111',
    Регион: 'Республика Татарстан',
    Город: 'Казань',
    Подъезд: '2',
    Этаж: '5',
    Домофон: '12К',
    'Дата доставки': COURIER_DAY,
    'Время доставки': '10:00-14:00',
    Примерка: 'true',
    'Комментарии покупателя': 'Позвоните за час',
  });
});

it('an order sent to 1C has its payment at the hand-over, and the order is sent again after money was returned', async () => {
  const placed = await place();
  const { ask, begin } = oneC('ofis-1', manager.token);
  await begin();
  expect(requisitesIn(await ask('query'))).toMatchObject({
    'Заказ оплачен': 'false',
    'Метод оплаты': 'Наличными при получении',
  });
  await manager.does(placed, 'packing', { version: 1 });
  await manager.does(placed, 'shipment', { version: 2, carrier: 'СДЭК', number: '77' });
  await manager.does(placed, 'handover', { version: 3, paidBy: 'CARD' });
  const sum = (kopecks: number) => (kopecks / 100).toFixed(2);
  const [stored] = await db.select({ total: order.total }).from(order);
  const total = sum(stored?.total ?? 0);
  const paid = requisitesIn(await ask('query'));
  expect(paid).toMatchObject({
    'Заказ оплачен': 'true',
    'Метод оплаты': 'Картой при получении',
    Оплачено: total,
  });
  expect(paid).not.toHaveProperty('Возвращено');
  await ask('success');
  expect(numbersIn(await ask('query'))).toEqual([]);
  await db.insert(tillEntry).values({
    id: randomUUID(),
    orderId: placed.id,
    position: 1,
    kind: 'PAID_OUT',
    means: 'CARD',
    sum: stored?.total ?? 0,
    lines: [],
    at: testNow,
  });
  expect(requisitesIn(await ask('query'))).toMatchObject({ 'Заказ оплачен': 'false', Возвращено: total });
});

it('an order to be collected in a store is sent to 1C with the store’s name, code and address', async () => {
  const [store] = stores.filter(({ cityCode }) => cityCode === 'kazan');
  await placeOrder(shop, { pieces: 1, delivery: 0, store: store?.code ?? '' });
  const xml = await queried();
  expect(xml).not.toContain('<АдресРегистрации>');
  expect(requisitesIn(xml)).toMatchObject({
    'Вид доставки': 'Магазин',
    'Код пункта выдачи': store?.code,
    'Пункт выдачи': store?.name,
    'Адрес доставки': `Республика Татарстан, Казань, ${store?.address.replaceAll('\u00a0', ' ')}`,
    Город: 'Казань',
  });
});

const kinds = [
  ['courier', 'Курьер'],
  ['post', 'Почта'],
  ['pickup-point', 'Пункт выдачи'],
  ['locker', 'Постамат'],
  ['store', 'Магазин'],
] as const;
it.each(kinds)('an order with delivery by %s is sent to 1C with its destination', async (kind, name) => {
  await place();
  const [placed] = await db.select({ delivery: order.delivery }).from(order);
  if (!placed) throw new Error('No order was placed.');
  const point = { ...POINT, landmark: null, hours: [], latitude: null, longitude: null };
  const isCollected = kind !== 'courier' && kind !== 'post';
  const delivery = { ...placed.delivery, kind, name, point: isCollected ? point : null };
  await db.update(order).set({ delivery });
  if (isCollected) await db.update(orderBuyer).set({ address: null });
  const found = requisitesIn(await queried());
  expect(found).toMatchObject({ 'Вид доставки': name, 'Способ доставки': name, Город: 'Казань' });
  expect(found['Адрес доставки']).toContain(isCollected ? POINT.address : 'ул. Баумана, 1, кв. 2');
  if (isCollected) expect(found).toMatchObject({ 'Код пункта выдачи': 'KZN-7', 'Пункт выдачи': POINT.name });
});
const POINT = { code: 'KZN-7', name: 'На Баумана', address: 'ул. Баумана, 20' };

it('an order sent to 1C has the VAT of each line and of the delivery, in percent and as a sum', async () => {
  await place();
  await db.update(orderLine).set({ vatRate: 10 });
  await db.update(order).set({ deliveryVatRate: 0 });
  const taxes = [...(await queried()).matchAll(/<Налог>(.*?)<\/Налог>/gs)].map(([, inside = '']) =>
    [...inside.matchAll(/>([^<\s][^<]*)</g)].map(([, text]) => text),
  );
  const [goods, delivery, ...more] = taxes;
  expect(goods).toEqual(['НДС', 'true', expect.stringMatching(/^\d+\.\d\d$/), '10']);
  expect(delivery).toEqual(['НДС', 'true', '0.00', 'Без НДС']);
  expect(more).toEqual([]);
  expect(await queried()).toMatch(/<СтавкаНалога>\s*<Наименование>НДС<\/Наименование>\s*<Ставка>10</);
});

/** For each element, the order in which the schemas 2.05 and 2.09 require its children. */
const ORDER_OF: Readonly<Record<string, string>> = {
  Документ:
    'Ид Номер Дата ХозОперация Роль Валюта Курс Сумма Контрагенты Время СрокПлатежа Комментарий Налоги Скидки ДопРасходы Товары ЗначенияРеквизитов',
  Контрагент:
    'Ид Наименование ОфициальноеНаименование ЮридическийАдрес ИНН КПП ПолноеНаименование Фамилия Имя АдресРегистрации Комментарий Адрес Контакты Представители Роль РасчетныйСчет Склад',
  АдресРегистрации: 'Представление Комментарий АдресноеПоле',
  АдресноеПоле: 'Тип Значение',
  Контакт: 'Тип Значение Комментарий',
  Товар:
    'Ид Штрихкод Артикул Код Наименование БазоваяЕдиница Группы Описание СтавкиНалогов ХарактеристикиТовара ЗначенияРеквизитов ИдКаталога ИдКлассификатора ЦенаЗаЕдиницу Количество Резерв Сумма Единица Налоги',
  ЗначениеРеквизита: 'Наименование Значение',
  СтавкаНалога: 'Наименование Ставка',
  Налог: 'Наименование УчтеноВСумме Акциз Сумма Ставка',
};

/** For each element, the maximum number of characters of its text. */
const LIMITS: Readonly<Record<string, number>> = {
  Ид: 80,
  Наименование: 255,
  Представление: 255,
  Значение: 1000,
};

it("the elements of an order's XML have the sequence and the maximum lengths that the CommerceML schemas require", async () => {
  await place();
  await db.update(orderBuyer).set({ address: `${'Очень длинная улица '.repeat(12)}5` });
  const parser = new SaxesParser();
  const open: { name: string; last: number }[] = [];
  const wrong: string[] = [];
  let known = 0;
  parser.on('opentag', ({ name }) => {
    const parent = open.at(-1);
    const allowed = parent && ORDER_OF[parent.name]?.split(' ');
    const place = allowed?.indexOf(name) ?? 0;
    if (parent && allowed) {
      known += 1;
      if (place < parent.last) wrong.push(`${parent.name}/${name}`);
      parent.last = place;
    }
    open.push({ name, last: 0 });
  });
  let text = '';
  parser.on('text', (part) => {
    text = part;
  });
  parser.on('closetag', ({ name }) => {
    if (text.length > (LIMITS[name] ?? 3000)) wrong.push(`${name}: ${text.length}`);
    open.pop();
  });
  parser.write(await queried()).close();
  expect(known).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

it('each order state that 1C reports is applied once, and refused changes are reported (§3.6.20)', async () => {
  const [one, other] = [await place(), await place()];
  const { ask, begin } = oneC('ofis-1', manager.token);
  await begin();
  const file = states([
    [one.number, 'PACKING'],
    [other.number, 'HANDED_OVER'],
    ['В-000000-0', 'PACKING'],
  ]);
  const answer = await ask('file', file);
  expect(answer.split('\n')).toEqual([
    'failure',
    `${other.number}: из «Оформлен» нельзя перейти в «Вручён» (ORDER_STEP_REFUSED)`,
    'В-000000-0: такого заказа нет',
    '',
  ]);
  const track =
    '<ЗначениеРеквизита><Наименование>Трек-номер</Наименование><Значение>77</Значение></ЗначениеРеквизита>';
  expect(await ask('file', states([[one.number, 'PACKING']]))).toBe('success\n');
  expect(await ask('file', states([[one.number, 'SHIPPED', track.replace('77', '7'.repeat(500))]]))).toBe(
    `failure\n${one.number}: трек-номер или служба доставки не подходят (реквизиты «Трек-номер», «Служба доставки»)\n`,
  );
  expect(await ask('file', states([[one.number, 'SHIPPED', track]]))).toBe('success\n');
  const seen = (await (await manager.call(`/orders/${one.id}`)).json()) as OperatorOrder;
  expect(seen.order).toMatchObject({ state: 'SHIPPED', tracking: { number: '77' } });
  expect(seen.steps.map(({ state, operator }) => [state, operator])).toEqual([
    ['PLACED', null],
    ['PACKING', 'ofis-1'],
    ['SHIPPED', 'ofis-1'],
  ]);
  const calls = await db.select().from(operatorCall).where(eq(operatorCall.orderId, other.id));
  expect(calls).toMatchObject([{ operation: '1c:file', outcome: 'ORDER_STEP_REFUSED' }]);
});

it("1C cannot sign in as an operator without the required role, and its session ends when the operator's token is revoked", async () => {
  const packer = await createOperator(shop, 'sklad-1', 'packer');
  const exchange = await createOperator(shop, '1c', 'exchange');
  expect(await oneC('sklad-1', packer.token).begin()).toMatch(/^failure\nРоль/);
  expect(await oneC('ofis-1', exchange.token).begin()).toMatch(/^failure\nИмя или токен/);
  const { ask, begin } = oneC('1c', exchange.token);
  expect(await ask('query')).toMatch(/^failure\n.*начните с checkauth/);
  await begin();
  const { number } = await place();
  expect(await ask('file', states([[number, 'CANCELLED']]))).toMatch(/^failure\nСообщать состояния/);
  await revokeOperator(db, '1c', testNow);
  expect(await ask('query')).toMatch(/^failure/);
  const [kept] = await db.select({ state: order.state, taken: order.takenVersion }).from(order);
  expect(kept).toEqual({ state: 'PLACED', taken: 0 });
});

it('after twenty attempts with wrong tokens from a network, further wrong tokens are refused, but the right token is still accepted', async () => {
  const exchange = await createOperator(shop, '1c', 'exchange');
  const { begin: guess } = oneC('1c', 'wrong-token');
  for (let tried = 0; tried < 20; tried += 1) expect(await guess()).toBe('failure\nИмя или токен неверны.\n');
  expect(await guess()).toMatch(/^failure\nСлишком много попыток/);
  expect(await oneC('1c', exchange.token).begin()).toBe('success');
});
