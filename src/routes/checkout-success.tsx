import { createFileRoute } from '@tanstack/react-router';
import { loadPlacedOrder } from '@/features/orders/load-orders';
import { OrderSkeleton } from '@/features/orders/order/order-skeleton';
import { successSearch } from '@/features/orders/orders-search';
import { useAwaitedOrder } from '@/features/orders/parts/use-awaited-order';
import { SuccessScreen } from '@/features/orders/success/success-screen';
import { ensureSession, useSession } from '@/shop/identity/session';
import { postPayment } from '@/widgets/form-post/post-payment.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/checkout-success')({
  server: { handlers: { POST: postPayment } },
  validateSearch: successSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order }, serverContext }) => {
    const session = await ensureSession(queryClient);
    await loadPlacedOrder(queryClient, session.identity === 'none' ? undefined : order);
    return { posted: serverContext?.posted };
  },
  head: () => headOf('/checkout-success'),
  pendingComponent: OrderSkeleton,
  component: CheckoutSuccess,
});

function CheckoutSuccess() {
  const { order, payment } = useAwaitedOrder(Route.useSearch().order ?? '');
  const signedIn = useSession()?.user != null;
  const { posted } = Route.useLoaderData();
  return order && <SuccessScreen order={order} payment={payment} signedIn={signedIn} posted={posted} />;
}
