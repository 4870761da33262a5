import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { loadRefund } from '@/features/refunds/load-refunds';
import { refundQuery } from '@/features/refunds/refunds-query';
import { refundSearch } from '@/features/refunds/refunds-search';
import { guardRoute } from '@/features/session/guard-route';
import { useKnownQuery } from '@/lib/state/known-query';
import { ensureFresh } from '@/lib/state/query-reads';
import { postRefund } from '@/widgets/form-post/post-refund.server';
import { headOf } from '@/widgets/head/heads';
import { RefundPage } from '@/widgets/refunds/refunds-page';

export const Route = createFileRoute('/refunds/$refundId')({
  server: { handlers: { POST: postRefund } },
  validateSearch: refundSearch,
  beforeLoad: guardRoute('auth'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { refundId }, deps, serverContext }) => {
    await Promise.all([ensureFresh(queryClient, accountQuery), loadRefund(queryClient, refundId, deps)]);
    return { posted: serverContext?.posted };
  },
  head: () => headOf('/refunds/$refundId'),
  pendingComponent: AccountSkeleton,
  component: MyRefund,
});

function MyRefund() {
  const account = useAccount();
  const refund = useKnownQuery(refundQuery(Route.useParams().refundId));
  const search = Route.useSearch();
  const { posted } = Route.useLoaderData();
  // Account and refund are undefined only while the page redirects, because the session has ended.
  return (
    account && refund && <RefundPage account={account} refund={refund} search={search} posted={posted} />
  );
}
