import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/lib/api';
import { HeartButton } from '@/lib/ui/buttons/heart-button';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { openLogin } from '@/shop/identity/auth-modal';
import { useCurrentAction, useWishlist } from './use-wishlist';
import { DEFAULT_ERRORS, type WishlistAction } from './wishlist-state';

const DONE: Record<WishlistAction, string> = {
  add: 'Товар добавлен в\u00a0избранное',
  remove: 'Товар удалён из\u00a0избранного',
};
/** Texts for a failure without a message. */
const FAILED: Record<WishlistAction, string> = {
  add: 'Не\u00a0удалось добавить товар в\u00a0избранное. Попробуйте ещё раз',
  remove: 'Не\u00a0удалось убрать товар из\u00a0избранного. Попробуйте ещё раз',
};

/** An article to save. Either its size was chosen, or the article represents its colour. */
export type Wish = { articleId: string; sizeChosen: boolean };
/**
 * A wish, or a function that loads it if the page does not contain it; undefined if the product has no
 * articles. @throws ApiError
 */
type Wanted = Wish | (() => Promise<Wish | undefined>);

type WishlistHeartProps = {
  productUrl: string;
  /** The article to save: the chosen size, or the first size in stock, which represents the colour. */
  wish: Wanted;
  /**
   * True on the wishlist itself: there the heart is about this size, and not about other sizes of its colour.
   */
  onlyThis?: boolean;
  framed?: boolean;
  className?: string;
};

/**
 * The heart of a colour: filled if any of its sizes is on the wishlist. It shows a change at once and reverts
 * it on a failure.
 */
export function WishlistHeart({ productUrl, wish, onlyThis, framed, className }: WishlistHeartProps) {
  const client = useQueryClient();
  const { items, changes } = useWishlist();
  const [pressed, setPressed] = useState<WishlistAction>();
  const saved = onlyThis
    ? // A wishlist page may arrive before the list of all ids.
      (items ?? [wish]).filter((item) => isSame(item, wish))
    : (items ?? []).filter((item) => item.productUrl === productUrl);
  // Another heart of the article, or the cart, may be changing it.
  const current = useCurrentAction(
    [...saved, wish].flatMap((one) => ('articleId' in one ? [one.articleId] : [])),
  );
  const pending = pressed ?? current;

  const toggle = () => (saved.length > 0 ? change('remove', saved) : change('add', [wish]));

  async function change(action: WishlistAction, wishes: Wanted[]) {
    setPressed(action);
    let found: Wish | undefined;
    try {
      for (const wanted of wishes) {
        found = typeof wanted === 'function' ? await wanted() : wanted;
        if (found === undefined) return showToast({ text: FAILED[action] });
        await changes[action](found.articleId, found.sizeChosen);
      }
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      // Nothing is stored if no operation began, or if it belonged to another shopper.
      const stored = found && changes.state(found.articleId).error;
      const isSaid = found || cause.kind === 'network' || cause.kind === 'auth';
      const error = stored ?? (isSaid ? cause.message : DEFAULT_ERRORS[action]);
      const text = error === DEFAULT_ERRORS[action] ? FAILED[action] : error;
      if (cause.kind !== 'auth' || cause.status === 403) return showToast({ text });
      const signIn = () => openLogin(client, { andThen: () => change(action, wishes) });
      return showToast({ text, action: { label: 'Войти', run: signIn } });
    } finally {
      setPressed(undefined);
    }
    showToast({
      text: DONE[action],
      action:
        action === 'add'
          ? { label: 'Избранное', href: hrefTo('/wishlist') }
          : { label: 'Вернуть', run: () => void change('add', wishes) },
    });
  }

  return (
    <HeartButton
      saved={pending ? pending === 'add' : saved.length > 0}
      busy={pending !== undefined}
      onToggle={toggle}
      framed={framed}
      className={className}
    />
  );
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  typeof one !== 'function' && typeof other !== 'function' && one.articleId === other.articleId;
