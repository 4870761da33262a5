import type { OrderState } from '../orders/states.ts';

// Words for the people of a shop. They may differ from the words for shoppers: for an order that was packed,
// shoppers still read that it is being packed. Commands print these words as they are, the desk with a
// capital letter.

export const ORDER_STATES: Readonly<Record<OrderState, string>> = {
  PLACED: 'оформлен',
  AWAITING_PAYMENT: 'ждёт оплаты',
  PAID: 'оплачен',
  PACKING: 'собран',
  SHIPPED: 'отправлен',
  READY: 'ждёт покупателя',
  HANDED_OVER: 'вручён',
  PARTLY_HANDED_OVER: 'вручён частично',
  CANCELLED: 'отменён',
};

export const REFUND_STATES = {
  DRAFT: 'черновик',
  REQUESTED: 'подан',
  APPROVED: 'одобрен',
  SENT: 'в пути',
  RECEIVED: 'принят',
  REFUNDED: 'выплачен',
  REJECTED: 'отклонён',
  CANCELLED: 'отменён',
} as const;

export const REVIEW_STATES = {
  WAITING: 'ждёт',
  PUBLISHED: 'опубликован',
  REFUSED: 'отклонён',
} as const;

export const CONTACT_STATES = {
  WAITING: 'ждёт',
  ANSWERED: 'отвечено',
  DONE: 'готово',
} as const;

export const CONTACT_STEPS = {
  ANSWERED: 'отвечено письмом',
  DONE: 'готово',
  REOPENED: 'снова в работе',
} as const;

export const PARCEL_STATES = {
  REQUESTED: 'подан',
  REGISTERED: 'зарегистрирован',
  IN_TRANSIT: 'в пути',
  WAITING: 'ждёт',
  HANDED_OVER: 'вручён',
  PARTLY_HANDED_OVER: 'вручён частично',
  RETURNED: 'возвращён',
  REFUSED: 'отклонён',
  CANCELLED: 'отменён',
} as const;

/** Receipts as a cash register names them (54-FZ). */
export const RECEIPTS = { TAKEN: 'приход', PAID_OUT: 'возврат прихода' } as const;

export const TILL_MEANS = { CASH: 'наличными', CARD: 'безналичными' } as const;

/** Reasons of steps, cancellations, refunds, rejections and reviews, by their stable names. */
export const REASONS = {
  OUT_OF_STOCK: 'нет в наличии',
  BUYER_ASKED: 'попросил покупатель',
  NOT_REACHED: 'не дозвонились',
  NOT_COLLECTED: 'не забрали',
  NOT_KEPT: 'покупатель не взял',
  NOT_PAID: 'не оплачен',
  OTHER_SUM: 'другая сумма',
  CARRIER: 'перевозчик',
  DEFECT: 'брак',
  ACCEPT: 'принято',
  RETURN: 'возвращено',
  RETURNED: 'возвращён',
  OTHER_SUM_ACCEPT: 'другая сумма принята',
  OTHER_SUM_RETURN: 'другая сумма возвращена',
  EDITED: 'изменён',
  EDIT_WAITS: 'изменение ждёт доплаты',
  EDIT_PAID: 'доплата пришла',
  EDIT_UNPAID: 'доплата не пришла',
  EDIT_WITHDRAWN: 'изменение отозвано',
  GOODWILL: 'в знак внимания',
  OTHER: 'другое',
  CHANGED_MIND: 'передумал',
  BY_MISTAKE: 'по ошибке',
  FOUND_CHEAPER: 'нашёл дешевле',
  TAKES_TOO_LONG: 'слишком долго',
  SIZE: 'не подошёл размер',
  FIT: 'не подошёл фасон',
  COLOUR: 'другой цвет',
  WORN: 'со следами носки',
  NOT_OURS: 'не наш товар',
  TOO_LATE: 'срок прошёл',
  NO_DEFECT: 'брака нет',
  NOT_SENT: 'не прислан',
  NOT_ABOUT_GOODS: 'не о товаре',
  INSULT: 'оскорбление',
  PERSONAL_DATA: 'личные данные',
  ADVERTISING: 'реклама',
  PHOTO: 'фото',
  UNTRUE: 'неправда',
  LINK: 'ссылка',
  PHONE: 'телефон',
  EMAIL: 'почта',
} as const;

