import { moneyWords } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Refund } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';

/** The sum to return, and the account or card that gets it. */
export function RefundMoney({ refund }: { refund: Refund }) {
  const { lines, deliverySum, sum, state } = refund;
  // The price of delivery is only promised: if the goods of another refund of the order arrive later, it is
  // returned with that refund.
  const isPromised = state === 'REQUESTED' || state === 'APPROVED' || state === 'SENT';
  return (
    <section className="border-hair border-t pt-6 pb-7">
      <h2 className="type-h3 mb-3.5">Сумма</h2>
      <dl className="space-y-2 text-ui">
        {lines.map((line) => (
          <div key={line.position} className="flex justify-between gap-4">
            <dt className="min-w-0 [overflow-wrap:anywhere]">{typesetName(line.name)}</dt>
            <dd className="tabular-nums">{formatMoney(line.sum)}</dd>
          </div>
        ))}
        {deliverySum > 0 && (
          <div className="flex justify-between gap-4">
            <dt>
              Доставка заказа
              {isPromised && (
                <span className="block text-caption text-ink-2">
                  Вернём с&nbsp;последней вещью, которую примем из&nbsp;заказа
                </span>
              )}
            </dt>
            <dd className="tabular-nums">{formatMoney(deliverySum)}</dd>
          </div>
        )}
      </dl>
      <p className="type-h3 mt-4 flex justify-between gap-4 border-hair border-t pt-4 tabular-nums">
        <span>{state === 'REFUNDED' ? 'Вернули' : 'Вернём'}</span>
        <span>{formatMoney(sum)}</span>
      </p>
      <p className="mt-2 text-ink-2 text-ui [overflow-wrap:anywhere]">{capitalised(moneyWords(refund))}</p>
    </section>
  );
}
