import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { accountQuery } from '@/features/account/account-query';
import { ProfileScreen } from '@/features/account/profile-screen';
import { guardRoute } from '@/features/session/guard-route';
import { signOut } from '@/features/session/sign-in';
import { isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/toast';
import { personalHead } from './-site/heads';
import { forgetPersonal } from './-site/personal';

export const Route = createFileRoute('/myprofile')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(accountQuery);
  },
  head: () => personalHead('Личные данные'),
  component: ProfilePage,
});

function ProfilePage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  async function leave() {
    await navigate({ to: '/' });
    try {
      await signOut(() => forgetPersonal(queryClient));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({ text: error.message });
    }
  }

  return <ProfileScreen onSignOut={() => void leave()} />;
}
