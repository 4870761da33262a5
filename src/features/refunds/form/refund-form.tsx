import { formatDayAndMonth } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Refund, Refundable } from '@/lib/api';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { FormSection } from '@/lib/ui/forms/form-section';
import { PageLink } from '@/lib/ui/links/page-link';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';
import { refundHref } from '../refunds-search';
import type { ChoiceErrors } from './choice-fields';
import { LineChoice } from './line-choice';
import { MoneyChoice } from './money-choice';
import { PhotoChoice } from './photo-choice';
import { RefundSummary } from './refund-summary';
import { useRefundForm } from './use-refund-form';
import { WayChoice } from './way-choice';

export type PostedRefund = { errors: ChoiceErrors };

type RefundFormProps = {
  refund: Refund;
  offer: Refundable;
  /** The values of a form that was posted without scripts, with its errors. */
  posted: PostedRefund | undefined;
};

/**
 * The form «Оформить возврат»: which pieces, the way back, and the money. It is a plain form that is posted
 * to the server. Scripts compute the sum and save the draft while it is filled in.
 */
export function RefundForm({ refund, offer, posted }: RefundFormProps) {
  const { choice, sums, errors, attributes, changed } = useRefundForm(refund, offer, posted?.errors);
  const { orderId, orderNumber, until } = offer;
  const wrong = Object.entries(errors).filter(([name]) => name !== 'form');
  return (
    <div className="page-width min-h-page px-margin pt-5 pb-6 lg:pt-12 lg:pb-10">
      <PageLink
        to="/orders/$orderId"
        params={{ orderId }}
        className="-mt-3 mb-1 inline-flex min-h-11 items-center gap-2 text-ui hover:underline"
      >
        <ArrowLeftIcon />
        <span>{`Заказ №\u00a0${orderNumber}`}</span>
      </PageLink>
      <h1 className="type-h1">Оформить возврат</h1>
      {until && (
        <p className="mt-1.5 text-ink-2">{`Вернуть можно до\u00a0${formatDayAndMonth(new Date(until))}`}</p>
      )}
      <form
        {...attributes}
        method="post"
        action={refundHref(refund.id)}
        noValidate
        encType="multipart/form-data"
        className="mt-6 lg:mt-8"
      >
        <input type="hidden" name="sum" value={sums.sum} readOnly />
        <div className="lg:grid-page">
          <div className="lg:col-span-8">
            <FormSection
              title="Выберите товары"
              note={'Цена, которую вы\u00a0заплатили, со\u00a0всеми скидками'}
            >
              <ul data-invalid={errors.lines && ''}>
                {offer.lines.map((line) => (
                  <LineChoice
                    key={line.position}
                    line={line}
                    chosen={refund.lines.find(({ position }) => position === line.position)}
                    pieces={choice.lines.find(({ position }) => position === line.position)?.quantity ?? 1}
                    errors={errors}
                  />
                ))}
              </ul>
              {errors.lines && <ErrorNotice className="mt-3">{errors.lines}</ErrorNotice>}
            </FormSection>
            <PhotoChoice refund={refund} choice={choice} error={errors.photos} onChange={changed} />
            <FormSection title="Способ возврата" note={'Бирки и\u00a0упаковку лучше сохранить'}>
              <WayChoice refund={refund} offer={offer} errors={errors} />
            </FormSection>
            <FormSection title="Деньги">
              <MoneyChoice refund={refund} offer={offer} way={choice.way} errors={errors} />
            </FormSection>
            <div className="border-hair border-t pt-6 lg:hidden">
              <RefundSummary offer={offer} choice={choice} sums={sums} />
            </div>
            <FormSection title="Отправить заявление" last="untitled">
              <div id="form-errors">
                {wrong.length > 0 && (
                  <ErrorNotice className="mb-4">{`Проверьте поля, отмеченные выше: ${wrong.length}`}</ErrorNotice>
                )}
                {errors.form && <ErrorNotice className="mb-4">{errors.form}</ErrorNotice>}
              </div>
              <Button type="submit" name="intent" value="send" className="max-sm:w-full">
                {sums.sum > 0 ? `Оформить возврат на\u00a0${formatMoney(sums.sum)}` : 'Оформить возврат'}
              </Button>
              <p className="mt-3 max-w-[60ch] text-caption text-ink-2">
                Заявление и&nbsp;чек возврата придут на&nbsp;почту, указанную в&nbsp;заказе
              </p>
              <TextButton type="submit" name="intent" value="cancel" className="mt-3 text-ui">
                Не&nbsp;возвращать
              </TextButton>
            </FormSection>
          </div>
          <aside aria-label="К возврату" className="max-lg:hidden lg:col-span-4 lg:pl-10">
            <div className="sticky top-24 border-ink border-t pt-4">
              <RefundSummary offer={offer} choice={choice} sums={sums} isLive />
            </div>
          </aside>
        </div>
      </form>
    </div>
  );
}
