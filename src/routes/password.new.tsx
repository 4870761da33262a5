import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NewPasswordScreen } from '@/features/session/new-password-screen';
import { announce } from '@/lib/tabs';
import { useVisit } from '@/lib/visit';
import { personalHead } from './-site/heads';
import { AFTER_NEW_PASSWORD } from './-site/login-notice';
import { reloadPersonal } from './-site/personal';
import { postNewPassword } from './-site/post-password.server';

export const Route = createFileRoute('/password/new')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  server: { handlers: { POST: postNewPassword } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => personalHead('Новый пароль'),
  component: NewPasswordPage,
});

function NewPasswordPage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const visit = useVisit();
  const navigate = useNavigate();
  return (
    <NewPasswordScreen
      token={posted?.token ?? token}
      posted={posted?.result}
      onSet={async () => {
        // The sign-ins of the account have ended, perhaps this one among them: every tab looks for itself.
        announce({ type: 'signed-in' });
        await reloadPersonal(visit);
        await navigate({ href: AFTER_NEW_PASSWORD, replace: true });
      }}
    />
  );
}
