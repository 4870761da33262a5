import { createFileRoute } from '@tanstack/react-router';
import { loadCart } from '@/features/cart/load-cart';
import { CartPage } from './-site/cart-page';
import { personalHead } from './-site/heads';
import { postCart } from './-site/post-cart.server';

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: postCart } },
  loader: async ({ context, serverContext }) => {
    await loadCart(context.visit);
    return { problem: serverContext?.problem };
  },
  head: () => personalHead('Корзина'),
  component: Cart,
});

function Cart() {
  return <CartPage problem={Route.useLoaderData().problem} />;
}
