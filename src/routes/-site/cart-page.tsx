import { CartScreen } from '@/features/cart/cart-screen';
import { cartStore } from '@/features/cart/cart-store';
import type { PostedProblem } from '@/features/cart/problem-notice';
import { useCart } from '@/features/cart/use-cart';
import { wishlistStore } from '@/features/wishlist/wishlist-store';
import type { CartItem } from '@/lib/api';
import { useSession } from '@/lib/session';
import { lazyPart, useLazyOpen } from '@/lib/ui/lazy-part';
import { showToast } from '@/lib/ui/toast';
import { useVisit } from '@/lib/visit';
import { GoodsToSee } from './goods-to-see';

const notifyDialog = lazyPart(async () => (await import('@/features/product/notify-dialog')).NotifyDialog);

/** The cart with what other rooms give it: the wishlist to move things to, news of sold-out sizes, goods to look at. */
export function CartPage({ problem }: { problem: PostedProblem | undefined }) {
  const visit = useVisit();
  const { cart } = useCart();
  return (
    <CartScreen
      signedIn={useSession()?.user != null}
      problem={problem}
      onKeep={({ articleId }) => wishlistStore(visit).add(articleId)}
      renderNotify={(item) => <NotifyMe item={item} />}
      goods={<GoodsToSee except={cart?.items.map(({ variantId }) => variantId)} />}
    />
  );
}

/** «Сообщить о поступлении» of a line that is sold out. */
function NotifyMe({ item }: { item: CartItem }) {
  const visit = useVisit();
  const email = useSession()?.user?.email ?? undefined;
  const { Part, open, onClose, opener } = useLazyOpen(notifyDialog);
  return (
    <>
      <button
        type="button"
        {...opener}
        aria-label={`Сообщить о\u00a0поступлении: ${item.name}, размер ${item.size}`}
        className="min-h-11 underline-offset-4 hover:text-ink hover:underline noscript:hidden"
      >
        Сообщить о&nbsp;поступлении
      </button>
      {Part && (
        <Part
          open={open}
          onClose={onClose}
          productName={item.name}
          article={item}
          email={email}
          onInStock={(message) => {
            onClose();
            showToast({ text: message });
            void cartStore(visit).refresh();
          }}
        />
      )}
    </>
  );
}
