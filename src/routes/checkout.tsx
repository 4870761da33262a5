import { createFileRoute } from '@tanstack/react-router';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { CheckoutPage } from '@/widgets/checkout/checkout-page';
import { loadCheckoutPage } from '@/widgets/checkout/load-checkout-page';
import { postCheckout } from '@/widgets/form-post/post-checkout.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/checkout')({
  server: { handlers: { POST: postCheckout } },
  loader: async ({ context, parentMatchPromise, serverContext }) => {
    const { loaderData } = await parentMatchPromise;
    await loadCheckoutPage(context.queryClient, loaderData?.city ?? null);
    return { posted: serverContext?.posted };
  },
  head: () => headOf('/checkout'),
  pendingComponent: CheckoutSkeleton,
  component: Checkout,
});

function Checkout() {
  return <CheckoutPage posted={Route.useLoaderData().posted} />;
}
