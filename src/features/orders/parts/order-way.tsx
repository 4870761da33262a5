import { STATE_NAMES } from '#shared/orders/order-words.ts';
import { formatDayAndMonth, formatMoment } from '#shared/text/dates.ts';
import type { OrderProgress } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';

type OrderWayProps = { progress: OrderProgress; className?: string };

/** Progress of an order: past steps with their time, and the steps ahead. */
export function OrderWay({ progress, className }: OrderWayProps) {
  const present = progress.findLastIndex(({ at }) => at !== null);
  return (
    <ol aria-label="Ход заказа" className={classNames('order-way', className)}>
      {progress.map(({ state, at, expectedOn }, place) => (
        <li
          key={state}
          data-reached={at === null ? undefined : ''}
          aria-current={place === present ? 'step' : undefined}
          className={classNames('leading-5', place === present && 'font-medium', at === null && 'text-ink-2')}
        >
          {STATE_NAMES[state]}
          <span className="mt-0.5 block font-normal text-caption text-ink-2">
            {at !== null && formatMoment(new Date(at))}
            {expectedOn !== null &&
              `${state === 'HANDED_OVER' ? '' : 'до\u00a0'}${formatDayAndMonth(new Date(expectedOn))}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
