import { formatMoney } from '#shared/text/money.ts';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import type { Refundable } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import type { RefundChoice } from './choice-fields';
import type { RefundFormSums } from './use-refund-form';

const THINGS: PluralForms = ['вещь', 'вещи', 'вещей'];

type RefundSummaryProps = {
  offer: Refundable;
  choice: RefundChoice;
  sums: RefundFormSums;
  /**
   * Whether screen readers announce changes of the sum. The page has two summaries, of which only one does.
   */
  isLive?: boolean;
};

/** The sum that will be returned for the chosen pieces. */
export function RefundSummary({ offer, choice, sums, isLive = false }: RefundSummaryProps) {
  const pieces = choice.lines.reduce((all, { quantity }) => all + quantity, 0);
  const full = choice.lines.reduce((all, { position, quantity }) => {
    const line = offer.lines.find((one) => one.position === position);
    return all + (line?.sums[quantity - 1] ?? 0);
  }, sums.delivery);
  if (pieces === 0)
    return (
      <>
        <h2 className="type-h3">К&nbsp;возврату</h2>
        <p className="mt-2 text-ink-2 text-ui">Отметьте вещи, и&nbsp;здесь появится сумма</p>
      </>
    );
  return (
    <>
      <h2 className="type-h3 mb-4">{`К\u00a0возврату ${countOf(pieces, THINGS)}`}</h2>
      <dl className="space-y-2 text-ui">
        {choice.lines.map(({ position, quantity }, place) => {
          const line = offer.lines.find((one) => one.position === position);
          if (!line) return null;
          const before = line.priceBefore * quantity;
          const sum = sums.lines[place] ?? 0;
          return (
            <div key={position} className="flex justify-between gap-4">
              <dt className="min-w-0 [overflow-wrap:anywhere]">
                <span>{`${typesetName(line.name)}${quantity > 1 ? `, ${quantity}\u00a0шт.` : ''}`}</span>
                {before > sum && (
                  <span className="block text-caption text-ink-2">
                    {`${formatMoney(before)} минус скидки ${formatMoney(before - sum)}`}
                  </span>
                )}
              </dt>
              <dd className="tabular-nums">{formatMoney(sum)}</dd>
            </div>
          );
        })}
        {sums.delivery > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Доставка заказа</dt>
            <dd className="tabular-nums">{formatMoney(sums.delivery)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4">
          <dt>Доставка обратно</dt>
          <dd>бесплатно</dd>
        </div>
      </dl>
      <p
        aria-live={isLive ? 'polite' : undefined}
        className="type-h3 mt-4 flex justify-between gap-4 border-hair border-t pt-4 tabular-nums"
      >
        <span>Вернём</span>
        <span>{formatMoney(sums.sum)}</span>
      </p>
      <p className="mt-3 text-caption text-ink-2">
        <span>
          {sums.sum < full
            ? 'Часть денег за\u00a0этот заказ мы\u00a0уже вернули. '
            : 'За\u00a0вещь возвращаем столько, сколько вы\u00a0за\u00a0неё заплатили. '}
        </span>
        <span>Скидки на&nbsp;остальное и&nbsp;подарки сохраняются</span>
      </p>
    </>
  );
}
