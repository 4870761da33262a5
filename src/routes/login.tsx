import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { guardRoute } from '@/features/session/guard-route';
import { LoginScreen } from '@/features/session/login-screen';
import { AFTER_LOGIN } from '@/lib/paths';
import { safePath } from '@/lib/safe-path';
import { useVisit } from '@/lib/visit';
import { personalHead } from './-site/heads';
import { reloadPersonal } from './-site/personal';
import { postLogin } from './-site/post-login.server';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => {
    const redirect = safePath(search.redirect, '');
    return redirect ? { redirect } : {};
  },
  beforeLoad: guardRoute('anonymous'),
  server: { handlers: { POST: postLogin } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => personalHead('Вход'),
  component: LoginPage,
});

function LoginPage() {
  const { redirect } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const visit = useVisit();
  const navigate = useNavigate();
  const back = posted?.redirect ?? redirect ?? AFTER_LOGIN;
  return (
    <LoginScreen
      redirect={back}
      posted={posted}
      onSignedIn={async () => {
        void reloadPersonal(visit);
        await navigate({ href: back, replace: true });
      }}
    />
  );
}
