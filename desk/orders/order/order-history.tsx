import { CALLS, ORDER_STATES } from '#shared/operators/operator-words.ts';
import { isHandedOver } from '#shared/orders/states.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { problemTitles } from '#shared/web/problem-titles.ts';
import type { OperatorOrder, OperatorOrderStep } from '../../api/index.ts';
import { momentWords } from '../../parts/moments.ts';
import { Section } from '../../parts/section.tsx';
import { reasonWords, whoWords } from '../../parts/step-words.ts';

/** The history of an order, newest entry first, and the calls of operators about the order. */
export function OrderHistory({ seen }: { seen: OperatorOrder }) {
  const now = new Date();
  return (
    <Section title="Что было" className="order-history">
      <ol className="history">
        {seen.steps.toReversed().map((step) => (
          <li key={`${step.at}${step.state}${step.reason}`}>
            <p>{capitalised(stepWords(step))}</p>
            <p className="text-caption text-ink-2">
              {[momentWords(step.at, now), whoWords(step), step.reason && reasonWords(step.reason)]
                .filter(Boolean)
                .join(', ')}
            </p>
            {step.lines?.map(({ position, quantity }) => (
              <p key={position} className="text-caption text-ink-2">
                {`${seen.order.lines[position]?.name ?? ''}, ${quantity}\u00a0шт.`}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {seen.calls.length > 0 && (
        <details className="mt-4">
          <summary className="text-link text-ui">Кто смотрел и&nbsp;делал</summary>
          <ol className="history mt-1">
            {seen.calls.map(({ at, operator, operation, outcome }) => (
              <li key={`${at}${operation}${operator}`}>
                <p>{capitalised(nameOf(CALLS, operation))}</p>
                <p className="text-caption text-ink-2">
                  {[momentWords(at, now), operator, outcome !== 'OK' && nameOf(problemTitles, outcome)]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}

/**
 * The name of a step. A step that has removed pieces from the order does not change its state; if the order
 * was already handed over, such a step is a refund.
 */
function stepWords({ state, lines }: OperatorOrderStep): string {
  if (lines === null) return ORDER_STATES[state];
  return isHandedOver(state) ? 'возврат' : 'вещи сняты';
}

const nameOf = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;
