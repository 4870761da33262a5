import { useQueryClient } from '@tanstack/react-query';
import type { CartOffer as Offer } from '@/features/cart/link/load-cart-link';
import { CartScreen } from '@/features/cart/screen/cart-screen';
import type { PostedProblem } from '@/features/cart/screen/problem-notice';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { useKnownCart } from '@/features/cart/state/use-cart';
import { wishlistChanges } from '@/features/wishlist/wishlist-changes';
import { useSession } from '@/shop/identity/session';
import { CartDelivery } from './cart-delivery';
import { CartLook } from './cart-look';
import { GoodsToSee } from './goods-to-see';
import { LateOffer } from './late-offer';
import { NotifyMe } from './notify-me';

/** The cart page, with components of other features: wishlist, stock notices, recommendations. */
export function CartPage({
  problem,
  offer,
}: {
  problem: PostedProblem | undefined;
  /** Goods that a cart link offers to add. */
  offer?: Offer | undefined;
}) {
  const client = useQueryClient();
  const cart = useKnownCart();
  return (
    <CartScreen
      signedIn={useSession()?.user != null}
      problem={problem}
      offer={offer && <LateOffer offer={offer} />}
      onMoveToWishlist={({ articleId }) => wishlistChanges(client).add(articleId)}
      renderNotify={(item) => (
        <NotifyMe
          article={item}
          onInStock={() => void cartChanges(client).refresh()}
          className="min-h-11 underline-offset-4 hover:text-ink hover:underline noscript:hidden"
        />
      )}
      delivery={cart && <CartDelivery cart={cart} />}
      goods={cart && cart.items.length > 0 ? <CartLook cart={cart} /> : <GoodsToSee />}
    />
  );
}
