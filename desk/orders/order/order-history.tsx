import { Link } from '@tanstack/react-router';
import { ORDER_STATES } from '#shared/operators/operator-words.ts';
import { isHandedOver } from '#shared/orders/states.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import type { OperatorOrder, OperatorOrderStep } from '../../api/index.ts';
import { callWords, refusalWords } from '../../log/call-words.ts';
import { momentWords } from '../../parts/moments.ts';
import { Section } from '../../parts/section.tsx';
import { reasonWords, whoWords } from '../../parts/step-words.ts';
import { useMay } from '../../session/session.ts';

/** The history of an order, newest entry first, and the calls of operators about the order. */
export function OrderHistory({ seen }: { seen: OperatorOrder }) {
  const now = new Date();
  const may = useMay();
  return (
    <Section
      title="Что было"
      aside={
        may('listOperatorCalls') && (
          <Link to="/log" search={{ order: seen.order.number }} className="text-link text-ui">
            Журнал заказа
          </Link>
        )
      }
    >
      <ol className="history">
        {seen.steps.toReversed().map((step) => (
          <li key={`${step.at}${step.state}${step.reason}`}>
            <p>{capitalised(stepWords(step))}</p>
            <p className="text-caption text-ink-2">
              {[momentWords(step.at, now), whoWords(step), whyWords(step)].filter(Boolean).join(', ')}
            </p>
            {step.changes?.map((change) => (
              <p key={change} className="text-caption text-ink-2 [overflow-wrap:anywhere]">
                {change}
              </p>
            ))}
            {(step.changes ? [] : step.lines)?.map(({ position, quantity }) => (
              <p key={position} className="text-caption text-ink-2">
                {`${seen.order.lines[position]?.name ?? ''}, ${quantity}\u00a0шт.`}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {seen.calls.length > 0 && (
        <details className="-mb-3">
          <summary className="text-link text-ui">Кто смотрел и&nbsp;делал</summary>
          <ol className="history mt-1 mb-3">
            {seen.calls.map(({ at, operator, operation, outcome }) => (
              <li key={`${at}${operation}${operator}`}>
                <p>{callWords(operation)}</p>
                <p className="text-caption text-ink-2">
                  {[momentWords(at, now), operator, refusalWords(outcome)].filter(Boolean).join(', ')}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}

/** Why a step was made. That an order was edited, its name says already. */
const whyWords = ({ reason }: OperatorOrderStep): string | null =>
  reason && reason !== 'EDITED' ? reasonWords(reason) : null;

/** A step; one that took pieces off the order stays in its state, and after the hand-over it is a refund. */
function stepWords({ state, lines, changes }: OperatorOrderStep): string {
  if (lines !== null && changes) return 'заказ изменён';
  if (lines === null) return ORDER_STATES[state];
  return isHandedOver(state) ? 'возврат' : 'вещи сняты';
}
