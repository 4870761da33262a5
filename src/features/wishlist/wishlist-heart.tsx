import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Wish as ApiWish, isApiError } from '@/lib/api';
import { HeartButton } from '@/lib/ui/buttons/heart-button';
import { showToast } from '@/lib/ui/overlays/toast';
import { hrefTo } from '@/shop/addresses/href-to';
import { openLogin } from '@/shop/identity/auth-modal';
import { useWishlist } from './use-wishlist';
import type { WishlistAction } from './wishlist-state';

const DONE: Record<WishlistAction, string> = {
  add: 'Товар добавлен в\u00a0избранное',
  remove: 'Товар удалён из\u00a0избранного',
};
const FAILED: Record<WishlistAction, string> = {
  add: 'Не\u00a0удалось добавить товар в\u00a0избранное. Попробуйте ещё раз',
  remove: 'Не\u00a0удалось убрать товар из\u00a0избранного. Попробуйте ещё раз',
};

/** An article to keep. Its size was chosen, or it stands for the colour. */
export type Wish = Required<ApiWish>;
/** A wish, or how to find it where a page does not say; undefined when there is none. @throws ApiError */
type Wanted = Wish | (() => Promise<Wish | undefined>);

type WishlistHeartProps = {
  productUrl: string;
  /** What to keep: the chosen size, or the first that can be bought in the place of the colour. */
  wish: Wanted;
  /** Only this size counts, not the others of the colour: on the wishlist itself. */
  onlyThis?: boolean;
  framed?: boolean;
  className?: string;
};

/**
 * The heart of a colour: filled as soon as any of its sizes is on the wishlist. It shows the change at once and takes
 * it back when it fails.
 */
export function WishlistHeart({ productUrl, wish, onlyThis, framed, className }: WishlistHeartProps) {
  const client = useQueryClient();
  const { items, changes } = useWishlist();
  const [pending, setPending] = useState<WishlistAction>();
  const kept = onlyThis
    ? // The page of the wishlist may come before the list of all that is on it.
      (items ?? [wish]).filter((item) => isSame(item, wish))
    : (items ?? []).filter((item) => item.productUrl === productUrl);

  const toggle = () => (kept.length > 0 ? change('remove', kept) : change('add', [wish]));

  async function change(action: WishlistAction, wishes: Wanted[]) {
    setPending(action);
    try {
      for (const wanted of wishes) {
        const found = typeof wanted === 'function' ? await wanted() : wanted;
        if (found === undefined) return showToast({ text: FAILED[action] });
        await changes[action](found.articleId, found.sizeChosen);
      }
    } catch (cause) {
      return showFailure(action, cause, () => openLogin(client, { andThen: () => change(action, wishes) }));
    } finally {
      setPending(undefined);
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
      saved={pending ? pending === 'add' : kept.length > 0}
      busy={pending !== undefined}
      onToggle={toggle}
      framed={framed}
      className={className}
    />
  );
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  typeof one !== 'function' && typeof other !== 'function' && one.articleId === other.articleId;

/** A refusal of the shop says more than «попробуйте ещё раз»; an ended session needs a new one, then it goes on. */
function showFailure(action: WishlistAction, cause: unknown, signIn: () => void): void {
  if (!isApiError(cause)) throw cause;
  if (cause.kind === 'auth' && cause.status !== 403) {
    showToast({ text: cause.message, action: { label: 'Войти', run: signIn } });
  } else {
    const said = cause.code === 'WISHLIST_LIMIT' || cause.kind === 'network';
    showToast({ text: said ? cause.message : FAILED[action] });
  }
}
