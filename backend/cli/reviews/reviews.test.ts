import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { type Door, openDoor } from '../../http-door.ts';
import { createOperator, type TestOperator } from '../../orders/testing/operators.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { buyer, type Reviewer } from '../../reviews/testing/reviews.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { PRICE, setTee } from '../../testing/shopping.ts';
import { operatorClient } from '../operator/operator-client.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { speak } from '../terminal/say.ts';
import { runReviews, type Values } from './run-command.ts';

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

const ID = '6e1a3d0f-7b52-4c8e-9a64-2f0d8b7c5e31';
const db = await openSmallShop();
let door: Door;
let shop: TestApp;
let manager: TestOperator;
let anna: Reviewer;

beforeEach(async () => {
  speak('en');
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'review']);
  await setTee(db, { stock: 90, price: PRICE });
  shop = createTestApp(db);
  manager = await createOperator(shop, 'ofis-1', 'manager');
  anna = await buyer(shop, manager, 'anna@example.ru');
  door = await openDoor(async (request, info) => shop.operators.fetch(request, info), {
    port: 0,
    host: '127.0.0.1',
    trustedProxies: 0,
  });
  return () => door.close();
});

const settings = () => ({ OPERATOR_PORT: String(door.port), OPERATOR_TOKEN: manager.token });
const run = async (words: string[], values: Values = {}) =>
  (await runReviews(operatorClient(settings()), words, values)).join('\n');

describe('npm run reviews', () => {
  it('an operator publishes a review held for moderation, and hides it again after a complaint (§3.11.4)', async () => {
    expect(await run(['list'])).toBe('No reviews found.');
    const { id } = await anna.write({ text: 'Больше фото на www.example.com, смотрите' });
    expect(await run(['list'], { state: 'WAITING' })).toMatch(/WAITING .* LINK .*Больше фото/);
    expect(await run(['show', id])).toMatch(/Held by +LINK/);
    expect(await run(['publish', id])).toBe(`Review ${id} is PUBLISHED; the product page shows it.`);
    expect(await run(['complaints'])).toBe('No reviews found.');
    const boris = await buyer(shop, manager, 'boris@example.ru');
    const body = { reason: 'ADVERTISING', comment: 'Чужой сайт' };
    await boris.call(`/reviews/${id}/complaints`, { body });
    expect(await run(['complaints'])).toContain(id);
    expect(await run(['show', id])).toMatch(/ADVERTISING +open +Чужой сайт/);
    expect(await run(['refuse', id], { reason: 'ADVERTISING' })).toContain('does not show');
    expect(await run(['show', id])).toMatch(/ADVERTISING +settled/);
  });

  it('an operator dismisses a complaint, and the review stays on the product page (§3.11.4)', async () => {
    const { id } = await anna.write();
    const boris = await buyer(shop, manager, 'boris@example.ru');
    await boris.call(`/reviews/${id}/complaints`, { body: { reason: 'UNTRUE' } });
    expect(await run(['publish', id])).toContain('shows');
    expect(await run(['complaints'])).toBe('No reviews found.');
  });

  it('the reviews command shows the published text next to the new text that waits for moderation (§3.11.4)', async () => {
    const { id } = await anna.write();
    await anna.write({ seenVersion: 1, text: 'Пишите мне на anna@example.ru, отвечу' });
    expect(await run(['show', id])).toMatch(/отвечу[\s\S]*An earlier text is published[\s\S]*Плотный хлопок/);
  });

  it('the reviews command prints Russian unless --lang en is set', async () => {
    speak('ru');
    const { id } = await anna.write({ text: 'Больше фото на www.example.com, смотрите' });
    expect(await run(['list'])).toMatch(
      /^ИДЕНТИФИКАТОР .*\n.* ждёт .* ссылка .*\nСтраница 1 из 1, отзывов: 1\.$/,
    );
    expect(await run(['show', id])).toMatch(/^Задержало +ссылка$/m);
    expect(await run(['publish', id])).toBe(`Отзыв ${id} опубликован; на странице товара он есть.`);
  });

  it('an operator answers a review, and removes the answer', async () => {
    const { id } = await anna.write();
    await run(['answer', id], { say: 'Спасибо! Ждём вас снова' });
    expect(await run(['show', id])).toMatch(/Answered .*Спасибо! Ждём вас снова/);
    await run(['answer', id], { nothing: true });
    expect(await run(['show', id])).not.toContain('Answered');
  });

  it('the reviews command prints why the shop refuses a change', async () => {
    await expect(run(['show', ID])).rejects.toThrow('The order, refund, review or page does not exist');
    const { id } = await anna.write();
    await run(['refuse', id], { reason: 'OTHER' });
    await expect(run(['refuse', id], { reason: 'OTHER' })).rejects.toThrow(
      "review's state does not allow that",
    );
  });

  it.each<[string, string[], Values, string]>([
    ['no command', [], {}, 'A command is required.'],
    ['an unknown one', ['publsh'], {}, 'publsh is not a command.'],
    ['an option of another', ['publish', ID], { reason: 'OTHER' }, 'publish has no option --reason.'],
    ['a number', ['show', '17'], {}, 'is not a review id'],
    ['two ids', ['show', ID, ID], {}, 'One review id is required.'],
    ['no answer', ['answer', ID], {}, 'Either --say or --nothing is required.'],
    ['an answer and none', ['answer', ID], { say: 'Да', nothing: true }, 'Either --say'],
    ['no reason', ['refuse', ID], {}, '--reason is required.'],
  ])('the reviews command reports %s as a usage error', async (_, words, values, sentence) => {
    const misspelt = run(words, values);
    await expect(misspelt).rejects.toBeInstanceOf(UsageError);
    await expect(misspelt).rejects.toThrow(sentence);
  });
});
