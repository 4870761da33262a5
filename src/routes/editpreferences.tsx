import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountReading } from '@/features/account/account-reading';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { PreferencesScreen } from '@/features/account/preferences-screen';
import { guardRoute } from '@/features/session/guard-route';
import { signOut } from '@/lib/sign-out';
import { useStore } from '@/lib/store';
import { personalHead } from '@/widgets/head/heads';
import { useAccountExit } from '@/widgets/shopper/account-exit';

export const Route = createFileRoute('/editpreferences')({
  beforeLoad: guardRoute('auth'),
  loader: async ({ context }) => {
    await accountReading(context.queryClient).ensure();
  },
  head: () => personalHead('Настройки'),
  pendingComponent: AccountSkeleton,
  component: PreferencesPage,
});

function PreferencesPage() {
  const account = useStore(accountReading(useQueryClient()));
  const leave = useAccountExit();
  // Undefined only while somebody whose session has ended is led away.
  return (
    account && (
      <PreferencesScreen
        account={account}
        onSignOut={() => void signOut()}
        onSignedOutEverywhere={() => leave('Выполнен выход на\u00a0всех устройствах')}
        onDeleted={() => leave('Учётная запись удалена')}
      />
    )
  );
}
