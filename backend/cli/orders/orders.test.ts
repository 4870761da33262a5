import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { orderBuyer, order as orderTable } from '../../domain/tables/orders.ts';
import { type Door, openDoor } from '../../http-door.ts';
import { operatorCall } from '../../operators/base/tables.ts';
import { shipment } from '../../orders/base/tables.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone } from '../../testing/app.ts';
import { COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { operatorClient } from '../operator/operator-client.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { speak } from '../terminal/say.ts';
import { codesOf, kopecksOf, orderNumberOf, piecesOf } from './read-words.ts';
import { runOrders, type Values } from './run-command.ts';

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

const db = await openSmallShop();
let door: Door;
let order: Order;
let manager: TestOperator;

beforeEach(async () => {
  speak('en');
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  const shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
  door = await openDoor(async (request, info) => shop.operators.fetch(request, info), {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 0,
  });
  return () => door.close();
});

const settings = () => ({ OPERATOR_PORT: String(door.port), OPERATOR_TOKEN: manager.token });
const run = (words: string[], values: Values = {}) => runOrders(operatorClient(settings()), words, values);

describe('npm run orders', () => {
  const command = promisify(execFile);
  const asProcess = (...words: string[]) =>
    command(process.execPath, [resolve(import.meta.dirname, '../orders.ts'), ...words], {
      env: { ...process.env, ...settings() },
    }).then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, out: stderr }),
    );

  it('the orders command, run as a separate process, exits with 0 after success and with another code after a failure', async () => {
    const done = await asProcess('pack', order.number);
    expect(done).toEqual({ code: 0, out: `Заказ ${order.number} собран, 4 100 ₽.\n` });
    const refused = await asProcess('pack', order.number);
    expect(refused).toMatchObject({
      code: 1,
      out: expect.stringContaining('Состояние заказа этого не позволяет'),
    });
    const misspelt = await asProcess('pakc', order.number);
    expect(misspelt).toMatchObject({ code: 2, out: expect.stringContaining('Команды pakc нет.') });
    const english = await asProcess('pakc', order.number, '--lang', 'en');
    expect(english).toMatchObject({ code: 2, out: expect.stringContaining('pakc is not a command.') });
    const help = await asProcess('--help');
    expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/^Заказы магазина/) });
  });

  it('the orders command calls the operator API, which logs every call', async () => {
    await db.update(orderBuyer).set({ recipientName: 'Мария Орлова', recipientPhone: '+79990000001' });
    await run(['pack', order.number], { missing: ['1:1'] });
    await run(['ship', order.number], { carrier: 'СДЭК', track: '1010101010' });
    await run(['hand-over', order.number.replace('В-', '')]);
    const calls = await db.select().from(operatorCall).orderBy(operatorCall.id);
    expect(calls.map(({ operation }) => operation)).toEqual(
      ['packOrder', 'shipOrder', 'handOverOrder'].flatMap((change) => ['listOrders', 'showOrder', change]),
    );
    const shown = (await run(['show', order.number])).join('\n');
    for (const text of [
      'HANDED_OVER',
      'Мария Орлова, +79990000001',
      'СДЭК 1010101010',
      '2 - 1',
      'OUT_OF_STOCK',
      'ofis-1',
    ])
      expect(shown).toContain(text);
  });

  it('the command ship requires a parcel number if the carrier does not assign one by its API', async () => {
    await run(['pack', order.number]);
    await expect(run(['ship', order.number], { carrier: 'СДЭК' })).rejects.toThrow('--track: ');
  });

  it('the command ship requires no parcel number if the shop’s own courier delivers', async () => {
    await run(['pack', order.number]);
    const [line] = await run(['ship', order.number], { carrier: 'Курьер' });
    expect(line).toContain('is SHIPPED');
    const shown = (await run(['show', order.number])).join('\n');
    expect(shown).not.toContain('Parcel');
    expect(shown).toMatch(/Delivery +.+, with fitting, Республика Татарстан, Казань/);
    expect((await run(['list'])).join('\n')).toContain('Курьером, with fitting');
  });

  it('the orders command prints the sums that were taken or paid out, and the means of payment', async () => {
    await run(['pack', order.number]);
    await run(['ship', order.number], { carrier: 'Курьер' });
    const [, taken] = await run(['hand-over', order.number], { paid: 'card' });
    expect(taken).toBe('Taken: 4 100 ₽, by card.');
    const goodwill = { sum: '500', reason: 'в знак внимания', pay: 'card' };
    speak('ru');
    expect((await run(['refund', order.number], goodwill))[1]).toBe('Отдано из кассы 500 ₽ безналичными.');
    const shown = (await run(['show', order.number])).join('\n');
    expect(shown).toMatch(/Оплата +картой при получении, оплачено 4 100 ₽, возвращено 500 ₽/);
    expect(shown).toMatch(/вручён \(возврат\) +ofis-1 +в знак внимания/);
  });

  it('if a call is refused for lack of a role, the command names the roles that may make it', async () => {
    const shopOf = createTestApp(db);
    const packer = await createOperator(shopOf, 'sklad-1', 'packer');
    const client = operatorClient({ ...settings(), OPERATOR_TOKEN: packer.token });
    await expect(runOrders(client, ['cancel', order.number], { reason: 'OTHER' })).rejects.toThrow(
      'Roles that do: manager, owner.',
    );
  });

  it('the orders command shows the state of a parcel at the carrier, and why the carrier refused it', async () => {
    const [first] = await db.select().from(orderTable);
    const requestedAt = new Date('2026-11-21T09:00:00Z');
    const facts = { orderId: first?.id ?? '', carrier: 'cdek' as const, requestedAt };
    await db.insert(shipment).values({ ...facts, state: 'REFUSED', refusal: 'Неверный телефон' });
    expect((await run(['show', order.number])).join('\n')).toContain('СДЭК REFUSED, Неверный телефон');
    const [line] = await run(['pack', order.number]);
    expect(line).toContain('Its parcel: СДЭК REFUSED');
  });

  it('the command label refuses an order that has no parcel at a carrier', async () => {
    await expect(run(['label', order.number])).rejects.toThrow('has no parcel at a carrier');
    const misspelt = run(['label', order.number], { track: '1' });
    await expect(misspelt).rejects.toThrow('label has no option --track.');
  });

  it("the orders command prints orders as a table, without the control characters in buyers' data", async () => {
    await db.update(orderBuyer).set({ name: 'Анна\u001b[2J' });
    const [head = '', line = '', sum] = await run(['list'], { state: 'PLACED' });
    expect(line.indexOf('PLACED')).toBe(head.indexOf('STATE'));
    expect(line).toContain('Анна [2J');
    expect(sum).toBe('Page 1 of 1, 1 orders.');
    expect(await run(['list'], { state: 'PAID' })).toEqual(['No orders found.']);
    expect((await run(['list'], { search: '8 (999) 123-45-67' })).at(-1)).toBe(sum);
    expect(await run(['list'], { search: '4568' })).toEqual(['No orders found.']);
  });

  it('the orders command prints Russian unless --lang en is set', async () => {
    speak('ru');
    const [head = '', line = '', sum] = await run(['list']);
    expect(head).toMatch(/^НОМЕР +СОСТОЯНИЕ +ОФОРМЛЕН +ПОКУПАТЕЛЬ/);
    expect(line).toMatch(/оформлен +\d{2}\.\d{2}\.\d{4} \d{2}:\d{2} .* наличными .* 4 100 ₽$/);
    expect(sum).toBe('Страница 1 из 1, заказов: 1.');
    const shown = (await run(['show', order.number])).join('\n');
    expect(shown).toMatch(/^Заказ +В-\d{6}-\d {2}оформлен$/m);
    expect(shown).toMatch(/^Дни +с \d{2}\.\d{2}\.2026 по \d{2}\.\d{2}\.2026$/m);
    expect(shown).not.toMatch(/PLACED|entrance|delivery/);
  });

  it('an order is shown with its whole delivery address once, in the form that 1C receives', async () => {
    await db.update(orderBuyer).set({
      address: 'г. Казань, ул. Баумана, д. 5, кв. 12/3',
      postalCode: '420111',
      flat: 'кв. 12/3',
      entrance: 'подъезд 2',
      floor: '3 этаж',
      intercom: '12К',
    });
    const shown = (await run(['show', order.number])).join('\n');
    expect(shown).toContain('Казань, ул. Баумана, д. 5, кв. 12/3, подъезд 2, этаж 3, домофон 12К');
    expect(shown.match(/Казань/g)).toHaveLength(1);
  });

  it('the orders command exports each order as one line of JSON', async () => {
    const lines = await run(['export']);
    expect(lines.map((line) => JSON.parse(line).order.number)).toEqual([order.number]);
  });

  it.each<[string, string[], Values]>([
    ['no order', ['show'], {}],
    ['a wrong number', ['show', '12345'], {}],
    ['an option of another command', ['ready', 'В-123456-6'], { reason: 'OTHER' }],
    ['a parcel without its carrier', ['ship', 'В-123456-6'], { track: '1010101010' }],
    ['a state that is none', ['list'], { state: 'LOST' }],
    ['a reason that is none', ['cancel', 'В-123456-6'], { reason: 'SIZE' }],
    ['pieces that are none', ['pack', 'В-123456-6'], { missing: ['one'] }],
    ['codes without what is kept', ['hand-over', 'В-123456-6'], { code: ['1=0104'] }],
    ['an unknown format', ['export'], { format: 'xls' }],
  ])(
    'the orders command reports %s as a usage error, and does not call the shop',
    async (_, words, values) => {
      await expect(run(words, values)).rejects.toThrow(UsageError);
      expect(await db.$count(operatorCall)).toBe(0);
    },
  );
});

it.each(['В-123456-6', 'в-123456-6', 'B-123456-6', '1234566', '123456-6'])(
  '%s is understood as the order number В-123456-6',
  (word) => {
    expect(orderNumberOf(word)).toBe('В-123456-6');
  },
);

it('the sums, pieces and marking codes that an operator types are parsed', () => {
  expect(['500', '499,9', '0.05'].map(kopecksOf)).toEqual([50_000, 49_990, 5]);
  expect(() => kopecksOf('1e3')).toThrow(UsageError);
  expect(piecesOf(['1', '2:3'])).toEqual([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 3 },
  ]);
  expect([...codesOf(['1=a=b', '1=c'])]).toEqual([[0, ['a=b', 'c']]]);
});

it('the columns of a printed table are aligned', () => {
  expect(
    alignedTable([
      ['A', 'B'],
      ['длинно', ''],
    ]),
  ).toEqual(['A       B', 'длинно']);
});
