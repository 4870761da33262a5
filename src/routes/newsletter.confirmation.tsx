import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountQuery, consentsQuery } from '@/features/account/account-query';
import { ConfirmNewsScreen } from '@/features/newsletter/confirm-news-screen';
import { tokenSearch } from '@/features/session/sign-in-search';
import { expireQuery, forgetQueries } from '@/lib/state/query-reads';
import { postNewsConfirmation } from '@/widgets/form-post/post-newsletter.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/newsletter/confirmation')({
  validateSearch: tokenSearch,
  server: { handlers: { POST: postNewsConfirmation } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/newsletter/confirmation'),
  component: NewsConfirmationPage,
});

function NewsConfirmationPage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const client = useQueryClient();
  return (
    <ConfirmNewsScreen
      token={posted?.token ?? token ?? ''}
      posted={posted?.result}
      onConfirmed={() => {
        expireQuery(client, accountQuery);
        forgetQueries(client, consentsQuery);
      }}
    />
  );
}
