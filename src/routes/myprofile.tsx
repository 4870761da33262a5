import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ProfileScreen } from '@/features/account/profile/profile-screen';
import { guardRoute } from '@/features/session/guard-route';
import { ensureFresh } from '@/lib/state/query-reads';
import { signOut } from '@/shop/identity/sign-out';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/myprofile')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context }) => {
    await ensureFresh(context.queryClient, accountQuery);
  },
  head: () => headOf('/myprofile'),
  pendingComponent: AccountSkeleton,
  component: ProfilePage,
});

function ProfilePage() {
  const account = useAccount();
  // The account is undefined only while the page redirects, because the session has ended.
  return account && <ProfileScreen account={account} onSignOut={() => void signOut()} />;
}
