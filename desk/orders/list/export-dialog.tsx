import { dayInMoscow } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import { saveFile } from '@/lib/browser/save-file';
import { type OperatorOrderSummary, showOrder } from '../../api/index.ts';
import { ORDERS } from '../../parts/nouns.ts';
import { EachOrderDialog } from './each-order-dialog.tsx';
import { ordersCsv } from './orders-csv.ts';
import { useEachOrder } from './use-each-order.ts';

type ExportDialogProps = { orders: readonly OperatorOrderSummary[]; onClose(): void };

/** Saves chosen orders as a table for Excel. Each order that is read for it is a row of its log. */
export function ExportDialog({ orders, onClose }: ExportDialogProps) {
  const work = useEachOrder(orders, ({ id }) => showOrder(id));
  return (
    <EachOrderDialog
      title={`Сохранить ${countOf(work.all.length, ORDERS)}`}
      doneWord="Сохранено"
      action="Сохранить"
      work={work}
      onRun={() =>
        void work.run().then((read) => {
          if (read.length > 0)
            saveFile(`orders-${dayInMoscow(new Date())}.csv`, ordersCsv(read), 'text/csv;charset=utf-8');
        })
      }
      onClose={onClose}
      whenAll="Таблица в&nbsp;загрузках. В&nbsp;ней имена и&nbsp;адреса покупателей: храните её&nbsp;как&nbsp;положено."
    >
      <p className="text-body">
        В&nbsp;таблице будут имена, телефоны и&nbsp;адреса покупателей. Кто её сохранил, видно в&nbsp;истории
        каждого заказа.
      </p>
    </EachOrderDialog>
  );
}
