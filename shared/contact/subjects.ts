/** The subjects of a request, in the order of the form. */
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
