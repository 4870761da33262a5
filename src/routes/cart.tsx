import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '@/features/cart/cart-screen';
import { loadCart } from '@/features/cart/load-cart';
import { useSession } from '@/lib/session';
import { personalHead } from './-site/heads';
import { postCart } from './-site/post-cart.server';

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: postCart } },
  loader: async ({ context, serverContext }) => {
    await loadCart(context.queryClient);
    return { problem: serverContext?.problem };
  },
  head: () => personalHead('Корзина'),
  component: CartPage,
});

function CartPage() {
  const { problem } = Route.useLoaderData();
  return <CartScreen signedIn={useSession()?.user != null} problem={problem} />;
}
