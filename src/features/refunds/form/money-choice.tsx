import { moneyWords } from '#shared/refunds/refund-words.ts';
import { MONEY_TERM } from '#shared/refunds/term-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { Refund, Refundable, RefundWay } from '@/lib/api';
import { Field } from '@/lib/ui/forms/field';
import { PhoneField } from '@/lib/ui/forms/phone-field';
import type { ChoiceErrors } from './choice-fields';

type MoneyChoiceProps = { refund: Refund; offer: Refundable; way: RefundWay | null; errors: ChoiceErrors };

const TERM = `Деньги вернём в\u00a0течение ${MONEY_TERM} после заявки`;

/**
 * How the money is returned: in the way in which it was paid. If it was paid on receipt, to a bank account
 * found by phone number.
 */
export function MoneyChoice({ refund, offer, way, errors }: MoneyChoiceProps) {
  const { paidOnReceipt, payment } = offer;
  if (!paidOnReceipt)
    return (
      <>
        <p>{`Вернутся ${moneyWords({ payment, paidOnReceipt, payout: null, paidOutBy: null })}`}</p>
        <p className="mt-1 max-w-[60ch] text-ink-2 text-ui">{TERM}</p>
      </>
    );
  return (
    <>
      <p>
        {way === 'STORE'
          ? 'Вернём в\u00a0кассе магазина или переведём по\u00a0номеру телефона'
          : `${capitalised('переведём')} по\u00a0номеру телефона: за\u00a0заказ вы\u00a0заплатили при получении`}
      </p>
      <p className="mt-1 max-w-[60ch] text-ink-2 text-ui">{TERM}</p>
      <div className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <PhoneField
          label={way === 'STORE' ? 'Телефон, если нужен перевод' : 'Телефон для перевода'}
          name="phone"
          error={errors.phone}
          defaultValue={refund.payout?.phone}
        />
        <Field
          label="Банк"
          name="bank"
          maxLength={60}
          error={errors.bank}
          defaultValue={refund.payout?.bank ?? ''}
        />
      </div>
    </>
  );
}
