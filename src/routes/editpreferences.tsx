import { createFileRoute } from '@tanstack/react-router';
import { useAccount } from '@/features/account/account-query';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { loadPreferences } from '@/features/account/preferences/load-preferences';
import { PreferencesScreen } from '@/features/account/preferences/preferences-screen';
import { guardRoute } from '@/features/session/guard-route';
import { signOut } from '@/shop/identity/sign-out';
import { headOf } from '@/widgets/head/heads';
import { useAccountExit } from '@/widgets/shopper/account-exit';

export const Route = createFileRoute('/editpreferences')({
  beforeLoad: guardRoute('auth'),
  loader: ({ context }) => loadPreferences(context.queryClient),
  head: () => headOf('/editpreferences'),
  pendingComponent: AccountSkeleton,
  component: PreferencesPage,
});

function PreferencesPage() {
  const account = useAccount();
  const leave = useAccountExit();
  // The account is undefined only while the page redirects, because the session has ended.
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
