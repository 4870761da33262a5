import type { ReactNode } from 'react';

type DeliveryLineProps = { name: string; cost?: string; children?: ReactNode };

/** One line about delivery: the method, its price, and details. */
export function DeliveryLine({ name, cost, children }: DeliveryLineProps) {
  return (
    <li className="py-2.5 text-ui">
      <div className="flex justify-between gap-4">
        <p>{name}</p>
        {cost && <p className="shrink-0 tabular-nums">{cost}</p>}
      </div>
      {children && <div className="mt-1">{children}</div>}
    </li>
  );
}
