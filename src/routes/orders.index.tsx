import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { loadOrders } from '@/features/orders/load-orders';
import { ordersSearch } from '@/features/orders/orders-search';
import { guardRoute } from '@/features/session/guard-route';
import { ensureFresh } from '@/lib/state/query-reads';
import { headOf } from '@/widgets/head/heads';
import { OrdersPage } from '@/widgets/orders/orders-page';

export const Route = createFileRoute('/orders/')({
  validateSearch: ordersSearch,
  beforeLoad: guardRoute('auth'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([ensureFresh(queryClient, accountQuery), loadOrders(queryClient, deps)]);
  },
  head: () => headOf('/orders'),
  pendingComponent: AccountSkeleton,
  component: MyOrders,
});

function MyOrders() {
  const account = useAccount();
  const search = Route.useSearch();
  // The account is undefined only while the page redirects, because the session has ended.
  return account && <OrdersPage account={account} search={search} />;
}
