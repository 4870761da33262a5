import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { tokenSearch } from '@/features/session/sign-in-search';
import { UndoScreen } from '@/features/session/undo/undo-screen';
import { announce } from '@/shop/identity/tabs';
import { postUndo } from '@/widgets/form-post/post-undo.server';
import { headOf } from '@/widgets/head/heads';
import { reloadPersonal } from '@/widgets/shopper/personal';

export const Route = createFileRoute('/undo')({
  validateSearch: tokenSearch,
  server: { handlers: { POST: postUndo } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/undo'),
  component: UndoPage,
});

function UndoPage() {
  const { token } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const client = useQueryClient();
  return (
    <UndoScreen
      token={posted?.token ?? token ?? ''}
      posted={posted?.result}
      onUndone={async () => {
        // All devices were signed out, possibly including this one, so every tab must read its session again.
        announce({ type: 'signed-in' });
        await reloadPersonal(client);
      }}
    />
  );
}
