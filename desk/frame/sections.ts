import type { OperationOf } from '../api/index.ts';

type DeskSection = {
  name: string;
  to: '/orders' | '/refunds' | '/reviews';
  /** The section is shown to operators who may call this operation. */
  operation: OperationOf<'operator'>;
};

/** The sections of the desk, in the order of a day's work. */
export const SECTIONS: readonly DeskSection[] = [
  { name: 'Заказы', to: '/orders', operation: 'listOrders' },
  { name: 'Возвраты', to: '/refunds', operation: 'listRefunds' },
  { name: 'Отзывы', to: '/reviews', operation: 'listReviews' },
];
