import { typeset } from '../text/typeset.ts';
import type { OnlineWay } from './ways-to-pay.ts';

/** Why an online payment failed (openapi, payment-refusal-code). */
type RefusalCode = 'NO_FUNDS' | 'CARD' | 'CONFIRMATION' | 'LIMIT' | 'DECLINED' | 'LATE';

const TEXTS: Readonly<Record<RefusalCode, string>> = {
  NO_FUNDS: 'На счёте не хватает денег',
  CARD: 'Банк не принял карту: проверьте номер, срок и код или возьмите другую',
  CONFIRMATION: 'Оплату не удалось подтвердить в банке',
  LIMIT: 'Сумма больше, чем разрешает банк',
  DECLINED: 'Банк отклонил оплату',
  LATE: 'Время на оплату вышло',
};

/** Other texts for certain payment methods. SBP, for example, uses no card. */
const TEXTS_OF_WAYS: Readonly<Record<OnlineWay, Readonly<Partial<Record<RefusalCode, string>>>>> = {
  'card-online': {
    NO_FUNDS: 'На карте не хватает денег',
    CONFIRMATION: 'Оплату не удалось подтвердить кодом из банка',
  },
  sbp: { CARD: TEXTS.DECLINED },
  parts: {
    NO_FUNDS: 'Не хватает денег на первую часть',
    CARD: 'Банк не принял карту для первой части: возьмите другую',
    LIMIT: 'Сумма больше, чем банк разрешает оплатить частями',
    DECLINED: 'Банк не одобрил оплату частями',
  },
};

/** Code and text of a failed payment, for the shopper. The text fits the payment method. */
export const paymentRefusal = <Code extends RefusalCode>(code: Code, way: OnlineWay) => ({
  code,
  text: typeset(TEXTS_OF_WAYS[way][code] ?? TEXTS[code]),
});
