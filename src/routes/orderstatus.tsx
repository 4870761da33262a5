import { createFileRoute } from '@tanstack/react-router';
import { StatusScreen } from '@/features/orders/status/status-screen';
import { useSession } from '@/shop/identity/session';
import { postOrderStatus } from '@/widgets/form-post/post-order-status.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/orderstatus')({
  server: { handlers: { POST: postOrderStatus } },
  loader: ({ serverContext }) => ({ posted: serverContext?.posted }),
  head: () => headOf('/orderstatus'),
  component: OrderStatusPage,
});

function OrderStatusPage() {
  return <StatusScreen signedIn={useSession()?.user != null} posted={Route.useLoaderData().posted} />;
}
