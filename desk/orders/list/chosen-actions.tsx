import { Link } from '@tanstack/react-router';
import { TextButton } from '@/lib/ui/buttons/text-link';
import type { OperatorOrderSummary } from '../../api/index.ts';
import { useMay } from '../../session/session.ts';

type ChosenActionsProps = { orders: readonly OperatorOrderSummary[]; onSave(): void };

/** What can be done with chosen orders besides packing them: their labels, what to fetch for them, a table. */
export function ChosenActions({ orders, onSave }: ChosenActionsProps) {
  const may = useMay();
  const ids = orders.map(({ id }) => id);
  return (
    <>
      {may('showLabel') && (
        <Link to="/labels" search={{ orders: ids }} className="text-link text-ui">
          Этикетки
        </Link>
      )}
      {may('getPickList') && (
        <Link to="/pick-list" search={{ orders: ids }} className="text-link text-ui">
          Что взять
        </Link>
      )}
      {may('exportOrders') && (
        <TextButton className="text-ui" onClick={onSave}>
          Сохранить таблицу
        </TextButton>
      )}
    </>
  );
}
