import { createFileRoute, redirect } from '@tanstack/react-router';
import { PasswordRequestScreen } from '@/features/session/password/password-request-screen';
import { tokenSearch } from '@/features/session/sign-in-search';
import { hrefTo } from '@/shop/addresses/href-to';
import { postPasswordRequest } from '@/widgets/form-post/post-password.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/password/')({
  validateSearch: tokenSearch,
  beforeLoad: ({ search: { token } }) => {
    // Letters link to this page with a token; redirect to the page that sets the new password with it.
    if (token !== undefined) throw redirect({ href: hrefTo('/password/new', { search: { token } }) });
  },
  server: { handlers: { POST: postPasswordRequest } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/password'),
  component: PasswordRequestPage,
});

function PasswordRequestPage() {
  return <PasswordRequestScreen posted={Route.useLoaderData().posted} />;
}
