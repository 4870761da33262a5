import { formatDayAndMonth, formatMoment } from '#shared/text/dates.ts';
import { classNames } from '@/lib/ui/class-names';

type Step = {
  name: string;
  /** When the step happened; null if it is in the future. */
  at: string | null;
  /** The day on which the step is expected, or by which at the latest. */
  expectedOn: string | null;
  /** Whether the step is expected exactly on `expectedOn`, and not earlier. */
  isOnDay?: boolean;
};

/** A list of steps: past ones with their times, future ones with the expected days. */
export function Steps({
  label,
  steps,
  className,
}: {
  label: string;
  steps: Step[];
  className?: string | undefined;
}) {
  const present = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol aria-label={label} className={classNames('steps', className)}>
      {steps.map(({ name, at, expectedOn, isOnDay }, place) => (
        <li
          key={name}
          data-reached={at === null ? undefined : ''}
          aria-current={place === present ? 'step' : undefined}
          className={classNames('leading-5', place === present && 'font-medium', at === null && 'text-ink-2')}
        >
          <span>{name}</span>
          <span className="mt-0.5 block font-normal text-caption text-ink-2">
            {at !== null && <span>{formatMoment(new Date(at))}</span>}
            {expectedOn !== null && (
              <span>{`${isOnDay ? '' : 'до\u00a0'}${formatDayAndMonth(new Date(expectedOn))}`}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
