import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { beforeEach, expect, it } from 'vitest';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { createOperatorApp } from '../../app.ts';
import { testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { revokeOperator } from '../../operators/operators.ts';
import { operatorCall } from '../../operators/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
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

it('sends orders until 1C confirms them, and again after a new event (§3.6.20)', async () => {
  const exchange = await createOperator(shop, '1c', 'exchange');
  const { ask, begin } = oneC('1c', exchange.token);
  const first = await place();
  expect(await begin()).toBe('success');
  expect(await ask('init')).toBe('zip=no\nfile_limit=8388608\n');
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  // A confirmation does not cover events that follow the query.
  await manager.does(first, 'packing', { version: 1 });
  expect(await ask('success')).toBe('success\n');
  expect(numbersIn(await ask('query'))).toEqual([first.number]);
  await ask('success');
  expect(numbersIn(await ask('query'))).toEqual([]);
});

it('writes XML that preserves typed text, with line sums that add up to the total', async () => {
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
  parser.write(await ask('query')).close();
  expect(texts.ПолноеНаименование).toEqual(['Анна <b> & "Ко"]]>']);
  expect(texts.Комментарий).toEqual(['&lt;']);
  const [total, ...sums] = (texts.Сумма ?? []).map(Number);
  expect(sums.reduce((all, sum) => all + sum, 0)).toBe(total);
});

it('applies each state from 1C once, and reports the refused ones (§3.6.20)', async () => {
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
    `${other.number}: PLACED does not lead to HANDED_OVER (ORDER_STEP_REFUSED)`,
    'В-000000-0: there is no such order',
    '',
  ]);
  const track =
    '<ЗначениеРеквизита><Наименование>Трек-номер</Наименование><Значение>77</Значение></ЗначениеРеквизита>';
  expect(await ask('file', states([[one.number, 'PACKING']]))).toBe('success\n');
  expect(await ask('file', states([[one.number, 'SHIPPED', track.replace('77', '7'.repeat(500))]]))).toBe(
    `failure\n${one.number}: the tracking number or the carrier does not fit (Трек-номер, Служба доставки)\n`,
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

it('admits no other role, and ends the session when the token is revoked', async () => {
  const packer = await createOperator(shop, 'sklad-1', 'packer');
  const exchange = await createOperator(shop, '1c', 'exchange');
  expect(await oneC('sklad-1', packer.token).begin()).toMatch(/^failure\nThe role/);
  expect(await oneC('ofis-1', exchange.token).begin()).toMatch(/^failure\nName or token/);
  const { ask, begin } = oneC('1c', exchange.token);
  expect(await ask('query')).toMatch(/^failure\nBegin with checkauth/);
  await begin();
  const { number } = await place();
  expect(await ask('file', states([[number, 'CANCELLED']]))).toMatch(/^failure\nOnly a manager/);
  await revokeOperator(db, '1c', testNow);
  expect(await ask('query')).toMatch(/^failure/);
  const [kept] = await db.select({ state: order.state, taken: order.takenVersion }).from(order);
  expect(kept).toEqual({ state: 'PLACED', taken: 0 });
});
