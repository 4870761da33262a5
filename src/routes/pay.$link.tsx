import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '@/widgets/head/heads';

/** Shows nothing: it leads to the page of the bank. So no other page loads what follows its link. */
export const Route = createFileRoute('/pay/$link')({
  loader: async ({ params: { link } }) =>
    (await import('@/features/orders/follow-payment-link')).followPaymentLink(link),
  head: () => headOf('/pay/$link'),
});
