import { createFileRoute } from '@tanstack/react-router';
import { guardRoute } from '@/features/session/guard-route';
import { RegistrationScreen } from '@/features/session/registration/registration-screen';
import { backSearch } from '@/features/session/sign-in-search';
import { AFTER_LOGIN } from '@/shop/addresses/paths';
import { postRegistration } from '@/widgets/form-post/post-registration.server';
import { headOf } from '@/widgets/head/heads';
import { useSignedInPage } from '@/widgets/shopper/use-signed-in-page';

export const Route = createFileRoute('/register')({
  validateSearch: backSearch,
  beforeLoad: guardRoute('anonymous'),
  server: { handlers: { POST: postRegistration } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/register'),
  component: RegistrationPage,
});

function RegistrationPage() {
  const { redirect } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const back = posted?.redirect ?? redirect ?? AFTER_LOGIN;
  const onSignedIn = useSignedInPage(back);
  return (
    <RegistrationScreen
      redirect={back}
      posted={posted?.form}
      pending={posted?.pending}
      onSignedIn={onSignedIn}
    />
  );
}
