import { createFileRoute } from '@tanstack/react-router';
import { followPaymentLink } from '@/features/orders/follow-payment-link';
import { OrderSkeleton } from '@/features/orders/order/order-skeleton';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/pay/$link')({
  loader: ({ params: { link } }) => followPaymentLink(link),
  head: () => headOf('/pay/$link'),
  component: OrderSkeleton,
});
