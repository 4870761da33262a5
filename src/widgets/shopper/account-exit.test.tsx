import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountQuery } from '@/features/account/account-query';
import { login } from '@/lib/api';
import { Toaster } from '@/lib/ui/overlays/toast';
import { knownSession, NO_SESSION } from '@/shop/identity/session';
import { onAnnouncement } from '@/shop/identity/tabs';
import { renderRouted } from '@/testing/render-routed';
import { useAccountExit } from '@/widgets/shopper/account-exit';
import { startUp } from '@/widgets/shopper/personal';

function Leave() {
  const leave = useAccountExit();
  return (
    <>
      <button type="button" onClick={() => void leave('Учётная запись удалена')}>
        Уйти
      </button>
      <Toaster />
    </>
  );
}

test('leaving the account opens the home page, clears the shopper’s data, shows a toast, and notifies the other tabs', async () => {
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const { router, client, user } = await renderRouted(<Leave />, '/editpreferences');
  await startUp(client);
  expect(client.getQueryData(accountQuery.queryKey)?.firstName).toBe('Анна');
  const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  const end = onAnnouncement(() => undefined);

  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  await screen.findByText('Учётная запись удалена');
  expect(router.state.location.pathname).toBe('/');
  expect(client.getQueryData(accountQuery.queryKey)).toBeUndefined();
  await waitFor(() => expect(knownSession(client)).toEqual(NO_SESSION));
  expect(posted).toHaveBeenCalledWith({ type: 'signed-out' });
  end();
});
