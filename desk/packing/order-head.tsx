import { formatDays } from '#shared/text/dates.ts';
import type { OrderToPack } from '../api/index.ts';

/** The number of the order that is being packed, how it leaves, and what its buyer asks for. */
export function OrderHead({ order, aside }: { order: OrderToPack; aside: string }) {
  const { number, comment, delivery } = order;
  const { name, fitting, leavesOn, point } = delivery;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t pt-3">
        <h2 className="type-product tabular-nums">{number}</h2>
        <p className="type-product tabular-nums">{aside}</p>
      </div>
      <p className="mt-1 text-ink-2 text-ui">
        {[
          fitting ? `${name}, с\u00a0примеркой` : name,
          point ? point.name : delivery.cityName,
          leavesOn && `выходит ${formatDays(leavesOn, leavesOn)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {comment && (
        <p className="mt-3 max-w-160 border-ink border-l pl-3 text-body [overflow-wrap:anywhere]">
          {comment}
        </p>
      )}
    </>
  );
}
