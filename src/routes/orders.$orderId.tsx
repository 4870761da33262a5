import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { loadOrder } from '@/features/orders/load-orders';
import { OrderSkeleton } from '@/features/orders/order/order-skeleton';
import { orderQuery } from '@/features/orders/orders-query';
import { orderHref } from '@/features/orders/orders-search';
import { guardRoute } from '@/features/session/guard-route';
import { useKnownQuery } from '@/lib/state/known-query';
import { ensureFresh } from '@/lib/state/query-reads';
import { headOf } from '@/widgets/head/heads';
import { OrderPage } from '@/widgets/orders/orders-page';

export const Route = createFileRoute('/orders/$orderId')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context: { queryClient }, params: { orderId } }) => {
    await Promise.all([
      ensureFresh(queryClient, accountQuery),
      loadOrder(queryClient, orderId, orderHref(orderId)),
    ]);
  },
  head: () => headOf('/orders/$orderId'),
  pendingComponent: OrderSkeleton,
  component: MyOrder,
});

function MyOrder() {
  const account = useAccount();
  const order = useKnownQuery(orderQuery(Route.useParams().orderId));
  // Account and order are undefined only while the page redirects, because the session has ended.
  return account && order && <OrderPage account={account} order={order} />;
}
