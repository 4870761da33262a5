import { CONTACT_SUBJECTS } from '#shared/contact/subjects.ts';
import { DELIVERY_NAMES } from '#shared/delivery/kind-names.ts';
import { formatMoney } from '#shared/text/money.ts';
import { countOf } from '#shared/text/plural.ts';
import { NBSP } from '#shared/text/typography.ts';
import { messageWords } from '../../domain/message-words.ts';
import type { ShopNotice } from '../base/shop-notice.ts';

const SOURCES = { feed: 'Товары из выгрузки', '1c': 'Товары из 1С' } as const;

/** Maximum number of characters of a product name or a reason; longer texts are cut. */
const MAX_CHARACTERS = 300;

const cut = (text: string) => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text);

const pieces = (count: number) => `${count}${NBSP}шт.`;

/** The text of a notice that people read: a title, a colon, and details. */
export function noticeText(notice: ShopNotice): string {
  switch (notice.event) {
    case 'ORDER_PLACED':
    case 'ORDER_CANCELLED': {
      const { number, sum, city } = notice;
      const how = notice.fitting
        ? `${DELIVERY_NAMES[notice.delivery]} с${NBSP}примеркой`
        : DELIVERY_NAMES[notice.delivery];
      const what = `${formatMoney(sum)}, ${pieces(notice.pieces)}, ${how}, ${city}`;
      if (notice.event === 'ORDER_PLACED') return `Новый заказ ${number}: ${what}`;
      return `Покупатель отменил ${notice.isPart ? 'часть заказа' : 'заказ'} ${number}: ${what}`;
    }
    case 'REFUND_REQUESTED':
      return `Заявка на${NBSP}возврат ${notice.number}: ${formatMoney(notice.sum)}, ${pieces(notice.pieces)}`;
    case 'REVIEW_WAITING':
      return `Отзыв ждёт проверки: ${cut(notice.product)}`;
    case 'CONTACT_REQUESTED':
      return `Обращение ${notice.number}: ${CONTACT_SUBJECTS[notice.subject]}`;
    case 'PAYMENT_DIFFERS':
      return `Банк списал другую сумму за${NBSP}заказ ${notice.number}: ${formatMoney(notice.sum)} вместо ${formatMoney(notice.due)}, нужно решение`;
    case 'MESSAGE_DEAD':
      return `Сообщение магазина не${NBSP}отправлено: №${NBSP}${notice.outboxId}, ${messageWords[notice.message] ?? notice.message}`;
    case 'IMPORT_FAILED':
      return `${SOURCES[notice.source]} не${NBSP}загружены: ${cut(notice.reason)}`;
  }
}

/** The command that an operator can run to see more about the event; null if no command shows more. */
export function noticeCommand(notice: ShopNotice): string | null {
  switch (notice.event) {
    case 'ORDER_PLACED':
    case 'ORDER_CANCELLED':
    case 'PAYMENT_DIFFERS':
      return `npm run orders -- show ${notice.number}`;
    case 'REFUND_REQUESTED':
      return `npm run refunds -- show ${notice.number}`;
    case 'REVIEW_WAITING':
      return `npm run reviews -- show ${notice.reviewId}`;
    case 'CONTACT_REQUESTED':
      return `npm run contact -- show ${notice.number}`;
    case 'MESSAGE_DEAD':
      return 'npm run outbox -- list --dead';
    case 'IMPORT_FAILED':
      return null;
  }
}

/**
 * Lines for a notice in a message: its text and its command. If the message has several notices, each begins
 * with the time of its event.
 */
export function noticeLines(notice: ShopNotice, isAlone: boolean): string[] {
  const text = noticeText(notice);
  const command = noticeCommand(notice);
  return [isAlone ? text : `${notice.time} ${text}`, ...(command === null ? [] : [command])];
}

/** The subject of a message. If the message has a single notice, this is the notice's title. */
export function noticeSubject(notices: readonly ShopNotice[]): string {
  const [first, ...others] = notices;
  if (first && others.length === 0) return noticeText(first).split(':')[0] ?? '';
  return `${countOf(notices.length, ['событие', 'события', 'событий'])} в${NBSP}магазине`;
}
