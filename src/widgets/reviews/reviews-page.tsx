import { AccountFrame } from '@/features/account/account-frame';
import { MyReviewsScreen } from '@/features/reviews/mine/my-reviews-screen';
import type { MyReviewsSearch } from '@/features/reviews/reviews-search';
import type { UserProfile } from '@/lib/api';
import { signOut } from '@/shop/identity/sign-out';

/** The shopper's reviews, in the frame of the account. */
export function ReviewsPage({ account, search }: { account: UserProfile; search: MyReviewsSearch }) {
  return (
    <AccountFrame page="/reviews" worksWithoutScripts account={account} onSignOut={() => void signOut()}>
      <MyReviewsScreen search={search} />
    </AccountFrame>
  );
}
