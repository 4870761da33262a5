import type { FormEvent } from 'react';
import type { Cart } from '@/lib/api';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { clearActions } from '../state/cart-actions';
import { toastOnFailure } from '../state/cart-failure';
import { useCart } from '../state/use-cart';

/**
 * The button «Удалить всё». A button in the toast then puts back the goods that are still in stock. Works as
 * a form without scripts.
 */
export function ClearCart({ cart }: { cart: Cart }) {
  const { changes } = useCart();

  async function clear() {
    const returnable = cart.items.filter((item) => !item.isGift && item.maxQuantity > 0);
    await changes.perform(clearActions(cart.items));
    showToast({
      text: 'Товары удалены из\u00a0корзины',
      action:
        returnable.length === 0
          ? undefined
          : {
              label: 'Вернуть',
              run: () =>
                void toastOnFailure(
                  changes.perform(
                    returnable.map(({ articleId, quantity }) => ({ action: 'ADD', articleId, quantity })),
                  ),
                ),
            },
    });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void toastOnFailure(clear());
  };

  if (cart.items.length < 2) return null;
  return (
    <form method="post" action={hrefTo('/cart')} onSubmit={submit}>
      <input type="hidden" name="intent" value="clear" />
      {cart.items.map(({ articleId, isGift }) => (
        <input
          key={`${articleId} ${isGift}`}
          type="hidden"
          name={isGift ? 'giftArticleId' : 'articleId'}
          value={articleId}
        />
      ))}
      <button
        type="submit"
        className="min-h-11 text-caption text-ink-2 underline-offset-4 hover:text-ink hover:underline"
      >
        Удалить всё
      </button>
    </form>
  );
}
