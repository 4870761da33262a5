import type { WorkKind } from '#shared/operators/work.ts';
import type { OrdersSearch } from '../orders/orders-search.ts';
import type { RefundsSearch } from '../refunds/refunds-search.ts';
import type { RequestsSearch } from '../requests/requests-search.ts';
import type { ReviewsSearch } from '../reviews/reviews-search.ts';

/** The list that has what waits. */
export type WorkList =
  | { to: '/orders'; search: OrdersSearch }
  | { to: '/refunds'; search: RefundsSearch }
  | { to: '/reviews'; search: ReviewsSearch }
  | { to: '/requests'; search: RequestsSearch }
  | { to: '/health'; search: { messages?: 'DEAD' } }
  | { to: '/sold-out'; search: object };

type WorkFacts = {
  name: string;
  /** Something has gone wrong as soon as there is one. */
  isAlarm?: boolean;
  list(today: string): WorkList;
};

const orders = (search: OrdersSearch) => (): WorkList => ({ to: '/orders', search });
const refunds = (search: RefundsSearch) => (): WorkList => ({ to: '/refunds', search });
const reviews = (search: ReviewsSearch) => (): WorkList => ({ to: '/reviews', search });

/** What each kind of work is called, and where it is done. */
export const WORK_FACTS: Readonly<Record<WorkKind, WorkFacts>> = {
  LATE: { name: 'Опаздывают', isAlarm: true, list: orders({ late: true }) },
  PACK: { name: 'Собрать', list: orders({ state: ['PLACED', 'PAID'] }) },
  SHIP: { name: 'Отправить', list: orders({ state: ['PACKING'] }) },
  HAND_OVER: { name: 'Вручить', list: orders({ state: ['SHIPPED', 'READY'] }) },
  OTHER_SUM: { name: 'Оплачены на\u00a0другую сумму', list: orders({ undecided: true }) },
  REFUND_DUE: {
    name: 'Срок денег сегодня или\u00a0прошёл',
    isAlarm: true,
    list: (today) => ({ to: '/refunds', search: { dueUntil: today } }),
  },
  REFUND_DECISION: { name: 'Решить', list: refunds({ state: ['REQUESTED'] }) },
  REFUND_MONEY: { name: 'Вернуть деньги', list: refunds({ state: ['RECEIVED'] }) },
  REVIEW: { name: 'Отзывы ждут решения', list: reviews({ state: 'WAITING' }) },
  COMPLAINT: { name: 'Отзывы с\u00a0жалобами', list: reviews({ complained: true }) },
  REQUEST: {
    name: 'Обращения ждут ответа',
    list: () => ({ to: '/requests', search: { state: 'WAITING' } }),
  },
  DEAD_MESSAGE: {
    name: 'Сообщения не\u00a0ушли',
    isAlarm: true,
    list: () => ({ to: '/health', search: { messages: 'DEAD' } }),
  },
  FAILED_IMPORT: {
    name: 'Импорт не\u00a0удался',
    isAlarm: true,
    list: () => ({ to: '/health', search: {} }),
  },
  SOLD_OUT_SIZE: { name: 'Размеры закончились', list: () => ({ to: '/sold-out', search: {} }) },
};

/** The parts of the screen, with the kinds of work in each. */
export const WORK_GROUPS: readonly { title: string; kinds: readonly WorkKind[] }[] = [
  { title: 'Заказы', kinds: ['LATE', 'PACK', 'SHIP', 'HAND_OVER', 'OTHER_SUM'] },
  { title: 'Возвраты', kinds: ['REFUND_DUE', 'REFUND_DECISION', 'REFUND_MONEY'] },
  { title: 'Отзывы и\u00a0обращения', kinds: ['REVIEW', 'COMPLAINT', 'REQUEST'] },
  { title: 'Магазин', kinds: ['DEAD_MESSAGE', 'FAILED_IMPORT', 'SOLD_OUT_SIZE'] },
];
