import { STATE_NAMES } from '#shared/orders/order-words.ts';
import type { OrderProgress } from '@/lib/api';
import { Steps } from '@/lib/ui/content/steps';

type OrderWayProps = { progress: OrderProgress; className?: string };

/** The progress of an order: past steps with their times, then the expected steps. */
export function OrderWay({ progress, className }: OrderWayProps) {
  const steps = progress.map(({ state, ...step }) => ({
    ...step,
    name: STATE_NAMES[state],
    isOnDay: state === 'HANDED_OVER',
  }));
  return <Steps label="Ход заказа" steps={steps} className={className} />;
}
