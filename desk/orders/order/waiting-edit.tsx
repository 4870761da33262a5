import { payUntilWords } from '#shared/orders/order-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { OperatorOrder } from '../../api/index.ts';

/** A change of the order that waits until its buyer has paid the surcharge. */
export function WaitingEdit({ seen: { waitingEdit } }: { seen: OperatorOrder }) {
  if (!waitingEdit) return null;
  const { sum, until, changes, total } = waitingEdit;
  return (
    <div className="mt-4 max-w-160 border-ink border-l pl-3 text-ui">
      <p className="font-[500]">
        {`Изменение ждёт доплату ${formatMoney(sum)} ${payUntilWords(until, new Date())}`}
      </p>
      <ul className="mt-1 text-ink-2">
        {changes.map((change) => (
          <li key={change} className="[overflow-wrap:anywhere]">
            {change}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-2">{`После доплаты заказ будет стоить ${formatMoney(total)}. До\u00a0неё он прежний, собирать его рано.`}</p>
    </div>
  );
}
