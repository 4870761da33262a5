import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '#shared/text/plural.ts';
import { getListOrdersQueryKey, type OperatorOrderSummary, packOrder, showPacking } from '../../api/index.ts';
import { ORDERS } from '../../parts/nouns.ts';
import { EachOrderDialog } from './each-order-dialog.tsx';
import { LeftOut, useEachOrder } from './use-each-order.ts';

type PackDialogProps = { orders: readonly OperatorOrderSummary[]; onClose(): void };

/** Packs orders whole, one after the other. Orders that need codes or were changed stay, each with its reason. */
export function PackDialog({ orders, onClose }: PackDialogProps) {
  const client = useQueryClient();
  const work = useEachOrder(orders, packWhole);
  return (
    <EachOrderDialog
      title={`Собрать ${countOf(work.all.length, ORDERS)}`}
      doneWord="Собрано"
      action="Собрать"
      work={work}
      onRun={() =>
        void work.run().then(() => client.invalidateQueries({ queryKey: getListOrdersQueryKey() }))
      }
      onClose={onClose}
      whenAll="Покупатели получат письма."
    >
      <p className="text-body">
        Все вещи этих заказов в&nbsp;посылках. Заказы с&nbsp;маркировкой останутся: их&nbsp;собирают
        по&nbsp;кодам.
      </p>
    </EachOrderDialog>
  );
}

/** Packs all pieces of an order. */
async function packWhole({ id }: OperatorOrderSummary): Promise<void> {
  const { version, lines } = await showPacking(id);
  if (lines.some(({ requiresMarking, pieces }) => requiresMarking && pieces > 0))
    throw new LeftOut('Нужны коды маркировки');
  await packOrder(id, { version });
}
