import { createFileRoute } from '@tanstack/react-router';
import { guardRoute } from '@/features/session/guard-route';
import { LoginScreen } from '@/features/session/login/login-screen';
import { loginSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { postLogin } from '@/widgets/form-post/post-login.server';
import { headOf } from '@/widgets/head/heads';
import { useSignedInPage } from '@/widgets/shopper/use-signed-in-page';
import { noticeText } from '@/widgets/sign-in/login-notice';

export const Route = createFileRoute('/login/')({
  validateSearch: loginSearch,
  beforeLoad: guardRoute('anonymous'),
  server: { handlers: { POST: postLogin } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/login'),
  component: LoginPage,
});

function LoginPage() {
  const { redirect, notice } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const back = posted?.redirect ?? redirect ?? AFTER_LOGIN;
  const onSignedIn = useSignedInPage(back);
  return <LoginScreen redirect={back} posted={posted} notice={noticeText(notice)} onSignedIn={onSignedIn} />;
}
