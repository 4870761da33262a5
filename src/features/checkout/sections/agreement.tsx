import { partsOf } from '#shared/orders/parts.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { formatMoney } from '#shared/text/money.ts';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import type { Checkout } from '../state/use-checkout';
import { anchorOf } from '../words/anchor-of';
import { LateErrorsLine } from './late-errors-line';

type AgreementProps = {
  checkout: Checkout;
  formId: string;
  /** Whether the shopper is subscribed to the newsletter already. */
  hasNews: boolean;
};

/**
 * The consents, and the order button with its sum. They are outside of the form element and belong to it by
 * the form's id.
 */
export function Agreement({ checkout, formId, hasNews }: AgreementProps) {
  const { field, busy, refusal, wrong, total, chosen, today } = checkout;
  const { error: _, ...marketing } = field('marketing');
  const isPaidOnline = isOnline(chosen.payment);
  return (
    <>
      <div id={anchorOf('personalData')}>
        <Checkbox
          {...field('personalData')}
          form={formId}
          defaultChecked={checkout.start.personalData}
          className="lg:-mt-3"
        >
          <ConsentSentence id="personal-data" newWindow />
        </Checkbox>
      </div>
      {!hasNews && (
        <Checkbox {...marketing} form={formId} defaultChecked={checkout.start.marketing} className="-mt-1">
          <ConsentSentence id="marketing" newWindow />
        </Checkbox>
      )}
      {wrong.length > 0 && <LateErrorsLine wrong={wrong} />}
      {refusal && <ErrorNotice className="mt-4">{refusal}</ErrorNotice>}
      <Button
        type="submit"
        form={formId}
        name="intent"
        value="order"
        busy={busy}
        className="mt-4 w-full tabular-nums lg:max-w-85"
      >
        {buttonText(chosen.payment, total, today)}
      </Button>
      <p className="mt-3 max-w-[60ch] text-caption text-ink-2">
        <span>{`Нажимая «${isPaidOnline ? 'Оплатить' : 'Подтвердить заказ'}», вы\u00a0принимаете условия `}</span>
        <PageLink
          href={TEXT_PAGES.salesConditions}
          target="_blank"
          rel="noreferrer"
          className="quiet-link text-ink"
        >
          публичной оферты
        </PageLink>
        {chosen.payment === 'sbp' && <span>. Дальше понадобится приложение вашего банка</span>}
      </p>
    </>
  );
}

/** The text of the order button: «Оплатить 36 414 ₽», «Подтвердить заказ · 36 414 ₽». */
function buttonText(payment: string, total: number, today: string): string {
  if (payment === 'parts') return `Оплатить ${formatMoney(partsOf(total, today).first)} сегодня`;
  return isOnline(payment) ? `Оплатить ${formatMoney(total)}` : `Подтвердить заказ · ${formatMoney(total)}`;
}
