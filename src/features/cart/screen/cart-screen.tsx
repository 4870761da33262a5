import { useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import type { Cart, CartItem } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { updateActions } from '../state/cart-actions';
import { giftNameOf, lineKey, totalQuantity } from '../state/cart-facts';
import { useCart } from '../state/use-cart';
import { CartGifts } from './cart-gifts';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { ClearCart } from './clear-cart';
import { EmptyCart } from './empty-cart';
import { type PostedProblem, ProblemNotice } from './problem-notice';
import { useCartLines } from './use-cart-lines';
import { useLineFailures } from './use-line-failures';

type CartScreenProps = {
  signedIn: boolean;
  problem?: PostedProblem;
  /** Goods that a cart link offers to add. */
  offer?: Elements;
  /** Puts an article on the wishlist. */
  onMoveToWishlist(item: CartItem): Promise<void>;
  /** «Сообщить о поступлении» for a sold-out line. */
  renderNotify(item: CartItem): Elements;
  /** Delivery estimate, under the sums. */
  delivery: Elements;
  /** Recommended goods, below the lines or on the page of an empty cart. */
  goods: Elements;
};

/** The cart page. For a shopper who has no account or guest identity yet, the cart is empty. */
export function CartScreen({
  signedIn,
  problem,
  offer,
  onMoveToWishlist,
  renderNotify,
  delivery,
  goods,
}: CartScreenProps) {
  const { cart, changes, busy } = useCart();
  const { items, remove, moveToWishlist, change } = useCartLines(cart, changes, onMoveToWishlist);
  const { failures, attempt } = useLineFailures();
  const list = useRowFocus<HTMLUListElement>(items.map(lineKey));

  const [hadGoods, setHadGoods] = useState(false);
  if (items.length > 0 && !hadGoods) setHadGoods(true);

  if (offer && (!cart || items.length === 0))
    return (
      <div className="min-h-page">
        <div className="page-width px-margin">
          <h1 className="type-h1 pt-5 lg:pt-12">Корзина</h1>
          <ProblemNotice problem={problem} />
          {offer}
        </div>
        {goods}
      </div>
    );
  if (!cart || items.length === 0)
    return <EmptyCart signedIn={signedIn} problem={problem} emptied={hadGoods} goods={goods} />;

  return (
    <div className="min-h-page">
      <div className="page-width px-margin">
        <CartHead cart={cart} problem={problem} />
        {offer}
        <div className="lg:grid-page">
          <div className="lg:col-span-8">
            <ul {...list} aria-label={'Товары в\u00a0корзине'} className="border-hair border-b">
              {items.map((item) => (
                <CartLine
                  key={lineKey(item)}
                  item={item}
                  gift={giftNameOf(cart, item)}
                  error={failures.get(lineKey(item))}
                  onQuantity={(quantity) =>
                    attempt(item, () => changes.perform(updateActions(item, quantity)))
                  }
                  onRemove={() => attempt(item, () => remove(item))}
                  onMoveToWishlist={() => attempt(item, () => moveToWishlist(item))}
                  onChange={(articleId, quantity) => change(item, articleId, quantity)}
                  notify={item.maxQuantity === 0 && !item.isGift && renderNotify(item)}
                />
              ))}
            </ul>
            <CartGifts cart={cart} perform={changes.perform} />
          </div>
          {/* On a phone the button sticks to the bottom of the window as long as lines or sums are visible. */}
          <div className="max-lg:contents lg:col-span-4 lg:pl-10">
            <CartSummary
              cart={cart}
              busy={busy}
              changes={changes}
              problem={problem?.promoCode}
              delivery={delivery}
            />
          </div>
        </div>
      </div>
      {goods}
    </div>
  );
}

function CartHead({ cart, problem }: { cart: Cart; problem: PostedProblem | undefined }) {
  return (
    // As wide as the lines below, so that the button that empties the cart ends at their right edge.
    <div className="pt-5 pb-5 lg:max-w-[calc((100%-11*var(--gutter))/12*8+7*var(--gutter))] lg:pt-12 lg:pb-8">
      <h1 className="type-h1">Корзина</h1>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-ink-2">
          {`${countOf(totalQuantity(cart), GOODS)}, итого\u00a0${formatMoney(cart.discountPrice)}`}
        </p>
        <ClearCart cart={cart} />
      </div>
      <div role="status">
        {/* These messages are about the last change; the next one removes them. */}
        {cart.messages.map(({ text }) => (
          <p key={text} className="mt-3 border-ink border-l-2 py-1 pl-3 text-ui">
            {text}
          </p>
        ))}
      </div>
      <ProblemNotice problem={problem} />
    </div>
  );
}
