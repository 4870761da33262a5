import type { NoticeFacts, ShopNotice } from '../base/shop-notice.ts';

const order = {
  number: 'В-123456-6',
  sum: 1_299_000,
  pieces: 2,
  delivery: 'courier',
  fitting: false,
  city: 'Казань',
  isPart: false,
} as const;

/** One notice of each kind. */
export const FACTS: readonly NoticeFacts[] = [
  { event: 'ORDER_PLACED', ...order, fitting: true },
  { event: 'ORDER_CANCELLED', ...order },
  { event: 'ORDER_CANCELLED', ...order, pieces: 1, isPart: true },
  { event: 'REFUND_REQUESTED', number: 'В-123456-6/1', sum: 190_000, pieces: 1 },
  {
    event: 'REVIEW_WAITING',
    reviewId: '00000000-0000-4000-8000-000000000001',
    product: 'Пальто из шерсти',
  },
  { event: 'CONTACT_REQUESTED', number: 'П-123456-6', subject: 'REFUND' },
  { event: 'PAYMENT_DIFFERS', number: 'В-123456-6', sum: 100, due: 1_299_000 },
  { event: 'MESSAGE_DEAD', outboxId: 42, message: 'letter' },
  { event: 'IMPORT_FAILED', source: 'feed', reason: 'Выгрузка не скачана: её сервер отвечает 404.' },
];

export const noticeOf = (facts: NoticeFacts, count = 1): ShopNotice => ({
  ...facts,
  id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
  at: '2026-11-28T09:00:00.000Z',
  time: '12:00',
});

export const ORDER_NOTICE = noticeOf({ event: 'ORDER_PLACED', ...order });
