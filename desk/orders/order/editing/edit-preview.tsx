import { formatMoney } from '#shared/text/money.ts';
import { refusalText } from '@/lib/forms/refusal-text';
import { isApiError, type OperatorOrder, type OrderEditPreview } from '../../../api/index.ts';
import type { SeenPreview } from './use-edit-preview.ts';

/** What an edit would do: each change, both sums, and who pays or gets the difference. */
export function EditPreview({ order, seen }: { order: OperatorOrder; seen: SeenPreview }) {
  const { preview, error, isCurrent } = seen;
  if (error) return <Trouble error={error} />;
  if (!preview)
    return isCurrent ? (
      <Sums total={order.order.total} />
    ) : (
      <p role="status" className="text-ink-2 text-ui">
        Считаем новую сумму…
      </p>
    );
  return (
    <div role="status" aria-busy={!isCurrent} className={isCurrent ? undefined : 'opacity-45'}>
      <Sums total={preview.total} before={preview.totalBefore} />
      <ul className="mt-2 text-caption text-ink-2">
        {preview.changes.map((change) => (
          <li key={change} className="[overflow-wrap:anywhere]">
            {change}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ui">{moneyWords(preview)}</p>
    </div>
  );
}

function Sums({ total, before = total }: { total: number; before?: number }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-body">
      <span>{before === total ? 'Сумма заказа' : 'Новая сумма'}</span>
      <span className="whitespace-nowrap tabular-nums">
        {before !== total && <s className="mr-2 text-ink-2">{formatMoney(before)}</s>}
        <span className="font-[500]">{formatMoney(total)}</span>
      </span>
    </p>
  );
}

/** Who pays or gets the difference, and how. */
function moneyWords({ money, sum, total, totalBefore }: OrderEditPreview): string {
  const sumText = formatMoney(sum);
  switch (money) {
    case 'ON_RECEIPT':
      return `Покупатель заплатит при\u00a0получении ${total > totalBefore ? 'больше' : 'меньше'} на\u00a0${sumText}.`;
    case 'LATER':
      return 'Заказ ещё не\u00a0оплачен. Покупатель получит ссылку на\u00a0новую сумму.';
    case 'RELEASE':
      return `С\u00a0карты спишется на\u00a0${sumText} меньше.`;
    case 'REFUND':
      return `Покупателю вернётся ${sumText} через банк.`;
    case 'SURCHARGE':
      return `Покупатель получит ссылку, чтобы доплатить ${sumText}. До\u00a0оплаты заказ остаётся прежним, вещи отложены на\u00a0сутки.`;
    default:
      return 'Доплаты и\u00a0возврата нет.';
  }
}

function Trouble({ error }: { error: unknown }) {
  if (!isApiError(error)) throw error;
  const texts = error.fieldErrors.map(({ message }) => message);
  return (
    <p role="alert" className="text-sale text-ui">
      {texts.length > 0 ? texts.join('. ') : refusalText(error)}
    </p>
  );
}
