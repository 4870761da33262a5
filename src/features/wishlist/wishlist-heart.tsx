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
/** Texts shown if a failure has no message of its own. */
const FAILED: Record<WishlistAction, string> = {
  add: 'Не\u00a0удалось добавить товар в\u00a0избранное. Попробуйте ещё раз',
  remove: 'Не\u00a0удалось убрать товар из\u00a0избранного. Попробуйте ещё раз',
};

/** An article to save, and whether its size was chosen. If not, the article stands for its colour. */
export type Wish = { articleId: string; sizeChosen: boolean };
/**
 * A wish, or a function that loads it if the page does not have it. Undefined if the product has no articles.
 * @throws ApiError
 */
type Wanted = Wish | (() => Promise<Wish | undefined>);

type WishlistHeartProps = {
  productUrl: string;
  /** The article to save: the chosen size, or else the first size in stock, which stands for the colour. */
  wish: Wanted;
  /**
   * True on the wishlist page: there a heart is about one size and not about the other sizes of its colour.
   */
  onlyThis?: boolean;
  framed?: boolean;
  className?: string;
  /** -1 in a card, where arrow keys move the focus to the heart. */
  tabIndex?: -1;
};

/**
 * The heart of a colour. It is filled if any size of the colour is on the wishlist. A press shows the change
 * at once; a failure reverts it.
 */
export function WishlistHeart(props: WishlistHeartProps) {
  const { productUrl, wish, onlyThis, ...button } = props;
  const client = useQueryClient();
  const { items, changes } = useWishlist();
  const [pressed, setPressed] = useState<WishlistAction>();
  const saved = onlyThis
    ? // A wishlist page may arrive before the list of all ids.
      (items ?? [wish]).filter((item) => isSame(item, wish))
    : (items ?? []).filter((item) => item.productUrl === productUrl);
  // Another component, such as another heart or the cart, may be changing the same article.
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
      // The error in the state is missing if no operation began, or if the operation belonged to the previous
      // shopper.
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
      {...button}
    />
  );
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  typeof one !== 'function' && typeof other !== 'function' && one.articleId === other.articleId;
