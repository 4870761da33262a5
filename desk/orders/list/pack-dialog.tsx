import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countOf, type PluralForms } from '#shared/text/plural.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { Progress } from '@/lib/ui/loading/progress';
import { Dialog } from '@/lib/ui/overlays/dialog';
import {
  getListOrdersQueryKey,
  isApiError,
  type OperatorOrderSummary,
  packOrder,
  showOrder,
} from '../../api/index.ts';

const ORDERS: PluralForms = ['заказ', 'заказа', 'заказов'];

type Kept = { order: OperatorOrderSummary; reason: string };

/**
 * Packs all pieces of each order, one order after the other. Orders that need marking codes or were changed
 * are not packed; the dialog shows the reason for each.
 */
export function PackDialog({
  orders,
  onClose,
}: {
  orders: readonly OperatorOrderSummary[];
  onClose(): void;
}) {
  // Keeps the orders from when the dialog was opened, because the list behind it goes on changing.
  const [all] = useState(orders);
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [kept, setKept] = useState<Kept[]>([]);
  const [stage, setStage] = useState<'asks' | 'packs' | 'packed'>('asks');

  async function pack() {
    setStage('packs');
    for (const order of all) {
      const reason = await packWhole(order.id);
      if (reason === undefined) setDone((count) => count + 1);
      else setKept((before) => [...before, { order, reason }]);
    }
    setStage('packed');
    await client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
  }

  const close = () => {
    if (stage !== 'packs') onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={stage === 'packed' ? `Собрано: ${done}` : `Собрать ${countOf(all.length, ORDERS)}`}
      footer={
        stage === 'packed' ? (
          <Button onClick={onClose}>Закрыть</Button>
        ) : (
          <Button busy={stage === 'packs'} onClick={() => void pack()}>
            Собрать
          </Button>
        )
      }
    >
      {stage === 'asks' && (
        <p className="text-body">
          Все вещи этих заказов в&nbsp;посылках. Заказы с&nbsp;маркировкой останутся: их&nbsp;собирают
          по&nbsp;кодам.
        </p>
      )}
      {stage === 'packs' && (
        <>
          <p role="status" className="mb-3 text-body tabular-nums">
            {`${done + kept.length} из ${all.length}`}
          </p>
          <Progress value={done + kept.length} max={all.length} label="Собрано" />
        </>
      )}
      {stage === 'packed' && kept.length === 0 && <p className="text-body">Покупатели получат письма.</p>}
      {stage === 'packed' && kept.length > 0 && (
        <>
          <p className="text-body">{`Не\u00a0собрано: ${kept.length}`}</p>
          <ul className="mt-3 border-hair border-t text-ui">
            {kept.map(({ order, reason }) => (
              <li key={order.id} className="flex gap-4 border-hair border-b py-3">
                <Link
                  to="/orders/$orderId"
                  params={{ orderId: order.id }}
                  className="quiet-link whitespace-nowrap tabular-nums"
                >
                  {order.number}
                </Link>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Packs all pieces of an order. Returns why it was not packed, or undefined. */
async function packWhole(orderId: string): Promise<string | undefined> {
  try {
    const { version, packing } = await showOrder(orderId);
    if (packing.some(({ requiresMarking }) => requiresMarking)) return 'Нужны коды маркировки';
    await packOrder(orderId, { version });
    return undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return refusalText(error);
  }
}
