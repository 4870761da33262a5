import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '@/features/account/account-query';
import { ProfileScreen } from '@/features/account/profile-screen';
import { guardRoute } from '@/features/session/guard-route';
import { signOut } from '@/features/session/sign-in';
import { personalHead } from './-site/heads';

export const Route = createFileRoute('/myprofile')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(accountQuery);
  },
  head: () => personalHead('Личные данные'),
  component: ProfilePage,
});

function ProfilePage() {
  return <ProfileScreen onSignOut={() => void signOut()} />;
}
