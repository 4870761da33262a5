import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { loadRefunds } from '@/features/refunds/load-refunds';
import { refundsSearch } from '@/features/refunds/refunds-search';
import { guardRoute } from '@/features/session/guard-route';
import { ensureFresh } from '@/lib/state/query-reads';
import { postRefunds } from '@/widgets/form-post/post-refund.server';
import { headOf } from '@/widgets/head/heads';
import { RefundsPage } from '@/widgets/refunds/refunds-page';

export const Route = createFileRoute('/refunds/')({
  server: { handlers: { POST: postRefunds } },
  validateSearch: refundsSearch,
  beforeLoad: guardRoute('auth'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, serverContext }) => {
    await Promise.all([ensureFresh(queryClient, accountQuery), loadRefunds(queryClient, deps)]);
    return { posted: serverContext?.posted };
  },
  head: () => headOf('/refunds'),
  pendingComponent: AccountSkeleton,
  component: MyRefunds,
});

function MyRefunds() {
  const account = useAccount();
  const search = Route.useSearch();
  const { posted } = Route.useLoaderData();
  // The account is undefined only while the page redirects, because the session has ended.
  return account && <RefundsPage account={account} search={search} posted={posted} />;
}
