import type { PaymentRefusal, PaymentRefusalCode } from '#contract/client/client.schemas.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { OnlineMethod } from '../../domain/payment-provider.ts';

type Texts = Readonly<Partial<Record<PaymentRefusalCode, string>>>;

const TEXTS: Readonly<Record<PaymentRefusalCode, string>> = {
  NO_FUNDS: 'На счёте не хватает денег',
  CARD: 'Банк не принял карту: проверьте номер, срок и код или возьмите другую',
  CONFIRMATION: 'Оплату не удалось подтвердить в банке',
  LIMIT: 'Сумма больше, чем разрешает банк',
  DECLINED: 'Банк отклонил оплату',
  LATE: 'Время на оплату вышло',
};

/** Texts that differ from the default for some methods: SBP, for example, involves no card. */
const OWN_TEXTS: Readonly<Record<OnlineMethod, Texts>> = {
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

/** Explains the failure of an attempt in words that fit its payment method. */
export const refusalOf = (code: PaymentRefusalCode, method: OnlineMethod): PaymentRefusal => ({
  code,
  text: typeset(OWN_TEXTS[method][code] ?? TEXTS[code]),
});
