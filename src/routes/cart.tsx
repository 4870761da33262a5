import { createFileRoute } from '@tanstack/react-router';
import { loadCart } from '@/features/cart/load-cart';
import { CartPage } from '@/widgets/cart-and-wishlist/cart-page';
import { postCart } from '@/widgets/form-post/post-cart.server';
import { personalHead } from '@/widgets/head/heads';

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: postCart } },
  loader: async ({ context, serverContext }) => {
    await loadCart(context.queryClient);
    return { problem: serverContext?.problem };
  },
  head: () => personalHead('Корзина'),
  component: Cart,
});

function Cart() {
  return <CartPage problem={Route.useLoaderData().problem} />;
}
