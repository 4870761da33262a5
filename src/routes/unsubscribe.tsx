import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { consentsQuery } from '@/features/account/account-query';
import { UnsubscribeScreen } from '@/features/account/unsubscribe/unsubscribe-screen';
import { tokenSearch } from '@/features/session/sign-in-search';
import { forgetQueries } from '@/lib/state/query-reads';
import { postUnsubscription } from '@/widgets/form-post/post-unsubscription.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/unsubscribe')({
  validateSearch: tokenSearch,
  server: { handlers: { POST: postUnsubscription } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/unsubscribe'),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const client = useQueryClient();
  return (
    <UnsubscribeScreen
      token={posted?.token ?? token ?? ''}
      posted={posted?.result}
      onEnded={() => forgetQueries(client, consentsQuery)}
    />
  );
}
