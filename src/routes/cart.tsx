import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '@/widgets/cart-and-wishlist/cart-page';
import { loadCartPage } from '@/widgets/cart-and-wishlist/load-cart-page';
import { postCart } from '@/widgets/form-post/post-cart.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: postCart } },
  loader: async ({ context, serverContext }) => {
    await loadCartPage(context.queryClient);
    return { problem: serverContext?.problem };
  },
  head: () => headOf('/cart'),
  component: Cart,
});

function Cart() {
  return <CartPage problem={Route.useLoaderData().problem} />;
}
