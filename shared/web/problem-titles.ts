// Messages that pages also show when there is no API response. Each is a constant of its own, so that scripts
// contain only the messages that they use.
const CROSS_SITE_TITLE = 'Запрос отклонён. Обновите страницу и\u00a0попробуйте ещё раз';
const TOO_LARGE_TITLE = 'Слишком много данных в\u00a0одном запросе';
const UNREADABLE_TITLE = 'Запрос не\u00a0удалось прочитать. Попробуйте ещё раз';
export const UNAVAILABLE_TITLE = 'Сервис временно недоступен. Попробуйте ещё раз чуть\u00a0позже';
export const UNKNOWN_TITLE = 'Неизвестная ошибка';

/** What a page says if the server refuses a form that was posted without scripts, by HTTP status. */
export const formRefusals = {
  403: CROSS_SITE_TITLE,
  413: TOO_LARGE_TITLE,
  415: UNREADABLE_TITLE,
} as const;

/**
 * The message for shoppers for each problem code (docs/specification.md §7.5). Operations may replace it by a
 * more specific one.
 */
export const problemTitles = {
  ACCOUNT_NOT_CONFIRMED: 'Почта не подтверждена. Перейдите по ссылке из письма',
  ARTICLE_IN_STOCK: 'Этот размер уже в\u00a0наличии',
  ARTICLE_NOT_FOUND: 'Такого товара нет',
  ARTICLE_NOT_IN_CART: 'Этого товара уже нет в\u00a0корзине',
  ARTICLE_SOLD_OUT: 'Этот размер закончился',
  CART_LINE_LIMIT: 'В\u00a0корзине помещается не\u00a0больше 50\u00a0разных товаров',
  CHECKOUT_DRAFT_CHANGED: 'Эти данные изменились в\u00a0другой вкладке',
  CONFIRMATION_REJECTED: 'Ссылка устарела или уже использована. Запросите новую',
  CONSENT_NEEDED: 'Без этого согласия учётной записи быть не\u00a0может. Её можно удалить',
  CONTACT_ALREADY_SENT: 'Это обращение уже отправлено с\u00a0другим текстом',
  CONTACT_STEP_REFUSED: 'С\u00a0обращением сейчас так нельзя. Посмотрите его ещё раз',
  CROSS_SITE_REQUEST: CROSS_SITE_TITLE,
  EXTERNAL_EMAIL_UNVERIFIED: 'Подтвердите почту у\u00a0сервиса входа или войдите по паролю',
  EXTERNAL_SIGN_IN_REJECTED: 'Не\u00a0удалось войти. Попробуйте ещё раз',
  FORBIDDEN: 'Нет доступа',
  GIFT_NOT_OFFERED: 'Этот подарок сейчас выбрать нельзя',
  IDEMPOTENCY_KEY_REUSED: 'Этот заказ уже оформлен с\u00a0другими данными',
  INTERNAL: UNKNOWN_TITLE,
  INVALID_CREDENTIALS: 'Неверный телефон или пароль',
  INVALID_REQUEST: 'Проверьте введённые данные',
  LAST_OWNER: 'Это последний владелец. Сначала назначьте другого',
  LAST_PASSKEY: 'Это последний ключ входа. Сначала добавьте другой',
  LAST_WAY_IN: 'Это единственный способ войти. Сначала подтвердите почту или\u00a0телефон',
  MALFORMED_JSON: UNREADABLE_TITLE,
  MESSAGE_STEP_REFUSED: 'С\u00a0сообщением сейчас так нельзя. Посмотрите его ещё раз',
  NOT_FOUND: 'Страница не найдена',
  OPERATOR_NAME_TAKEN: 'Это имя уже занято. Выберите другое',
  OPERATOR_STEP_REFUSED: 'Доступ этого сотрудника изменился. Посмотрите его ещё раз',
  ORDER_CHANGED: 'Пока вы\u00a0оформляли заказ, кое-что изменилось',
  ORDER_NOT_CANCELLABLE: 'Этот заказ уже нельзя отменить',
  ORDER_STEP_REFUSED: 'С\u00a0заказом сейчас так нельзя. Посмотрите его ещё раз',
  ORDER_SUM_CHANGED: 'Сумма после изменения уже другая. Посмотрите её ещё раз',
  PASSKEY_REFUSED: 'Ключ не\u00a0подошёл. Попробуйте ещё раз',
  PAYLOAD_TOO_LARGE: TOO_LARGE_TITLE,
  PAYMENT_NOT_POSSIBLE: 'За\u00a0этот заказ сейчас заплатить нельзя',
  PROMO_CODE_EXPIRED: 'Срок действия промокода закончился',
  PROMO_CODE_LIMIT: 'В\u00a0заказе помещается не\u00a0больше 10\u00a0промокодов',
  PROMO_CODE_UNKNOWN: 'Такого промокода нет. Проверьте написание',
  PROMO_CODE_USED: 'Промокод уже использован',
  PROOF_NEEDED: 'Подтвердите, что это вы',
  PROOF_NOT_POSSIBLE: 'Кодом подтвердить нельзя. Выйдите и\u00a0войдите снова',
  REFRESH_REJECTED: 'Сессия завершена. Войдите снова',
  REFUND_CHANGED: 'Пока вы\u00a0оформляли возврат, кое-что изменилось',
  REFUND_NOT_CANCELLABLE: 'Этот возврат уже нельзя отменить',
  REFUND_NOT_OFFERED: 'Из\u00a0этого заказа сейчас ничего нельзя вернуть',
  REFUND_NOT_POSSIBLE: 'Столько денег вернуть нельзя',
  REFUND_STEP_REFUSED: 'С\u00a0возвратом сейчас так нельзя. Посмотрите его ещё раз',
  REVIEW_CHANGED: 'Этот отзыв изменился в\u00a0другой вкладке',
  REVIEW_NOT_OFFERED: 'Отзыв можно оставить после получения товара',
  REVIEW_OWN: 'Это ваш отзыв',
  REVIEW_STEP_REFUSED: 'С\u00a0отзывом сейчас так нельзя. Посмотрите его ещё раз',
  SIGN_IN_NEEDED: 'Войдите в\u00a0учётную запись, для которой указали этот адрес',
  TOO_MANY_REQUESTS: 'Слишком много попыток. Попробуйте позже',
  UNAUTHORIZED: 'Сессия завершена. Войдите снова',
  UNAVAILABLE: UNAVAILABLE_TITLE,
  UNDO_REJECTED:
    'Ссылка больше не\u00a0действует: прошло семь дней, или\u00a0по\u00a0ней уже отменили изменения',
  UNSUPPORTED_MEDIA_TYPE: UNREADABLE_TITLE,
  WISHLIST_LIMIT: 'В\u00a0избранном помещается не\u00a0больше 500\u00a0товаров',
} as const;

/** Replaces the NOT_FOUND message if the shop does not offer this sign-in provider. */
export const noSuchProvider = 'Такого способа входа нет';

/** The `type` of a problem document (RFC 9457): a path that identifies the code. */
export const problemType = (code: string): string => `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
