/** The Russian names of outbox messages, by kind. A test checks that each kind with a handler has a name. */
export const messageWords: Readonly<Record<string, string>> = {
  letter: 'письмо покупателю',
  'order-letter': 'письмо о заказе',
  confirmation: 'подтверждение регистрации',
  'address-confirmation': 'подтверждение адреса',
  'password-reset': 'смена пароля',
  'newsletter-letter': 'письмо рассылки',
  'price-drop-letter': 'письмо о снижении цены',
  'order-event': 'заказ для Mindbox',
  'payment-cancel': 'отмена платежа',
  'payment-capture': 'списание платежа',
  'payment-close': 'закрытие платежа',
  refund: 'возврат денег',
  'shipment-register': 'заведение посылки у перевозчика',
  'shipment-cancel': 'отмена посылки у перевозчика',
  'shop-notices': 'уведомления магазина',
  'gather-shop-notices': 'сбор уведомлений магазина',
};
