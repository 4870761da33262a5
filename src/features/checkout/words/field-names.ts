import type { CheckoutField } from '../fields/checkout-fields';

/** Names of the fields in the accusative, after «Проверьте: …». */
export const FIELD_NAMES: Readonly<Record<CheckoutField, string>> = {
  phone: 'телефон',
  name: 'имя',
  email: 'почту',
  forOther: 'получателя',
  recipientName: 'имя получателя',
  recipientPhone: 'телефон получателя',
  methodId: 'способ получения',
  pointCode: 'место выдачи',
  address: 'адрес',
  postalCode: 'индекс',
  flat: 'квартиру',
  entrance: 'подъезд',
  floor: 'этаж',
  intercom: 'домофон',
  comment: 'комментарий',
  day: 'день доставки',
  interval: 'время доставки',
  fitting: 'примерку',
  payment: 'способ оплаты',
  personalData: 'согласие',
  marketing: 'согласие на рассылку',
};
