import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isCollected } from '#shared/delivery/kinds.ts';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { readOrderNumber } from '#shared/orders/order-number.ts';
import { mayStep } from '#shared/orders/states.ts';
import { hasLabel } from '#shared/packing/order-label.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { Button } from '@/lib/ui/buttons/button';
import type { OrderToPack } from '../api/index.ts';
import { ParcelLabel } from '../labels/parcel-label.tsx';
import { PrintSheet } from '../labels/print-sheet.tsx';
import { usePrintLabel } from '../labels/use-print-label.ts';
import { LineGoods } from './line-goods.tsx';
import { OrderHead } from './order-head.tsx';
import { PackingQueue } from './packing-queue.tsx';
import { type PartProps, useTake } from './take.ts';

type PackedOrderProps = PartProps & {
  order: OrderToPack;
  /** Whether the label is printed without being asked for. */
  printsLabel: boolean;
};

/** An order that does not wait to be packed: its label, its next step, and the orders that wait. */
export function PackedOrder({ order, printsLabel, register, say, onOrder }: PackedOrderProps) {
  const { state, delivery } = order;
  const label = usePrintLabel(order.id, (text) => say({ sound: 'wrong', text }));
  const printFirst = useEffectEvent(() => {
    if (printsLabel) label.print();
  });
  useEffect(() => printFirst(), []);
  useTake(register, (text) => {
    if (text.trim() === '') {
      if (hasLabel(state)) label.print();
      return;
    }
    const number = readOrderNumber(text);
    if (number === null || number === order.number)
      say({ sound: 'wrong', text: `${order.number}: ${ORDER_STATES[state]}. Откройте другой заказ` });
    else onOrder(number);
  });
  const step = mayStep(state, 'SHIPPED', 'operator') && delivery.kind !== 'store' ? 'ship' : 'ready';
  const hasStep = step === 'ship' || (mayStep(state, 'READY', 'operator') && isCollected(delivery));
  return (
    <>
      <OrderHead order={order} aside={capitalised(ORDER_STATES[state])} />
      {hasLabel(state) && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button size="small" busy={label.busy} onClick={label.print}>
            Печатать этикетку
          </Button>
          {hasStep && (
            <Link
              to="/orders/$orderId"
              params={{ orderId: order.id }}
              search={{ do: step }}
              className="text-link text-ui"
            >
              {step === 'ship' ? 'Отправить' : 'Готов к\u00a0выдаче'}
            </Link>
          )}
          <p className="text-caption text-ink-2">Enter печатает, номер открывает следующий заказ.</p>
        </div>
      )}
      <ol className="scan-lines">
        {order.lines
          .filter(({ pieces }) => pieces > 0)
          .map((line) => (
            <li key={line.position} className="scan-line">
              <LineGoods line={line} />
              <p className="scan-count text-body tabular-nums">{`${line.pieces}\u00a0шт.`}</p>
            </li>
          ))}
      </ol>
      <PackingQueue />
      {label.data && (
        <PrintSheet onPrinted={label.forget}>
          <ParcelLabel label={label.data} />
        </PrintSheet>
      )}
    </>
  );
}
