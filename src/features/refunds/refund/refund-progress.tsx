import { REFUND_STATE_NAMES } from '#shared/refunds/refund-words.ts';
import { formatDayAndMonth, formatMoment } from '#shared/text/dates.ts';
import type { Refund } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';

/** Progress of a refund: past steps with their time, and the steps ahead. */
export function RefundProgress({ progress, className }: Pick<Refund, 'progress'> & { className?: string }) {
  const present = progress.findLastIndex(({ at }) => at !== null);
  return (
    <ol aria-label="Ход возврата" className={classNames('order-way', className)}>
      {progress.map(({ state, at, expectedOn }, place) => (
        <li
          key={state}
          data-reached={at === null ? undefined : ''}
          aria-current={place === present ? 'step' : undefined}
          className={classNames('leading-5', place === present && 'font-medium', at === null && 'text-ink-2')}
        >
          {REFUND_STATE_NAMES[state]}
          <span className="mt-0.5 block font-normal text-caption text-ink-2">
            {at !== null && formatMoment(new Date(at))}
            {expectedOn !== null && `до\u00a0${formatDayAndMonth(new Date(expectedOn))}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
