import { createFileRoute } from '@tanstack/react-router';
import { loadOrder } from '@/features/orders/load-orders';
import { OrderSkeleton } from '@/features/orders/order/order-skeleton';
import { successHref, successSearch } from '@/features/orders/orders-search';
import { useAwaitedOrder } from '@/features/orders/parts/use-awaited-order';
import { SuccessScreen } from '@/features/orders/success/success-screen';
import { pageNotFound } from '@/shop/addresses/page-not-found';
import { ensureSession, useSession } from '@/shop/identity/session';
import { postPayment } from '@/widgets/form-post/post-payment.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/checkout-success')({
  server: { handlers: { POST: postPayment } },
  validateSearch: successSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: async ({ context: { queryClient }, deps: { order }, serverContext }) => {
    const session = await ensureSession(queryClient);
    const address = successHref(order ?? '');
    if (order === undefined || session.identity === 'none') throw pageNotFound(address);
    await loadOrder(queryClient, order, address);
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
