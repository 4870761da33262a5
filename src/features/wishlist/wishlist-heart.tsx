import { isApiError } from '@/lib/api';
import { loginHref } from '@/lib/paths';
import { HeartButton } from '@/lib/ui/heart-button';
import { showToast } from '@/lib/ui/toast';
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

type WishlistHeartProps = {
  variantId: string;
  /** The size to keep: the chosen one, or the first that can be bought. */
  articleId: string;
  /** Only this size counts, not the others of the colour: on the wishlist itself. */
  onlyThis?: boolean;
  framed?: boolean;
  className?: string;
};

/** The heart of a colour: filled as soon as any of its sizes is on the wishlist. */
export function WishlistHeart({ variantId, articleId, onlyThis, framed, className }: WishlistHeartProps) {
  const { items, state, store } = useWishlist();
  const kept =
    items?.filter((item) => (onlyThis ? item.articleId === articleId : item.variantId === variantId)) ?? [];
  const about = state.item === articleId || kept.some((item) => item.articleId === state.item);

  const toggle = () =>
    kept.length > 0
      ? change(
          'remove',
          kept.map((item) => item.articleId),
        )
      : change('add', [articleId]);

  async function change(action: WishlistAction, articleIds: string[]) {
    try {
      for (const id of articleIds) await store[action](id);
    } catch (cause) {
      return showFailure(action, cause);
    }
    showToast({
      text: DONE[action],
      action:
        action === 'add'
          ? { label: 'Избранное', href: '/wishlist' }
          : { label: 'Вернуть', run: () => void change('add', articleIds) },
    });
  }

  return (
    <HeartButton
      saved={kept.length > 0}
      busy={state.loading && about}
      onToggle={toggle}
      framed={framed}
      className={className}
    />
  );
}

/** A refusal of the shop says more than «попробуйте ещё раз»; an ended session needs a new one. */
function showFailure(action: WishlistAction, cause: unknown): void {
  if (!isApiError(cause)) throw cause;
  if (cause.status === 401) {
    showToast({ text: cause.message, action: { label: 'Войти', href: loginHref(location.pathname) } });
  } else {
    showToast({ text: cause.code === 'WISHLIST_LIMIT' ? cause.message : FAILED[action] });
  }
}
