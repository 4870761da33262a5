import { useMutation } from '@tanstack/react-query';
import { dayInMoscow } from '#shared/text/dates.ts';
import { saveFile } from '@/lib/browser/save-file';
import { refusalText } from '@/lib/forms/refusal-text';
import { Button } from '@/lib/ui/buttons/button';
import { showToast } from '@/lib/ui/overlays/toast';
import { exportOrders, isApiError, type OperatorOrder } from '../../api/index.ts';
import type { OrdersSearch } from '../orders-search.ts';
import { ordersCsv } from './orders-csv.ts';

/** Saves the orders of the chosen states and days as a table for Excel. */
export function ExportButton({ search }: { search: OrdersSearch }) {
  const file = useMutation({
    mutationFn: () => allOrders(search),
    onSuccess: (orders) =>
      saveFile(`orders-${dayInMoscow(new Date())}.csv`, ordersCsv(orders), 'text/csv;charset=utf-8'),
    onError: (error) =>
      showToast({ text: isApiError(error) ? refusalText(error) : 'Не\u00a0удалось сохранить файл' }),
  });
  // The call cannot filter by search text or undecided payments, so the file would contain other orders than
  // the list.
  if (search.search || search.undecided) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-md:hidden"
      busy={file.isPending}
      onClick={() => file.mutate()}
    >
      Сохранить таблицу
    </Button>
  );
}

async function allOrders({ state, from, to }: OrdersSearch): Promise<OperatorOrder[]> {
  const orders: OperatorOrder[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await exportOrders({ state, from, to, page, size: 100 });
    pages = answer.totalPages;
    for (const order of answer.items) orders.push(order);
  }
  return orders;
}
