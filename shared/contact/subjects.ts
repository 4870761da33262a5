/** What a request to the shop may be about, in the order in which it is offered. */
export const CONTACT_SUBJECTS = {
  ORDER: 'Заказ и\u00a0оплата',
  DELIVERY: 'Доставка и\u00a0сроки',
  REFUND: 'Возврат и\u00a0обмен',
  GOODS: 'Товар и\u00a0размер',
  STORE: 'Магазины',
  SITE: 'Работа сайта',
  PERSONAL_DATA: 'Персональные данные',
  OTHER: 'Другое',
} as const;
