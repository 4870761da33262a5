import { useState } from 'react';
import { formatMoney } from '#shared/text/money.ts';
import { countOf, GOODS } from '#shared/text/plural.ts';
import { type Cart, type CartItem, isApiError } from '@/lib/api';
import type { Elements } from '@/lib/ui/elements';
import { showToast } from '@/lib/ui/overlays/toast';
import { useRowFocus } from '@/lib/ui/use-row-focus';
import { hrefTo } from '@/shop/addresses/href-to';
import { addActions, changeActions, updateActions } from '../state/cart-actions';
import { giftNameOf, inPreviousOrder, lineKey, totalQuantity } from '../state/cart-facts';
import { toastOnFailure } from '../state/cart-failure';
import { useCart } from '../state/use-cart';
import { CartGifts } from './cart-gifts';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { ClearCart } from './clear-cart';
import { EmptyCart } from './empty-cart';
import { type PostedProblem, ProblemNotice } from './problem-notice';

type CartScreenProps = {
  signedIn: boolean;
  problem?: PostedProblem;
  /** Goods that a link offers to add. */
  offer?: Elements;
  /** Puts an article on the wishlist. */
  onMoveToWishlist(item: CartItem): Promise<void>;
  /** «Сообщить о поступлении» for a sold-out line. */
  renderNotify(item: CartItem): Elements;
  /** Delivery estimate, under the sums. */
  delivery: Elements;
  /** Recommended goods, under the cart or instead of an empty one. */
  goods: Elements;
};

/** The cart. A shopper without an identity sees an empty one. */
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
  // The order of the lines before the last removal: a restored line returns to its place.
  const [seen, setSeen] = useState<string[]>([]);
  const items = inPreviousOrder(cart?.items ?? [], seen);
  const { failures, attempt } = useFailures();
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

  const removeLine = (item: CartItem) => {
    setSeen(items.map(lineKey));
    return changes.perform(updateActions(item, 0));
  };
  const bringBack = (item: CartItem) =>
    void toastOnFailure(changes.perform(addActions(item.articleId, item.quantity)));

  async function remove(item: CartItem) {
    await removeLine(item);
    // Gifts are chosen again below, and a sold-out article cannot be added again.
    const canReturn = !item.isGift && item.maxQuantity > 0;
    showToast({
      text: 'Товар удалён из\u00a0корзины',
      action: canReturn ? { label: 'Вернуть', run: () => bringBack(item) } : undefined,
    });
  }

  async function keep(item: CartItem) {
    // Add to the wishlist before removing from the cart, so that a failure loses nothing.
    await onMoveToWishlist(item);
    await removeLine(item);
    showToast({
      text: 'Товар добавлен в\u00a0избранное',
      action: { label: 'Избранное', href: hrefTo('/wishlist') },
    });
  }

  async function change(item: CartItem, articleId: string, quantity: number) {
    const actions = changeActions(item.articleId, articleId, quantity);
    if (actions.length === 0) return;
    const [before, after] = [lineKey(item), lineKey({ articleId, isGift: false })];
    const keys = items.map(lineKey);
    // The server puts a new line last; the shopper sees it in the place of the old one.
    if (!keys.includes(after)) setSeen(keys.flatMap((key) => (key === before ? [key, after] : key)));
    await changes.perform(actions);
    showToast({ text: 'Изменения сохранены' });
  }

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
                  onMoveToWishlist={() => attempt(item, () => keep(item))}
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

/** Errors by line. They are stored outside of the lines, because a removed line exists again only after the refusal. */
function useFailures() {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  function setFailure(key: string, message: string | undefined) {
    setFailures((before) => {
      const others = [...before].filter(([other]) => other !== key);
      return new Map(message === undefined ? others : [...others, [key, message]]);
    });
  }

  async function attempt(item: CartItem, work: () => Promise<unknown>) {
    const key = lineKey(item);
    setFailure(key, undefined);
    try {
      await work();
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      // Another tab removed the line, so the error has no line to be shown at.
      if (cause.code === 'ARTICLE_NOT_IN_CART') showToast({ text: cause.message });
      else setFailure(key, cause.message);
    }
  }

  return {
    failures,
    attempt: (item: CartItem, work: () => Promise<unknown>) => void attempt(item, work),
  };
}

function CartHead({ cart, problem }: { cart: Cart; problem: PostedProblem | undefined }) {
  return (
    // As wide as the lines below, so that the button to clear them is at their edge.
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
