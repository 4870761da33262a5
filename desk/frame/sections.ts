import type { OperationOf } from '../api/index.ts';

type DeskSection = {
  name: string;
  to:
    | '/'
    | '/orders'
    | '/packing'
    | '/refunds'
    | '/reviews'
    | '/requests'
    | '/buyers'
    | '/people'
    | '/log'
    | '/health';
  /** Operators who may call this operation see the section. */
  operation: OperationOf<'operator'>;
};

/** The sections of the desk, in the order of a day's work. */
export const SECTIONS: readonly DeskSection[] = [
  { name: 'Сегодня', to: '/', operation: 'getToday' },
  { name: 'Заказы', to: '/orders', operation: 'listOrders' },
  { name: 'Сборка', to: '/packing', operation: 'packOrder' },
  { name: 'Возвраты', to: '/refunds', operation: 'listRefunds' },
  { name: 'Отзывы', to: '/reviews', operation: 'listReviews' },
  { name: 'Обращения', to: '/requests', operation: 'listContactRequests' },
  { name: 'Покупатели', to: '/buyers', operation: 'listBuyers' },
  { name: 'Люди', to: '/people', operation: 'listOperators' },
  { name: 'Журнал', to: '/log', operation: 'listOperatorCalls' },
  { name: 'Состояние', to: '/health', operation: 'getShopHealth' },
];
