import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { AuthDialogProps } from '@/features/session/login/auth-dialog';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { ProgressLine } from '@/lib/ui/loading/progress-line';
import { hrefTo } from '@/shop/addresses/href-to';
import { closeAuthModal, openLogin, openRegistration, useAuthModal } from '@/shop/identity/auth-modal';
import { ensureSession } from '@/shop/identity/session';
import { continueAfterSignIn } from '../shopper/continue-after-sign-in';
import { afterSignIn } from '../shopper/personal';
import { installAuthLinks } from './auth-links';

const authDialog = lazyPart<AuthDialogProps>(
  async () => (await import('@/features/session/login/auth-dialog')).AuthDialog,
);

/** Renders the modals for sign-in and registration. The shell contains it once. */
export function AuthModalHost() {
  const client = useQueryClient();
  const router = useRouter();
  const { isLoginVisible, isRegistrationVisible, back } = useAuthModal();
  const visible = isLoginVisible || isRegistrationVisible;
  const { Part, busy, show, prefetch } = useLazyOpen(authDialog);

  const fetchDialog = useEffectEvent(async () => {
    await show();
    // If the code of the dialog failed to load, which a toast has reported, close the modal.
    if (!authDialog.loaded) closeAuthModal(client);
  });
  useEffect(() => {
    if (visible) void fetchDialog();
  }, [visible]);

  const prefetchDialog = useEffectEvent(prefetch);
  useEffect(
    () =>
      installAuthLinks({
        prefetch: () => prefetchDialog(),
        async open({ view, href, back }) {
          // The session may not be loaded yet, so check whether the shopper is already signed in.
          if ((await ensureSession(client)).user) return router.navigate({ href });
          if (view === 'login') openLogin(client, { back });
          else openRegistration(client, { back });
        },
      }),
    [client, router],
  );

  if (!Part) return <ProgressLine pending={busy} words="Открываем вход" />;
  return (
    <Part
      open={visible}
      view={isRegistrationVisible ? 'registration' : 'login'}
      redirect={back ?? (visible ? window.location.pathname + window.location.search : hrefTo('/'))}
      onClose={() => closeAuthModal(client)}
      onSignedIn={() => void continueAfterSignIn(client, router, afterSignIn(client))}
    />
  );
}
