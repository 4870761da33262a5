import { createFileRoute } from '@tanstack/react-router';
import { cartSearch } from '@/features/cart/link/cart-link-search';
import { CartPage } from '@/widgets/cart-and-wishlist/cart-page';
import { loadCartPage } from '@/widgets/cart-and-wishlist/load-cart-page';
import { postCart } from '@/widgets/form-post/post-cart.server';
import { headOf } from '@/widgets/head/heads';

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: postCart } },
  validateSearch: cartSearch,
  loaderDeps: ({ search: { add } }) => ({ add }),
  loader: async ({ context, deps: { add }, serverContext }) => {
    const [offer] = await Promise.all([
      add === undefined ? undefined : offerOf(add),
      loadCartPage(context.queryClient),
    ]);
    return { problem: serverContext?.problem, offer };
  },
  head: () => headOf('/cart'),
  component: Cart,
});

/**
 * Reads the goods that a cart link offers. Imported on demand, because few visits of the cart come from such
 * a link.
 */
const offerOf = async (add: string) =>
  (await import('@/features/cart/link/load-cart-link')).loadCartLink(add);

function Cart() {
  return <CartPage {...Route.useLoaderData()} />;
}
