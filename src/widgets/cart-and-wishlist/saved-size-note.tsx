import { useState } from 'react';
import { oneSize, sizeWords } from '#shared/goods/size-words.ts';
import { formatMoney } from '#shared/text/money.ts';
import { useKnownCart } from '@/features/cart/state/use-cart';
import type { CardCart } from '@/features/catalog/cards/product-card';
import type { WishlistEntry } from '@/lib/api';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { PageLink } from '@/lib/ui/links/page-link';
import { NotifyMe } from './notify-me';

type SavedSize = Pick<WishlistEntry, 'articleId' | 'size' | 'sizeChosen' | 'inStock' | 'priceDrop'>;

type SavedSizeNoteProps = {
  saved: SavedSize;
  name: string;
  cart: CardCart;
  onInStock(): void;
};

/** Puts the button above the link that covers the text of the card. */
const ACTION =
  'relative -mb-2 min-h-11 self-start text-left underline decoration-1 decoration-field underline-offset-4 hover:decoration-current';

/**
 * The text below a wishlist card: the saved size, what has changed about it, and a button that adds it to the
 * cart. For a colour saved without a size it is only a lower price.
 */
export function SavedSizeNote({ saved, name, cart, onInStock }: SavedSizeNoteProps) {
  const { sizeChosen, inStock, priceDrop } = saved;
  const state = stateOf(saved);
  return (
    <>
      {state && (
        <p data-gone={inStock ? undefined : ''} className="mt-2 text-caption text-ink-2">
          {state}
        </p>
      )}
      {priceDrop !== null && (
        <p className="text-accent text-caption">{`Подешевело на\u00a0${formatMoney(priceDrop)}`}</p>
      )}
      {sizeChosen && inStock && <AddSaved saved={saved} name={name} cart={cart} />}
      {sizeChosen && !inStock && (
        <NotifyMe article={{ ...saved, name }} onInStock={onInStock} className={ACTION} />
      )}
    </>
  );
}

/**
 * A sentence about the saved size. Undefined if there is nothing to say: the colour is in stock, and no size
 * was chosen or there is only one.
 */
function stateOf({ size, sizeChosen, inStock }: SavedSize): string | undefined {
  if (size === oneSize) return inStock ? undefined : 'Закончилось';
  if (!sizeChosen) return inStock ? undefined : 'Все размеры закончились';
  return inStock ? `Размер\u00a0${size}` : `Размер\u00a0${size} закончился`;
}

/**
 * A button that adds the saved size to the cart, then a link to the cart. Other sizes are in the card's size
 * band.
 */
function AddSaved({
  saved: { articleId, size },
  name,
  cart,
}: Pick<SavedSizeNoteProps, 'saved' | 'name' | 'cart'>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isInCart = useKnownCart()?.items.some((item) => item.articleId === articleId && !item.isGift);

  async function add() {
    if (busy) return;
    setBusy(true);
    try {
      const refused = await cart.add(articleId);
      setRefusal(refused);
      if (refused === undefined) cart.added();
    } finally {
      setBusy(false);
    }
  }

  if (isInCart) {
    return (
      <PageLink to="/cart" className={`${ACTION} py-3`}>
        В&nbsp;корзине
      </PageLink>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Добавить в\u00a0корзину: ${name}, ${sizeWords(size, ' ')}`}
        aria-busy={busy || undefined}
        onClick={() => void add()}
        className={busy ? `${ACTION} busy-line` : ACTION}
      >
        Добавить в&nbsp;корзину
      </button>
      {refusal && <ErrorNotice className="mt-2">{refusal}</ErrorNotice>}
    </>
  );
}
