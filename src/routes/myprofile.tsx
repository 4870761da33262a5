import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountReading } from '@/features/account/account-reading';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ProfileScreen } from '@/features/account/profile-screen';
import { guardRoute } from '@/features/session/guard-route';
import { signOut } from '@/lib/sign-out';
import { useStore } from '@/lib/store';
import { personalHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/myprofile')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context }) => {
    await accountReading(context.queryClient).ensure();
  },
  head: () => personalHead('Личные данные'),
  pendingComponent: AccountSkeleton,
  component: ProfilePage,
});

function ProfilePage() {
  const account = useStore(accountReading(useQueryClient()));
  // Undefined only while somebody whose session has ended is led away.
  return account && <ProfileScreen account={account} onSignOut={() => void signOut()} />;
}
