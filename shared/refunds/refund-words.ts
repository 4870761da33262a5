import { formatPhone } from '../forms/phone.ts';
import { formatInterval } from '../orders/order-words.ts';
import { PAID_OUT_WORDS, type TillMeans } from '../payments/till.ts';
import { dayInMoscow, formatDayAndMonth } from '../text/dates.ts';
import { typeset } from '../text/typeset.ts';
import { NBSP } from '../text/typography.ts';

/** Names of the refund states (docs/specification.md §3.9). */
export const REFUND_STATE_NAMES = {
  DRAFT: `Не${NBSP}отправлен`,
  REQUESTED: 'Заявлен',
  APPROVED: 'Одобрен',
  SENT: 'Отправлен',
  RECEIVED: 'Получен',
  REFUNDED: 'Деньги возвращены',
  REJECTED: 'Отклонён',
  CANCELLED: 'Отменён',
} as const;

export const REFUND_REASONS = {
  SIZE: `Не${NBSP}подошёл размер`,
  FIT: `Не${NBSP}подошёл фасон`,
  COLOUR: `Цвет отличается от${NBSP}фото`,
  DEFECT: 'Брак или дефект',
  OTHER: 'Другое',
} as const;

export const REFUND_WAYS = {
  COURIER: `Курьер заберёт из${NBSP}дома`,
  POINT: `Сдать в${NBSP}пункт выдачи`,
  STORE: `Сдать в${NBSP}магазин`,
  POST: 'Почта России',
} as const;

const REFUND_REJECTIONS = {
  WORN: `Вещи носили: бирок нет или есть следы${NBSP}носки`,
  NOT_OURS: `Эти вещи куплены не${NBSP}у${NBSP}нас`,
  TOO_LATE: 'Срок возврата истёк',
  NO_DEFECT: `Проверка не${NBSP}нашла дефекта`,
  NOT_SENT: `Вещи к${NBSP}нам не${NBSP}приехали`,
  OTHER: `Возврат оформить не${NBSP}получилось. Напишите нам, и${NBSP}мы объясним`,
} as const;

type Way = keyof typeof REFUND_WAYS;
type Interval = { from: string; to: string };

/** What the sentences about a refund depend on. */
export type RefundFacts = {
  state: keyof typeof REFUND_STATE_NAMES;
  way: Way | null;
  store: { name: string; address: string } | null;
  pickup: { day: string | null; interval: Interval | null } | null;
  payout: { phone: string; bank: string } | null;
  payment: 'card-online' | 'sbp' | 'parts' | 'cash' | 'card-on-receipt';
  paidOnReceipt: boolean;
  payUntil: string | null;
  moneySentAt: string | null;
  paidOutBy: TillMeans | null;
  rejectedBecause: keyof typeof REFUND_REJECTIONS | null;
};

/** When a courier collects the goods from the shopper: «28 ноября, 10:00–14:00». */
const pickupWords = (pickup: RefundFacts['pickup']): string =>
  [
    pickup?.day && formatDayAndMonth(new Date(pickup.day)),
    pickup?.interval && formatInterval(pickup.interval),
  ]
    .filter(Boolean)
    .join(', ');

/** A sentence that says what the shopper has to do with the goods. */
export function wayWords({ way, store, pickup }: Pick<RefundFacts, 'way' | 'store' | 'pickup'>): string {
  switch (way) {
    case 'COURIER':
      return `Курьер заберёт вещи ${pickupWords(pickup)}`.trim();
    case 'STORE':
      return store
        ? `Принесите вещи в${NBSP}магазин: ${store.name}, ${store.address}`
        : `Принесите вещи в${NBSP}магазин`;
    case 'POINT':
      return `Сдайте вещи в${NBSP}пункт выдачи`;
    case 'POST':
      return 'Отправьте вещи Почтой России';
    default:
      return '';
  }
}

/** Where the money goes: the bank account or the card. */
export function moneyWords({
  payment,
  paidOnReceipt,
  payout,
  paidOutBy,
}: Pick<RefundFacts, 'payment' | 'paidOnReceipt' | 'payout' | 'paidOutBy'>): string {
  if (paidOutBy) return PAID_OUT_WORDS[paidOutBy];
  if (paidOnReceipt)
    return payout
      ? `на${NBSP}счёт по${NBSP}номеру ${formatPhone(payout.phone)}, ${payout.bank}`
      : `в${NBSP}кассе магазина`;
  if (payment === 'sbp') return `через СБП, на${NBSP}счёт, с${NBSP}которого вы платили`;
  if (payment === 'parts')
    return `через банк: он${NBSP}уменьшит оставшиеся платежи, а${NBSP}лишнее вернёт на${NBSP}карту`;
  return `на${NBSP}карту, которой вы платили`;
}

/** Until when the money is paid: «до 8 декабря», or «в ближайшее время» if that day is past. */
export const moneyUntilWords = (payUntil: string, now: Date): string =>
  payUntil < dayInMoscow(now)
    ? `в${NBSP}ближайшее время`
    : `до${NBSP}${formatDayAndMonth(new Date(payUntil))}`;

/** A sentence that says what happens next with a refund. */
export function refundSentence(refund: RefundFacts, now: Date): string {
  const until = refund.payUntil && moneyUntilWords(refund.payUntil, now);
  switch (refund.state) {
    case 'DRAFT':
      return typeset('Заявление сохранено. Дополните его и отправьте');
    case 'REQUESTED':
      return typeset('Проверяем заявление. Когда одобрим, напишем, как передать вещи');
    case 'APPROVED':
      return wayWords(refund);
    case 'SENT':
      return typeset('Вещи едут к нам. Когда получим их, проверим и напишем');
    case 'RECEIVED':
      return refund.moneySentAt
        ? typeset(`Перевод отправлен: ${moneyWords(refund)}. Когда деньги придут, зависит от банка`)
        : typeset(`Вещи у нас. Деньги вернутся ${until ?? ''}: ${moneyWords(refund)}`);
    case 'REFUNDED':
      return typeset(`Деньги вернулись ${moneyWords(refund)}`);
    case 'REJECTED':
      return REFUND_REJECTIONS[refund.rejectedBecause ?? 'OTHER'];
    case 'CANCELLED':
      return typeset('Вы отменили возврат. Вещи остались у вас');
  }
}
