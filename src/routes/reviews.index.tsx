import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { loadMyReviews } from '@/features/reviews/load-reviews';
import { myReviewsSearch } from '@/features/reviews/reviews-search';
import { guardRoute } from '@/features/session/guard-route';
import { ensureFresh } from '@/lib/state/query-reads';
import { headOf } from '@/widgets/head/heads';
import { ReviewsPage } from '@/widgets/reviews/reviews-page';

export const Route = createFileRoute('/reviews/')({
  validateSearch: myReviewsSearch,
  beforeLoad: guardRoute('auth'),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([ensureFresh(queryClient, accountQuery), loadMyReviews(queryClient)]);
  },
  head: () => headOf('/reviews'),
  pendingComponent: AccountSkeleton,
  component: MyReviews,
});

function MyReviews() {
  const account = useAccount();
  const search = Route.useSearch();
  // The account is undefined only while the page redirects, because the session has ended.
  return account && <ReviewsPage account={account} search={search} />;
}
