import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { countOf } from '#shared/text/plural.ts';
import { Button } from '@/lib/ui/buttons/button';
import type { OrderToPack } from '../api/index.ts';
import { PIECES } from '../parts/nouns.ts';
import { useMay } from '../session/session.ts';
import { OrderHead } from './order-head.tsx';
import { leftOfOrder } from './outcome-words.ts';
import { ScanLine } from './scan-line.tsx';
import { type PartProps, useTake } from './take.ts';
import { useOrderPacking } from './use-order-packing.ts';

type OrderPackingProps = PartProps & {
  order: OrderToPack;
  /** What was scanned while the order loaded. */
  waiting: string[];
  onPacked(): void;
};

/** The pieces of an order with what was scanned of them, and the button that packs it. */
export function OrderPacking({ order, waiting, register, ...parts }: OrderPackingProps) {
  const packing = useOrderPacking({ order, ...parts });
  const { scans, isComplete, isNothingThere, missing } = packing;
  useTake(register, packing.take);
  const takeWaiting = useEffectEvent(() => {
    for (const text of waiting.splice(0)) packing.take(text, false);
  });
  useEffect(() => takeWaiting(), []);
  const left = leftOfOrder(order.lines, scans);
  const all = order.lines.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <>
      <OrderHead
        order={order}
        aside={
          missing > 0
            ? `${all - left - missing} из\u00a0${all}, нет: ${missing}`
            : `${all - left} из\u00a0${all}`
        }
      />
      <ol className="scan-lines">
        {order.lines
          .filter(({ pieces }) => pieces > 0)
          .map((line) => (
            <ScanLine
              key={line.position}
              line={line}
              storeName={order.delivery.point?.name}
              packing={packing}
            />
          ))}
      </ol>
      <div className="pack-bar">
        {isNothingThere ? (
          <NothingThere order={order} />
        ) : (
          <>
            <p className="text-caption text-ink-2">
              {missing > 0
                ? `Нет: ${countOf(missing, PIECES)}. Покупатель получит письмо и\u00a0деньги за\u00a0то, чего нет; остаток станет нулём.`
                : isComplete
                  ? 'Всё на\u00a0месте.'
                  : `Осталось: ${countOf(left, PIECES)}. Можно открыть другой заказ, отметки останутся.`}
            </p>
            <Button size="small" busy={packing.isPacking} onClick={packing.pack}>
              Собрано
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Without a single piece there is nothing to pack: the order is cancelled, by operators who may do that. */
function NothingThere({ order: { id } }: { order: OrderToPack }) {
  const may = useMay();
  if (!may('cancelOrderByOperator'))
    return <p className="text-ui">Ни&nbsp;одной вещи нет. Заказ отменит менеджер: скажите ему.</p>;
  return (
    <>
      <p className="text-ui">Ни&nbsp;одной вещи нет. Такой заказ отменяют.</p>
      <Link
        to="/orders/$orderId"
        params={{ orderId: id }}
        search={{ do: 'cancel' }}
        className="text-link text-ui"
      >
        Отменить заказ
      </Link>
    </>
  );
}
