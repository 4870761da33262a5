import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { timeInMoscow } from '#shared/text/dates.ts';
import type { OperatorOrder } from '../../api/index.ts';
import { whoWords } from '../../parts/step-words.ts';

/** What other operators or the buyer changed in an order after it was shown. */
export function OrderChanges({ seen, now }: { seen: OperatorOrder; now: OperatorOrder }) {
  const steps = now.steps.slice(seen.steps.length);
  return (
    <div role="status" className="border-ink border-l pl-3 text-caption">
      <p>Пока вы&nbsp;смотрели, заказ изменился:</p>
      <ul className="mt-1 text-ink-2 tabular-nums">
        {steps.map((step) => (
          <li key={`${step.at}${step.state}`}>
            {`${timeInMoscow(new Date(step.at))} ${capitalised(ORDER_STATES[step.state])}, ${whoWords(step)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
