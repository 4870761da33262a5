import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ConfirmationScreen } from '@/features/session/confirmation/confirmation-screen';
import { tokenSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { announce } from '@/shop/identity/tabs';
import { postConfirmation } from '@/widgets/form-post/post-confirmation.server';
import { headOf } from '@/widgets/head/heads';
import { afterSignIn, reloadPersonal } from '@/widgets/shopper/personal';
import { AFTER_NEW_PASSWORD } from '@/widgets/sign-in/login-notice';

export const Route = createFileRoute('/confirmation')({
  validateSearch: tokenSearch,
  server: { handlers: { POST: postConfirmation } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/confirmation'),
  component: ConfirmationPage,
});

function ConfirmationPage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmationScreen
      token={posted?.token ?? token ?? ''}
      posted={posted?.result}
      onSignedIn={async () => {
        void afterSignIn(client);
        await navigate({ href: AFTER_LOGIN, replace: true });
      }}
      onSignedInFirst={() => void afterSignIn(client)}
      onAddressConfirmed={async () => {
        // Makes the other tabs read the account again, so that they no longer show the new address as
        // pending.
        announce({ type: 'signed-in' });
        await reloadPersonal(client);
      }}
      onPasswordSet={async () => {
        await navigate({ href: AFTER_NEW_PASSWORD, replace: true });
      }}
    />
  );
}
