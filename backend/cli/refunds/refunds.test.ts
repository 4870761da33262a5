import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Refund } from '#contract/client/client.schemas.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { type Door, openDoor } from '../../http-door.ts';
import { createOperator, placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { byPost, giveOrderToGuest, handOver, shopperOf } from '../../refunds/testing/refunds.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { becomeGuest, COURIER, PRICE, setTee } from '../../testing/shopping.ts';
import { operatorClient } from '../operator/operator-client.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { speak, translated } from '../terminal/say.ts';
import { runRefunds, type Values } from './run-command.ts';

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

const db = await openSmallShop();
let door: Door;
let shop: TestApp;
let manager: TestOperator;
let shopper: ReturnType<typeof shopperOf>;
let refund: Refund;

beforeEach(async () => {
  speak('en');
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order']);
  await setTee(db, { stock: 9, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
  const token = await giveOrderToGuest(shop, order, (await becomeGuest(shop)).access);
  await handOver(manager, order);
  shopper = shopperOf(shop, () => token);
  refund = await shopper.refund(order, byPost(2));
  door = await openDoor(async (request, info) => shop.operators.fetch(request, info), {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 0,
  });
  return () => door.close();
});

const settings = () => ({ OPERATOR_PORT: String(door.port), OPERATOR_TOKEN: manager.token });
const run = (words: string[], values: Values = {}) => runRefunds(operatorClient(settings()), words, values);
const number = () => refund.number ?? '';
const KEY = '0a0e1c6e-2f7c-4b44-9c3b-5d7d3f6c1a10';

describe('npm run refunds', () => {
  it("the commands process a refund from the shopper's application to the payment (§3.9.10)", async () => {
    expect((await run(['approve', number()], { say: 'Код 4417' }))[0]).toBe(
      `Refund ${number()} is APPROVED, 4 100 ₽.`,
    );
    // The refund's number in another spelling that people use: with a small Latin letter, and without the
    // hyphen.
    const typed = number().replace('В-', 'b').replace('-', '');
    expect((await run(['receive', typed], { good: ['1:1'] }))[0]).toBe(
      `Refund ${number()} is RECEIVED, 1 900 ₽.`,
    );
    expect((await run(['list'], { due: '2026-12-01' })).join('\n')).toContain('2026-12-01');
    // Searches the list by the last four digits of the buyer's phone.
    expect((await run(['list'], { search: '4567' })).join('\n')).toContain('2026-12-01');
    expect(await run(['list'], { search: '4568' })).toEqual(['No refunds found.']);
    const shown = (await run(['show', number()])).join('\n');
    expect(shown).toContain('1 of 2');
    expect(shown).toContain('Код 4417');
    expect((await run(['pay', number()]))[0]).toBe(`Refund ${number()} is REFUNDED, 1 900 ₽.`);
  });

  it('the refunds command prints Russian unless --lang en is set', async () => {
    speak('ru');
    expect((await run(['approve', number()]))[0]).toBe(`Возврат ${number()} одобрен, 4 100 ₽.`);
    const [head, line, sum] = await run(['list']);
    expect(head).toMatch(/^НОМЕР +СОСТОЯНИЕ +ПОДАН +ПОКУПАТЕЛЬ +КАК/);
    expect(line).toMatch(/одобрен +\d{2}\.\d{2}\.\d{4} .* почтой +2 +4 100 ₽/);
    expect(sum).toBe('Страница 1 из 1, возвратов: 1.');
    expect((await run(['show', number()])).join('\n')).toMatch(/^Сумма +4 100 ₽, вместе с доставкой/m);
  });

  it('the message about a refused call says in the configured language which option is wrong, and does not contain the idempotency key', async () => {
    speak('ru');
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await handOver(manager, order);
    const error = await run(['take', order.number], { line: ['1:9'], reason: 'SIZE', pay: 'cash' }).catch(
      (reason: unknown) => translated((reason as Error).message),
    );
    expect(error).toMatch(/^Магазин отказывает\.\n {2}строка 1, годных: [А-Я].*\.$/s);
    expect(error).not.toContain('--key');
  });

  it('if the shop’s answer is lost, the error names the key with which the command can be repeated', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await handOver(manager, order);
    const send: typeof fetch = (input, init) =>
      String(input).includes('counter-refunds') ? Promise.reject(new Error('lost')) : fetch(input, init);
    const client = operatorClient(settings(), send);
    await expect(
      runRefunds(client, ['take', order.number], { line: ['1:1'], reason: 'SIZE', pay: 'cash', key: KEY }),
    ).rejects.toThrow(`repeat the command with --key ${KEY}.`);
  });

  it('the command «take» records goods that a guest returns at the counter, and prints the receipt of return', async () => {
    const order = await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await handOver(manager, order);
    const taken = await run(['take', order.number], { line: ['1:1'], reason: 'SIZE', pay: 'cash' });
    expect(taken[0]).toBe(`Refund ${order.number}/1 is REFUNDED, 1 900 ₽.`);
    expect(taken[1]).toBe('Receipt: receipt of return, in cash, 1 900 ₽');
    expect(taken.join('\n')).toContain('1 x 1 900 ₽');
    const key = '0d2c7a52-6f0e-4d3b-9a1c-0f6f4f1f7a11';
    const last = { defect: ['1:1'], reason: 'DEFECT', pay: 'cash', key };
    const refused = run(['take', order.number], { ...last, pay: 'card' });
    await expect(refused).rejects.toThrow('  --pay: Заказ оплачен наличными');
    const [once, again] = [await run(['take', order.number], last), await run(['take', order.number], last)];
    expect(again).toEqual(once);
    expect(once[0]).toContain(`${order.number}/2 is REFUNDED`);
  });

  it('the refunds command prints why the shop refuses a change', async () => {
    await expect(run(['pay', number()])).rejects.toThrow("refund's state does not allow that");
    await expect(run(['show', number().replace('/1', '/2')])).rejects.toThrow('There is no refund');
    expect((await run(['reject', number()], { reason: 'WORN' }))[0]).toContain('REJECTED');
  });

  it.each<[string, string[], Values, string]>([
    ['no command', [], {}, 'A command is required.'],
    ['an unknown one', ['pya'], {}, 'pya is not a command.'],
    ['an option of another', ['pay', 'В-123456-6/1'], { reason: 'WORN' }, 'pay has no option --reason.'],
    ['the number of an order', ['show', 'В-123456-6'], {}, 'is not a refund number'],
    ['no reason', ['reject', 'В-123456-6/1'], {}, '--reason is required.'],
    ['a return without goods', ['take', 'В-123456-6'], { reason: 'SIZE', pay: 'cash' }, '--line or --defect'],
    ['a return without pay', ['take', 'В-123456-6'], { line: ['1'], reason: 'SIZE' }, '--pay is required'],
    ['an unknown means', ['pay', 'В-123456-6/1'], { pay: 'coins' }, '--pay must be cash or card'],
    ['codes alone', ['receive', 'В-123456-6/1'], { code: ['1=0104'] }, '--code requires'],
  ])('the refunds command reports %s as a usage error', async (_, words, values, sentence) => {
    const misspelt = run(words, values);
    await expect(misspelt).rejects.toBeInstanceOf(UsageError);
    await expect(misspelt).rejects.toThrow(sentence);
  });
});
