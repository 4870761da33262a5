import { typeset } from '#shared/text/typeset.ts';
import type { PaymentRefusal } from '../../../src/generated/model/paymentRefusal.ts';
import type { PaymentRefusalCode } from '../../../src/generated/model/paymentRefusalCode.ts';

const TEXTS: Readonly<Record<PaymentRefusalCode, string>> = {
  NO_FUNDS: 'На карте не хватает денег',
  CARD: 'Банк не принял карту: проверьте номер, срок и код или возьмите другую',
  CONFIRMATION: 'Оплату не удалось подтвердить кодом из банка',
  LIMIT: 'Сумма больше, чем разрешает банк',
  DECLINED: 'Банк отклонил оплату',
  LATE: 'Время на оплату вышло',
};

export const refusalOf = (code: PaymentRefusalCode): PaymentRefusal => ({ code, text: typeset(TEXTS[code]) });
