import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewPasswordScreen } from '@/features/session/password/new-password-screen';
import { tokenSearch } from '@/features/session/sign-in-search';
import { announce } from '@/shop/identity/tabs';
import { postNewPassword } from '@/widgets/form-post/post-password.server';
import { headOf } from '@/widgets/head/heads';
import { reloadPersonal } from '@/widgets/shopper/personal';
import { AFTER_NEW_PASSWORD } from '@/widgets/sign-in/login-notice';

export const Route = createFileRoute('/password/new')({
  validateSearch: tokenSearch,
  server: { handlers: { POST: postNewPassword } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/password/new'),
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <NewPasswordScreen
      token={posted?.token ?? token ?? ''}
      posted={posted?.result}
      onSet={async () => {
        // All devices were signed out, possibly including this one, so every tab must read its session again.
        announce({ type: 'signed-in' });
        await reloadPersonal(client);
        await navigate({ href: AFTER_NEW_PASSWORD, replace: true });
      }}
    />
  );
}