/** Who made a change. */
export const ACTORS = {
  shopper: 'покупатель',
  shop: 'магазин',
  operator: 'сотрудник',
} as const;

/** Calls of operators, by their operationId. */
export const CALLS = {
  listOrders: 'список заказов',
  showOrder: 'заказ показан',
  getPickList: 'что взять для сборки',
  showPacking: 'открыть для сборки',
  packOrder: 'собрать',
  showLabel: 'этикетка',
  readyOrder: 'готов к выдаче',
  handOverOrder: 'вручить',
  cancelOrderByOperator: 'отменить',
  shipOrder: 'отправить',
  refundOrder: 'вернуть деньги',
  decidePaymentCase: 'решить о другой сумме',
  getOrderEditOptions: 'посмотреть, что можно изменить',
  tryEdit: 'посчитать изменение',
  editOrder: 'изменить заказ',
  withdrawOrderEdit: 'отозвать изменение',
  addOrderNote: 'написать заметку',
  repeatOrderLetter: 'отправить письмо ещё раз',
  refundAtCounter: 'возврат у прилавка',
  listRefunds: 'список возвратов',
  showRefund: 'возврат показан',
  approveRefund: 'одобрить возврат',
  receiveRefund: 'принять возврат',
  payRefund: 'выплатить возврат',
  rejectRefund: 'отклонить возврат',
  showOrderDraft: 'открыть новый заказ',
  changeOrderDraft: 'заполнить новый заказ',
  findGoods: 'найти товар для заказа',
  findPlaces: 'найти город для заказа',
  getDraftDelivery: 'способы получения нового заказа',
  getDraftPoints: 'пункты выдачи для нового заказа',
  placeDraftedOrder: 'оформить заказ по телефону',
  exportOrders: 'выгрузить заказы',
  getReport: 'числа магазина',
  getOperatorSession: 'кто работает',
  signOutOperator: 'выйти',
  signInOperator: 'войти',
  acceptInvitation: 'принять приглашение',
  startPasskey: 'начать добавлять ключ входа',
  addPasskey: 'добавить ключ входа',
  endPasskey: 'удалить ключ входа',
  listOperators: 'список сотрудников',
  showOperator: 'сотрудник показан',
  inviteOperator: 'пригласить сотрудника',
  inviteOperatorAgain: 'пригласить сотрудника снова',
  changeOperatorRole: 'сменить роль сотрудника',
  revokeOperator: 'отозвать доступ сотрудника',
  endOperatorSessions: 'завершить сессии сотрудника',
  listOperatorCalls: 'журнал действий',
  listReviews: 'список отзывов',
  showReview: 'отзыв показан',
  publishReview: 'опубликовать отзыв',
  refuseReview: 'отклонить отзыв',
  answerReview: 'ответить на отзыв',
  '1c:checkauth': 'вход 1С',
  '1c:query': 'заказы для 1С',
  '1c:success': '1С приняла заказы',
  '1c:file': 'состояния заказов от 1С',
  getToday: 'что ждёт сегодня',
  getTodaySales: 'продажи по дням',
  listSoldOutSizes: 'размеры, которые закончились',
  getShopHealth: 'состояние магазина',
  checkShop: 'проверить магазин',
  listMessages: 'неотправленные сообщения',
  repeatMessage: 'отправить сообщение снова',
  repeatDeadMessages: 'отправить все сообщения снова',
  dropMessage: 'удалить сообщение',
  listContactRequests: 'список обращений',
  showContactRequest: 'обращение показано',
  showContactFile: 'файл обращения показан',
  answerContactRequest: 'ответить на обращение',
  closeContactRequest: 'обращение сделано',
  reopenContactRequest: 'обращение снова ждёт',
  listBuyers: 'поиск покупателей',
  showBuyer: 'покупатель показан',
  exportBuyer: 'выгрузить данные покупателя',
  endBuyerSignIns: 'завершить сессии покупателя',
  deleteBuyer: 'удалить покупателя',
} as const;
