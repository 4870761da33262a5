import { expect, it } from 'vitest';
import { ShopNotice } from '#contract/zod/zod.schemas.ts';
import { wireNotice } from '../channels/webhook-channel.ts';
import { FACTS, noticeOf, ORDER_NOTICE } from '../testing/sample-notices.ts';
import { noticeCommand, noticeLines, noticeSubject, noticeText } from './notice-words.ts';

it('each notice describes its event in Russian, with the command that shows more', () => {
  const said = FACTS.map((facts) => [noticeText(noticeOf(facts)), noticeCommand(noticeOf(facts))]);
  expect(said.map((words) => words.map((word) => word?.replaceAll('\u00a0', ' ') ?? null))).toEqual([
    [
      'Новый заказ В-123456-6: 12 990 ₽, 2 шт., курьер с примеркой, Казань',
      'npm run orders -- show В-123456-6',
    ],
    [
      'Покупатель отменил заказ В-123456-6: 12 990 ₽, 2 шт., курьер, Казань',
      'npm run orders -- show В-123456-6',
    ],
    [
      'Покупатель отменил часть заказа В-123456-6: 12 990 ₽, 1 шт., курьер, Казань',
      'npm run orders -- show В-123456-6',
    ],
    ['Заявка на возврат В-123456-6/1: 1 900 ₽, 1 шт.', 'npm run refunds -- show В-123456-6/1'],
    ['Отзыв ждёт проверки: Пальто из шерсти', 'npm run reviews -- show 00000000-0000-4000-8000-000000000001'],
    ['Обращение П-123456-6: Возврат и обмен', 'npm run contact -- show П-123456-6'],
    [
      'Банк списал другую сумму за заказ В-123456-6: 1 ₽ вместо 12 990 ₽, нужно решение',
      'npm run orders -- show В-123456-6',
    ],
    ['Сообщение магазина не отправлено: № 42, письмо покупателю', 'npm run outbox -- list --dead'],
    ['Товары из выгрузки не загружены: Выгрузка не скачана: её сервер отвечает 404.', null],
  ]);
});

it.each(FACTS)('a notice of $event has texts within the limits of the contract', (facts) => {
  const sent = wireNotice(noticeOf(facts));
  expect(ShopNotice.parse(sent)).toEqual(sent);
});

it('reasons in notices are cut to the length that the contract allows', () => {
  const notice = noticeOf({ event: 'IMPORT_FAILED', source: '1c', reason: 'x'.repeat(5000) });
  expect(noticeText(notice).length).toBeLessThan(400);
  expect(ShopNotice.parse(wireNotice(notice)).text).toMatch(/x…$/);
});

it('a message with several notices gives the time of each, and their number in the subject', () => {
  const others = [1, 2, 3, 4, 5].map((count) => ({ ...ORDER_NOTICE, id: String(count) }));
  expect(noticeSubject(others)).toBe('5\u00a0событий в\u00a0магазине');
  expect(noticeSubject([ORDER_NOTICE])).toBe('Новый заказ В-123456-6');
  expect(noticeLines(ORDER_NOTICE, false)[0]).toMatch(/^12:00 Новый заказ/);
  expect(noticeLines(ORDER_NOTICE, true)[0]).toMatch(/^Новый заказ/);
});
