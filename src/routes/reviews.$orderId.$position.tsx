import { createFileRoute } from '@tanstack/react-router';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ReviewScreen } from '@/features/reviews/form/review-screen';
import { loadReviewedLine } from '@/features/reviews/load-reviews';
import { reviewedLineQuery } from '@/features/reviews/reviews-query';
import { reviewSearch } from '@/features/reviews/reviews-search';
import { guardRoute } from '@/features/session/guard-route';
import { useKnownQuery } from '@/lib/state/known-query';
import { postReview } from '@/widgets/form-post/post-review.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/reviews/$orderId/$position')({
  server: { handlers: { POST: postReview } },
  validateSearch: reviewSearch,
  beforeLoad: guardRoute('auth'),
  loader: async ({ context: { queryClient }, params, serverContext }) => {
    await loadReviewedLine(queryClient, params);
    return { posted: serverContext?.posted };
  },
  head: () => headOf('/reviews/$orderId/$position'),
  pendingComponent: AccountSkeleton,
  component: MyReview,
});

function MyReview() {
  const { orderId, position } = Route.useParams();
  const reviewed = useKnownQuery(reviewedLineQuery(orderId, position));
  const { stars } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  return reviewed && <ReviewScreen reviewed={reviewed} stars={stars} posted={posted} />;
}
